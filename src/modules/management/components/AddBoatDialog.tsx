import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useBoats } from '#modules/superadmin/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { NeedsLink } from '#ui/NeedsLink.tsx';
import type { Company } from '../contract.ts';
import { useAddBoat } from '../queries.ts';

const schema = z.object({ boatID: z.string().min(1) });

/** Puts a boat under a company. */
export default function AddBoatDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTranslation('management');
  const { data: boats = [] } = useBoats();
  const add = useAddBoat();
  return (
    <FormDialog
      open
      title={t('addBoatTo', { name: company.name })}
      schema={schema}
      defaultValues={{ boatID: '' }}
      submitLabel={t('addBoat')}
      onSubmit={({ boatID }) => add.mutateAsync({ managementID: company._id, boatID })}
      onClose={onClose}
    >
      <NeedsLink />
      <PickInput
        name="boatID"
        label={t('glance.boat')}
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
