import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { manningFields } from '../contract.ts';
import { useCreateManning, useManning, useUpdateManning } from '../queries.ts';
import { manningGroups } from '../rules/manning.ts';

type Values = z.input<typeof manningFields>;

/** The least crew, as the vessel's safe manning document says. */
export default function ManningDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('leave');
  const { boatID } = useUser();
  const { mutateAsync: create } = useCreateManning();
  const { mutateAsync: update } = useUpdateManning();
  const form = useItemForm({
    name: 'manning',
    schema: manningFields,
    item: useManning(),
    // One a boat: two devices without a link begin the same.
    create: (fields) => create({ ...fields, _id: `manning-${boatID}`.slice(0, 64), boatID }),
    update,
  });
  return (
    <FormDialog {...form} title={t('safeManning')} onClose={onClose}>
      {manningGroups.map((group) => (
        <NumberInput<Values> key={group} name={group} label={t(`field.${group}`)} whole />
      ))}
      <DateInput<Values> name="validUntil" label={t('field.validUntil')} />
    </FormDialog>
  );
}
