import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useAddBoat, useCompanies, useResetBoat } from '#modules/management/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import type { FleetBoat } from '../contract.ts';

const schema = z.object({ managementID: z.string() });

/** Gives a boat to another company, or to none. */
export default function MoveBoatDialog({ boat, onClose }: { boat: FleetBoat; onClose: () => void }) {
  const { t } = useTranslation(['superadmin', 'management']);
  const { data: companies = [] } = useCompanies();
  const { mutateAsync: add } = useAddBoat();
  const { mutateAsync: reset } = useResetBoat();
  const move = async ({ managementID }: z.infer<typeof schema>) => {
    if (managementID === boat.managementID) return;
    await (managementID === '' ? reset(boat._id) : add({ managementID, boatID: boat._id }));
  };
  return (
    <FormDialog
      title={t('moveTitle', { name: boat.name })}
      schema={schema}
      defaultValues={{ managementID: boat.managementID }}
      submitLabel={t('shared:save')}
      onSubmit={move}
      onClose={onClose}
    >
      <NeedsConnection />
      <SelectInput
        name="managementID"
        label={t('field.company')}
        help={t('moveHelp')}
        options={companies.map(({ _id, name }) => ({ value: _id, label: name }))}
        empty={t('company')}
        wide
      />
    </FormDialog>
  );
}
