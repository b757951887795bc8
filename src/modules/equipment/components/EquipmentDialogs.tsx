import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { type Equipment, equipmentFields } from '../contract.ts';
import { copyOf, useDuplicateEquipment } from '../queries/commands.ts';
import { useCreateEquipment, useUpdateEquipment } from '../queries.ts';
import { withDescendants } from '../rules.ts';
import { EquipmentForm } from './EquipmentForm.tsx';
import { placeOptions } from './places.ts';

type Common = { all: readonly Equipment[]; onClose: () => void };
type EditProps = Common & {
  /** The item to change; undefined to add one. */
  item?: Equipment | undefined;
  /** The parent of a new one. */
  parent?: Equipment | undefined;
};

/** Changes equipment, or adds it at the top or below `parent`, whose department and location it takes over. */
export default function EditEquipmentDialog({ all, onClose, item, parent }: EditProps) {
  const { t } = useTranslation('equipment');
  const { boatID } = useUser();
  const { mutateAsync: create } = useCreateEquipment();
  const { mutateAsync: update } = useUpdateEquipment();
  const navigate = useNavigate();
  const { opened, ...form } = useItemForm({
    name: 'equipment',
    schema: equipmentFields,
    item,
    blank: parent && { parentID: parent._id, department: parent.department, location: parent.location },
    newDraft: `new.${parent?._id ?? ''}`,
    create: async (fields) => {
      const { _id: id } = await create({ ...fields, boatID });
      if (!parent) await navigate({ to: '/app/equipment/$id', params: { id } });
    },
    update,
  });
  return (
    <FormDialog {...form} title={opened?.name ?? t(parent ? 'newSub' : 'new')} onClose={onClose} wide>
      <EquipmentForm all={all} current={item} />
    </FormDialog>
  );
}

const place = z.object({ parentID: z.string() });

/** Moves one or many items to another place in the tree. */
type MoveProps = Common & { items: readonly Equipment[]; onSaved?: () => void };

export function MoveDialog({ all, onClose, items, onSaved }: MoveProps) {
  const { t } = useTranslation('equipment');
  const update = useUpdateEquipment();
  const only = items.length === 1 ? items[0] : undefined;
  return (
    <FormDialog
      title={only ? t('moveTitle', { name: only.name }) : t('moveMany', { count: items.length })}
      schema={place}
      defaultValues={{ parentID: only?.parentID ?? '' }}
      onSubmit={async ({ parentID }) => {
        for (const item of items)
          if (item.parentID !== parentID) await update.mutateAsync({ _id: item._id, parentID });
      }}
      onClose={onClose}
      onSaved={onSaved}
      submitLabel={t('moveAction')}
    >
      <SelectInput
        name="parentID"
        label={t('newPlace')}
        options={placeOptions(all, ...items.map((item) => item._id))}
        empty={t('top')}
        wide
      />
    </FormDialog>
  );
}

const naming = z.pick(equipmentFields, { name: true });

/** Copies a group with its subgroups under a new name and opens the copy. */
export function DuplicateDialog({ all, onClose, item }: Common & { item: Equipment }) {
  const { t } = useTranslation('equipment');
  const duplicate = useDuplicateEquipment();
  const navigate = useNavigate();
  // The ids of the copy stay until the form closes: saving again after a lost answer is the same copy.
  const made = useRef<ReturnType<typeof copyOf>>(undefined);
  return (
    <FormDialog
      title={t('duplicateTitle', { name: item.name })}
      schema={naming}
      defaultValues={{ name: t('copyName', { name: item.name }) }}
      onSubmit={async ({ name }) => {
        if (made.current?.name !== name) made.current = copyOf(item, all, name);
        const copy = made.current;
        await duplicate.mutateAsync(copy);
        await navigate({ to: '/app/equipment/$id', params: { id: copy.ids[item._id] ?? item._id } });
      }}
      onClose={onClose}
      submitLabel={t('duplicate')}
    >
      <TextInput
        name="name"
        label={t('field.name')}
        required
        wide
        help={t('duplicateHint', { count: withDescendants(item._id, all).size })}
      />
    </FormDialog>
  );
}
