import { useWatch } from 'react-hook-form';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { FormSection } from '#ui/form/FormSection.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { RowList } from '#ui/form/RowList.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { PartPicker } from './PartPicker.tsx';

/** The checklist and the parts of a job, row by row. */
export function JobFormLists() {
  const { t } = useTranslation(['job', 'worklist']);
  return (
    <>
      <FormSection title={t('worklist:field.tasks')} />
      <RowList
        name="tasks"
        rowLabel={t('form.task')}
        addLabel={t('form.addTask')}
        empty={t('form.noTasks')}
        blank={() => ({ _id: newId(), text: '', photo: false, unit: '', min: null, max: null })}
        ordered
      >
        {(path) => <TaskFields path={path} />}
      </RowList>
      <FormSection title={t('worklist:field.parts')} />
      <PartPicker />
      <RowList
        name="parts"
        rowLabel={t('form.part')}
        addLabel={t('form.addPart')}
        empty={t('form.noParts')}
        blank={() => ({ _id: newId(), name: '', partNo: '', quantity: 1, inventoryID: '', spareID: '' })}
      >
        {(path) => (
          <>
            <TextInput name={`${path}.name`} label={t('form.partName')} required wide />
            <TextInput name={`${path}.partNo`} label={t('form.partNo')} />
            <NumberInput name={`${path}.quantity`} label={t('form.quantity')} required />
          </>
        )}
      </RowList>
    </>
  );
}

/** A step: its text, and the unit of its reading, with limits only if there is one. */
function TaskFields({ path }: { path: string }) {
  const { t } = useTranslation('job');
  const unit: unknown = useWatch({ name: `${path}.unit` });
  return (
    <>
      <TextInput name={`${path}.text`} label={t('form.taskText')} required wide />
      <SwitchInput name={`${path}.photo`} label={t('form.photo')} />
      <TextInput name={`${path}.unit`} label={t('form.unit')} placeholder={t('form.unitHelp')} />
      {unit !== '' && (
        <>
          <NumberInput name={`${path}.min`} label={t('form.min')} />
          <NumberInput name={`${path}.max`} label={t('form.max')} />
        </>
      )}
    </>
  );
}
