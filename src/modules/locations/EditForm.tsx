import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { type Location, locationFields, placeKinds } from './contract.ts';
import { useCreateLocation, useUpdateLocation } from './queries.ts';
import { usePlaces } from './usePlaces.ts';

type Values = z.input<typeof locationFields>;
type Props = { item?: Location; parentID?: string; onClose: () => void };

/** Adds a place, or renames and moves one with all that is in it. */
export default function EditForm({ item, parentID = '', onClose }: Props) {
  const { t } = useTranslation('locations');
  const { boatID } = useUser();
  const { mutateAsync: create } = useCreateLocation();
  const { mutateAsync: update } = useUpdateLocation();
  const { options } = usePlaces(item?._id);
  const { opened, ...form } = useItemForm({
    name: 'locations',
    schema: locationFields,
    item,
    blank: { parentID, kind: 'locker' },
    newDraft: `new.${parentID}`,
    create: (fields) => create({ ...fields, boatID }),
    update,
  });
  return (
    <FormDialog {...form} title={opened?.name ?? t('new')} onClose={onClose}>
      <TextInput<Values> name="name" label={t('field.name')} required autoFocus />
      <SelectInput<Values>
        name="kind"
        label={t('field.kind')}
        options={placeKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <PickInput<Values>
        name="parentID"
        label={t('field.parentID')}
        options={options}
        placeholder={t('top')}
        wide
      />
      <TextArea<Values> name="description" label={t('field.description')} wide />
    </FormDialog>
  );
}
