import { useMemo } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import type { Equipment, EquipmentFields } from '../contract.ts';
import { placeOptions } from './places.ts';

type Props = { all: readonly Equipment[]; current?: Equipment | undefined };

/** The fields of equipment, for create and edit. Existing departments, locations and manufacturers are suggested. */
export function EquipmentForm({ all, current }: Props) {
  const { t } = useTranslation('equipment');
  const places = useMemo(() => placeOptions(all, current?._id), [all, current?._id]);
  return (
    <>
      <TextInput<EquipmentFields> name="name" label={t('field.name')} required wide />
      <SelectInput<EquipmentFields>
        name="parentID"
        label={t('field.parentID')}
        options={places}
        empty={t('top')}
        wide
      />
      <ComboInput<EquipmentFields>
        name="manufacturer"
        label={t('field.manufacturer')}
        suggestionsFrom={all}
      />
      <TextInput<EquipmentFields> name="modelNumber" label={t('field.modelNumber')} />
      <TextInput<EquipmentFields> name="serialNumber" label={t('field.serialNumber')} />
      <ComboInput<EquipmentFields> name="department" label={t('field.department')} suggestionsFrom={all} />
      <ComboInput<EquipmentFields> name="location" label={t('field.location')} suggestionsFrom={all} wide />
      <FormSection title={t('flags')} />
      <SwitchInput<EquipmentFields> name="critical" label={t('field.critical')} help={t('help.critical')} />
      <SwitchInput<EquipmentFields> name="metered" label={t('field.metered')} help={t('help.metered')} />
      <SwitchInput<EquipmentFields> name="atSea" label={t('field.atSea')} help={t('help.atSea')} />
      <SwitchInput<EquipmentFields> name="atPort" label={t('field.atPort')} help={t('help.atPort')} />
      {current && (
        <SwitchInput<EquipmentFields>
          name="isArchived"
          label={t('field.isArchived')}
          help={t('help.isArchived')}
        />
      )}
      <TextArea<EquipmentFields> name="remarks" label={t('field.remarks')} wide />
    </>
  );
}
