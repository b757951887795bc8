import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { useAllEquipment } from '#modules/equipment/queries.ts';
import { type JobFields, priorities, type Status, statuses } from '#modules/worklist/contract.ts';
import { useAllJobs, usePeople } from '#modules/worklist/queries.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { MultiPick } from '#ui/form/MultiPick.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { JobFormDefect } from './JobFormDefect.tsx';
import { JobFormLists } from './JobFormLists.tsx';
import { JobFormRepeats } from './JobFormRepeats.tsx';
import { machineOptions, personOptions, projectsOf } from './options.tsx';

const none: Equipment[] = [];

/**
 * The fields of a job, for create and edit. Jobs are closed elsewhere, so `status` offers closed values only if it
 * already is one.
 */
export function JobForm({ status }: { status: Status }) {
  const { t } = useTranslation(['job', 'worklist']);
  const labels = useJobLabels();
  const { data: all = none } = useAllEquipment();
  const { data: people = [] } = usePeople();
  const { data: jobs = [] } = useAllJobs();
  const { setValue, getValues } = useFormContext<JobFields>();
  const [equipmentID, unplanned] = useWatch<JobFields, ['equipmentID', 'unplanned']>({
    name: ['equipmentID', 'unplanned'],
  });
  const machine = all.find((item) => item._id === equipmentID);

  /** Values taken over from the previous machine are replaced by those of the new one. */
  const takeOver = (id: string) => {
    const next = all.find((item) => item._id === id);
    const values = getValues();
    if (values.department === (machine?.department ?? ''))
      setValue('department', next?.department ?? '', { shouldDirty: true });
    for (const where of ['atSea', 'atPort'] as const)
      if (values[where] === (machine?.[where] ?? true))
        setValue(where, next?.[where] ?? true, { shouldDirty: true });
    if (!next?.metered)
      for (const hours of ['hoursInterval', 'dueHours', 'lastDoneHours'] as const)
        setValue(hours, null, { shouldDirty: true });
  };
  return (
    <>
      <TextInput<JobFields> name="title" label={t('worklist:field.title')} required wide />
      <PickInput<JobFields>
        name="equipmentID"
        label={t('worklist:field.equipment')}
        options={machineOptions(all, equipmentID)}
        placeholder={t('form.findMachine')}
        help={machine?.critical ? t('form.criticalHelp') : undefined}
        onPick={takeOver}
        wide
      />
      <SwitchInput<JobFields> name="unplanned" label={t('form.unplanned')} wide />
      {unplanned && <JobFormDefect />}
      <SelectInput<JobFields>
        name="priority"
        label={t('worklist:field.priority')}
        options={priorities.map((value) => ({ value, label: t(`worklist:priority.${value}`) }))}
      />
      <SelectInput<JobFields>
        name="status"
        label={t('worklist:field.status')}
        empty={labels.status('')}
        options={statuses
          .filter((each) => each !== '' && (each === status || (each !== 'done' && each !== 'cancelled')))
          .map((value) => ({ value, label: labels.status(value) }))}
      />
      <MultiPick<JobFields>
        name="assignees"
        label={t('worklist:field.assignees')}
        options={personOptions(people)}
        placeholder={t('form.findPerson')}
        wide
      />
      <TextArea<JobFields> name="description" label={t('worklist:field.description')} rows={4} />
      <FormSection title={t('worklist:field.where')} />
      <ComboInput<JobFields> name="department" label={t('field.department')} suggestionsFrom={all} />
      <ComboInput<JobFields>
        name="location"
        label={t('worklist:field.location')}
        suggestionsFrom={all}
        {...(machine?.location ? { placeholder: machine.location, help: t('form.placeHelp') } : {})}
      />
      <SwitchInput<JobFields> name="atSea" label={t('worklist:field.atSea')} />
      <SwitchInput<JobFields> name="atPort" label={t('worklist:field.atPort')} />
      <NumberInput<JobFields>
        name="estimate"
        label={t('worklist:field.estimate')}
        unit={t('form.minutes')}
        whole
      />
      <ComboInput<JobFields>
        name="project"
        label={t('worklist:field.project')}
        suggestions={[...projectsOf(jobs).keys()]}
        help={t('form.projectHelp')}
      />
      <SwitchInput<JobFields>
        name="inRound"
        label={t('worklist:field.inRound')}
        help={t('form.inRoundHelp')}
        wide
      />
      <JobFormRepeats machine={machine} once={unplanned} />
      <JobFormLists />
    </>
  );
}
