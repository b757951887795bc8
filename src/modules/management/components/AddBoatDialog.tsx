import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useBoats } from '#modules/superadmin/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import type { Company } from '../contract.ts';
import { useAddBoat } from '../queries.ts';

const schema = z.object({ boatID: z.string().check(z.minLength(1)) });

/** Adds a boat to a company. */
export default function AddBoatDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTranslation('management');
  const { data: boats = [] } = useBoats();
  const add = useAddBoat();
  return (
    <FormDialog
      title={t('addBoatTo', { name: company.name })}
      schema={schema}
      defaultValues={{ boatID: '' }}
      submitLabel={t('addBoat')}
      onSubmit={({ boatID }) => add.mutateAsync({ managementID: company._id, boatID })}
      onClose={onClose}
    >
      <NeedsConnection />
      <PickInput
        name="boatID"
        label={t('summary.boat')}
        help={t('addBoatHelp')}
        options={boats
          .filter(({ managementID }) => managementID !== company._id)
          .map(({ _id, name, managementName }) => ({ value: _id, label: name, hint: managementName }))}
        required
        wide
      />
    </FormDialog>
  );
}
