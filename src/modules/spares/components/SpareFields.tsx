import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useInventory } from '#modules/inventory/queries.ts';
import { useSections } from '#modules/sections/queries.ts';
import { useSpareEquipment } from '#modules/spareequipment/queries.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import type { spareFields } from '../contract.ts';
import { useSpares } from '../queries.ts';

export type SpareValues = z.input<typeof spareFields>;

/** The fields of a part; sections are those of its equipment. */
export function SpareFields() {
  const { t } = useTranslation('spares');
  const { data: all = [] } = useSpares();
  const { data: equipment = [] } = useSpareEquipment();
  const { data: sections = [] } = useSections();
  const { data: stock = [] } = useInventory();
  const { setValue } = useFormContext<SpareValues>();
  const equipmentID = useWatch<SpareValues, 'equipmentID'>({ name: 'equipmentID' });
  return (
    <>
      <TextInput<SpareValues> name="designation" label={t('field.designation')} required autoFocus />
      <TextInput<SpareValues> name="partNo" label={t('field.partNo')} autoCapitalize="characters" />
      <FormSection title={t('group.where')} />
      <PickInput<SpareValues>
        name="equipmentID"
        label={t('field.equipmentID')}
        required
        options={equipment.map(({ _id, equipmentName, department }) => ({
          value: _id,
          label: equipmentName,
          hint: department,
        }))}
        onPick={() => setValue('sectionID', '', { shouldDirty: true })}
      />
      <SelectInput<SpareValues>
        name="sectionID"
        label={t('field.sectionID')}
        empty={t('noSection')}
        options={sections
          .filter((section) => section.equipmentID === equipmentID)
          .map(({ _id: value, sectionName: label }) => ({ value, label }))}
      />
      <TextInput<SpareValues> name="key" label={t('field.key')} help={t('keyHelp')} />
      <NumberInput<SpareValues> name="quantity" label={t('field.quantity')} />
      <FormSection title={t('group.particulars')} />
      <TextInput<SpareValues> name="measurement" label={t('field.measurement')} />
      <ComboInput<SpareValues> name="unit" label={t('field.unit')} suggestionsFrom={all} />
      <ComboInput<SpareValues> name="standard" label={t('field.standard')} suggestionsFrom={all} />
      <TextInput<SpareValues> name="serailNo" label={t('field.serailNo')} />
      <ComboInput<SpareValues> name="fn" label={t('field.fn')} suggestionsFrom={all} />
      <ComboInput<SpareValues> name="department" label={t('field.department')} suggestionsFrom={all} />
      <PickInput<SpareValues>
        name="inventoryID"
        label={t('field.inventoryID')}
        help={t('stockHelp')}
        wide
        options={stock.map(({ _id, name, partNo }) => ({ value: _id, label: name, hint: partNo }))}
      />
      <TextArea<SpareValues> name="description" label={t('field.description')} wide />
    </>
  );
}
