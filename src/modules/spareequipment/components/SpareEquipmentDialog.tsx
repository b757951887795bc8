import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { useAllEquipment } from '#modules/equipment/queries.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { type SpareEquipment, spareEquipmentFields } from '../contract.ts';
import { useCreateSpareEquipment, useSpareEquipment, useUpdateSpareEquipment } from '../queries.ts';

type Values = z.input<typeof spareEquipmentFields>;

/** Adds an equipment to the spares book and opens its sections, or changes one. */
export default function SpareEquipmentDialog({
  item,
  onClose,
}: {
  item?: SpareEquipment;
  onClose: () => void;
}) {
  const { t } = useTranslation('spareequipment');
  const user = useUser();
  const { mutateAsync: create } = useCreateSpareEquipment();
  const { mutateAsync: update } = useUpdateSpareEquipment();
  const { data: all = [] } = useSpareEquipment();
  const { data: machines = [] } = useAllEquipment();
  const navigate = useNavigate();
  const { opened, ...form } = useItemForm({
    name: 'spareequipment',
    schema: spareEquipmentFields,
    item,
    create: async (fields) => {
      const { _id } = await create({ ...fields, boatID: user.boatID });
      await navigate({ to: '/app/sections', search: { equipment: _id } });
    },
    update,
  });
  return (
    <FormDialog {...form} title={opened?.equipmentName ?? t('new')} onClose={onClose}>
      <TextInput<Values> name="equipmentName" label={t('field.equipmentName')} required autoFocus />
      <ComboInput<Values> name="department" label={t('field.department')} suggestionsFrom={all} />
      {can(user, equipment.access.read) && (
        <PickInput<Values>
          name="equipmentGroupID"
          label={t('field.equipmentGroupID')}
          help={t('machineHelp')}
          options={machines
            .filter(({ isArchived }) => !isArchived)
            .map(({ _id, name, location }) => ({ value: _id, label: name, hint: location }))}
        />
      )}
    </FormDialog>
  );
}
