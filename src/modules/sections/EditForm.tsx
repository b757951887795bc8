import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useSpareEquipment } from '#modules/spareequipment/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useResourceForm } from '#ui/form/useResourceForm.ts';
import { type Section, sectionFields } from './contract.ts';
import { useCreateSection, useUpdateSection } from './queries.ts';

type Values = z.input<typeof sectionFields>;
type Props = {
  item?: Section;
  /** The equipment of a new section. */
  equipmentID?: string | undefined;
  onClose: () => void;
};

/** Adds a section to an equipment and opens it, or changes one. */
export default function EditForm({ item, equipmentID, onClose }: Props) {
  const { t } = useTranslation('sections');
  const { data: equipment = [] } = useSpareEquipment();
  const { opened, ...form } = useResourceForm({
    name: 'sections',
    schema: sectionFields,
    item,
    blank: { equipmentID: equipmentID ?? '' },
    newDraft: equipmentID ?? 'new',
    create: useCreateSection().mutateAsync,
    update: useUpdateSection().mutateAsync,
  });
  return (
    <FormDialog {...form} title={opened?.sectionName ?? t('new')} onClose={onClose}>
      <TextInput<Values> name="sectionName" label={t('field.sectionName')} required autoFocus />
      <SelectInput<Values>
        name="equipmentID"
        label={t('field.equipmentID')}
        required
        options={equipment.map(({ _id: value, equipmentName: label }) => ({ value, label }))}
      />
      <TextInput<Values>
        name="downloadUrl"
        label={t('field.downloadUrl')}
        help={t('downloadHelp')}
        type="url"
      />
    </FormDialog>
  );
}
