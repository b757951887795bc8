import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useAllJobs } from '#modules/worklist/queries.ts';
import { addDays } from '#modules/worklist/rules/days.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import styles from '../job.module.css';
import { type By, hoursStay, laterOf } from '../postponing.ts';
import { useNextDueLabels } from '../useNextDueLabels.ts';
import { projectsOf } from './options.tsx';
import type { PostponeValues } from './postponeForm.ts';

type Props = { jobs: readonly Job[]; machines: ReadonlyMap<string, Equipment>; today: string };

/** The new due date: by a week, a month, to a day, or to a project's day; and its effect on each job. */
export function PostponeTo({ jobs, machines, today }: Props) {
  const { t } = useTranslation(['job', 'worklist']);
  const labels = useJobLabels();
  const say = useNextDueLabels();
  const { data: all = [] } = useAllJobs();
  const { setValue } = useFormContext<PostponeValues>();
  const { field: by, fieldState } = useController<PostponeValues, 'by'>({ name: 'by' });
  const [dueDate, dueHours, project] = useWatch<PostponeValues, ['dueDate', 'dueHours', 'project']>({
    name: ['dueDate', 'dueHours', 'project'],
  });
  const projects = projectsOf(all);
  const day = projects.get(project);
  const only = jobs.length === 1 ? jobs[0] : undefined;
  const wish = { by: by.value, dueDate, dueHours: Number.isNaN(dueHours) ? null : dueHours };
  const rows = jobs.map((job) => {
    const machine = machines.get(job.equipmentID);
    const later = laterOf(job, machine, wish, today);
    const to = { dueDate: later.dueDate ?? job.dueDate, dueHours: later.dueHours ?? job.dueHours };
    return {
      job,
      from: say(job, job, machine) || t('noDue'),
      to: later.dueDate === null && later.dueHours === null ? '' : say(job, to, machine),
      stays: hoursStay(job, later, machine, today),
    };
  });
  const toProject = (name: string) => {
    const common = projects.get(name);
    if (!common) return;
    by.onChange('day');
    setValue('dueDate', common, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <div className="wide">
        <Segmented<By>
          label={t('postpone.by')}
          showLabel
          value={by.value}
          onChange={by.onChange}
          options={[
            { value: 'week', label: t('postpone.week') },
            { value: 'month', label: t('postpone.month') },
            { value: 'day', label: t('postpone.day') },
          ]}
        />
        {fieldState.error && (
          <span className="help err" role="alert">
            <Icon name="error" size="s" />
            {fieldState.error.message}
          </span>
        )}
      </div>
      {by.value === 'day' && (
        <DateInput<PostponeValues> name="dueDate" label={t('postpone.until')} min={addDays(today, 1)} wide />
      )}
      {only && only.dueHours !== null && (
        <NumberInput<PostponeValues>
          name="dueHours"
          label={t('postpone.hours')}
          unit={t('worklist:hoursUnit')}
          help={t('postpone.hoursHelp', { hours: labels.hours(only.dueHours) })}
          wide
        />
      )}
      <ComboInput<PostponeValues>
        name="project"
        label={t('worklist:field.project')}
        suggestions={[...projects.keys()]}
        onTake={toProject}
        help={day ? t('postpone.projectDay', { day: labels.day(day) }) : t('postpone.projectHelp')}
        wide
      />
      <ul className={`rows panel wide ${styles.results}`} aria-label={t('postpone.result')}>
        {rows.map(({ job, from, to, stays }) => (
          <li key={job._id}>
            <div className="li">
              <div className="t">
                {!only && <b>{job.title}</b>}
                <span className={styles.wrap}>{t('postpone.now', { when: from })}</span>
                <span className={`${styles.wrap} ${styles.ink}`} role="status">
                  {to && t('postpone.after', { when: to })}
                </span>
                {stays && (
                  <span className={`due-ink ${styles.wrap}`}>
                    <Icon name="warning" size="s" /> {t('postpone.hoursStay')}
                  </span>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
