import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { type Spare, spareFields } from '../contract.ts';
import { useCreateSpare, useUpdateSpare } from '../queries.ts';
import { SpareFields, type SpareValues } from './SpareFields.tsx';

type Props = {
  item?: Spare;
  /** What is known of a new part: its equipment, its section, its number on the drawing. */
  blank?: Partial<SpareValues>;
  onClose: () => void;
};

/** Adds a part to the spares book, or changes one. */
export default function SpareDialog({ item, blank, onClose }: Props) {
  const { t } = useTranslation('spares');
  const { boatID } = useUser();
  const { mutateAsync: create } = useCreateSpare();
  const { mutateAsync: update } = useUpdateSpare();
  const { opened, ...form } = useItemForm({
    name: 'spares',
    schema: spareFields,
    item,
    blank,
    newDraft: blank?.sectionID || blank?.equipmentID || 'new',
    create: (fields) => create({ ...fields, boatID }),
    update,
  });
  return (
    <FormDialog {...form} wide title={opened?.designation ?? t('new')} onClose={onClose}>
      <SpareFields />
    </FormDialog>
  );
}
