import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { newId } from '#lib/newId.ts';
import { useUser } from '#modules/auth/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useOpened } from '#ui/form/useOpened.ts';
import { type Equipment, equipmentFields } from '../contract.ts';
import { copyOf, useCreateEquipment, useDuplicateEquipment, useUpdateEquipment } from '../queries.ts';
import { withDescendants } from '../rules.ts';
import { EquipmentForm } from './EquipmentForm.tsx';
import { placeOptions } from './places.ts';

/** The contract's defaults; a name is the one thing a person must give. */
const blank = { ...equipmentFields.parse({ name: '-' }), name: '' };

type Common = { all: readonly Equipment[]; open: boolean; onClose: () => void };

/** Adds equipment, at the top or below `parent`; department and place are taken over from the parent. */
export function CreateEquipmentDialog({ all, open, onClose, parent }: Common & { parent?: Equipment }) {
  const { t } = useTranslation('equipment');
  const { boatID } = useUser();
  const create = useCreateEquipment();
  const navigate = useNavigate();
  // The same until the form closes: saving again after a lost answer is the same create.
  const id = useRef(newId());
  return (
    <FormDialog
      open={open}
      title={parent ? t('newSub') : t('new')}
      schema={equipmentFields}
      defaultValues={{
        ...blank,
        parentID: parent?._id ?? '',
        department: parent?.department ?? '',
        location: parent?.location ?? '',
      }}
      draftKey={`equipment.new.${parent?._id ?? ''}`}
      onSubmit={async (fields) => {
        const item = await create.mutateAsync({ ...fields, _id: id.current, boatID });
        if (!parent) await navigate({ to: '/app/equipment/$id', params: { id: item._id } });
      }}
      onClose={() => {
        id.current = newId();
        onClose();
      }}
      wide
    >
      <EquipmentForm all={all} />
    </FormDialog>
  );
}

/** Edits all fields; only what was changed is sent. */
export function EditEquipmentDialog({ all, open, onClose, item }: Common & { item: Equipment }) {
  const update = useUpdateEquipment();
  const { opened, rev, learn } = useOpened(open, item);
  return (
    <FormDialog
      open={open}
      title={opened.name}
      schema={equipmentFields}
      defaultValues={equipmentFields.parse(opened)}
      draftKey={`equipment.edit.${item._id}`}
      onSubmit={(fields) => {
        const old: Record<string, unknown> = opened;
        const changed = Object.fromEntries(
          Object.entries(fields).filter(([key, value]) => old[key] !== value),
        );
        return Object.keys(changed).length > 0
          ? update.mutateAsync({ _id: item._id, ...changed, rev }).catch(learn)
          : undefined;
      }}
      onClose={onClose}
      wide
    >
      <EquipmentForm all={all} current={item} />
    </FormDialog>
  );
}

const place = z.object({ parentID: z.string() });

/** Moves one or many to another place in the tree. */
export function MoveDialog({ all, open, onClose, items }: Common & { items: readonly Equipment[] }) {
  const { t } = useTranslation('equipment');
  const update = useUpdateEquipment();
  const only = items.length === 1 ? items[0] : undefined;
  return (
    <FormDialog
      open={open}
      title={only ? t('moveTitle', { name: only.name }) : t('moveMany', { count: items.length })}
      schema={place}
      defaultValues={{ parentID: only?.parentID ?? '' }}
      onSubmit={async ({ parentID }) => {
        for (const item of items)
          if (item.parentID !== parentID) await update.mutateAsync({ _id: item._id, parentID });
      }}
      onClose={onClose}
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

const naming = equipmentFields.pick({ name: true });

/** Copies a group with its subgroups under a new name and opens the copy. */
export function DuplicateDialog({ all, open, onClose, item }: Common & { item: Equipment }) {
  const { t } = useTranslation('equipment');
  const duplicate = useDuplicateEquipment();
  const navigate = useNavigate();
  // As above: the ids of the copy stay until the form closes.
  const made = useRef<ReturnType<typeof copyOf>>(undefined);
  return (
    <FormDialog
      open={open}
      title={t('duplicateTitle', { name: item.name })}
      schema={naming}
      defaultValues={{ name: t('copyName', { name: item.name }) }}
      onSubmit={async ({ name }) => {
        if (made.current?.name !== name) made.current = copyOf(item, all, name);
        const copy = made.current;
        await duplicate.mutateAsync(copy);
        await navigate({ to: '/app/equipment/$id', params: { id: copy.ids[item._id] ?? item._id } });
      }}
      onClose={() => {
        made.current = undefined;
        onClose();
      }}
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
