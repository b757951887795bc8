import { useState } from 'react';
import { z } from 'zod/mini';
import { ApiError } from '#lib/apiError.ts';
import { bare, requiredDay, requiredHours } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { completion } from '#modules/worklist/contract/entries.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useCompleteJobs } from '#modules/worklist/queries/commands.ts';
import { completionProblem } from '#modules/worklist/rules/commands.ts';
import { requiredOpen } from '#modules/worklist/rules/steps.ts';
import { useJobContext } from '#modules/worklist/useJobRows.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import styles from '../job.module.css';
import { openTasks } from '../rules.ts';
import { useDoneNotice } from '../useDoneNotice.ts';
import { useMeterQuestion } from '../useMeterQuestion.ts';
import { MeterShows } from './MeterShows.tsx';

const fields = z.object({
  date: requiredDay,
  note: bare(completion.shape.note),
  openReason: bare(completion.shape.openReason),
  meters: z.array(z.object({ machineID: z.string(), value: z.nullable(requiredHours) })),
});
type Values = z.infer<typeof fields>;

/** Completes several jobs: one day and note for all, and the meter figures of machines whose hours count. */
export function CompleteMany({ jobs, onClose }: { jobs: readonly Job[]; onClose: () => void }) {
  const { t } = useTranslation('job');
  const { machines, today } = useJobContext();
  const { mutateAsync: complete } = useCompleteJobs();
  const showDone = useDoneNotice();
  const withQuestion = useMeterQuestion();
  const [ids] = useState(() => new Map(jobs.map((job) => [job._id, newId()])));
  const [after] = useState(() => new Map(jobs.map((job) => [job._id, job.lastWork])));
  const needReason = new Set(
    jobs.filter((job) => machines.get(job.equipmentID)?.critical && requiredOpen(job).length > 0),
  );
  const counted = [...new Set(jobs.flatMap((job) => (job.hoursInterval === null ? [] : [job.equipmentID])))];
  const metered = counted.flatMap((id) => machines.get(id) ?? []).filter((machine) => machine.metered);

  const worksOf = ({ date, note, meters, openReason }: Values) =>
    jobs.map((job) => ({
      _id: ids.get(job._id) ?? newId(),
      jobID: job._id,
      after: after.get(job._id),
      date,
      note,
      openReason: needReason.has(job) ? openReason : '',
      meterValue: meters.find((meter) => meter.machineID === job.equipmentID)?.value ?? null,
    }));
  const schema = fields.check(
    z.superRefine((values, context) => {
      if (needReason.size > 0 && values.openReason.trim() === '')
        context.addIssue({ code: 'custom', path: ['openReason'], message: t('problem.openReason') });
      for (const [index, work] of worksOf(values).entries()) {
        const job = jobs[index];
        const problem = job && completionProblem(job, work, today);
        if (!job || !problem) continue;
        context.addIssue({
          code: 'custom',
          path: ['date'],
          message: `${job.title}: ${t(`problem.${problem}`)}`,
        });
      }
    }),
  );
  const save = async (values: Values) => {
    const works = worksOf(values);
    try {
      const worked = works.map((work, index) => {
        const machine = machines.get(jobs[index]?.equipmentID ?? '');
        const at = values.meters.findIndex(({ machineID }) => machineID === machine?._id);
        return { machine, work, path: `meters.${at}.value` };
      });
      const answer = await withQuestion(worked, (all) =>
        complete({ boatID: jobs[0]?.boatID ?? '', works: all }),
      );
      showDone(answer, works);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The form has one date for all: a server message about one job is shown with the job's name.
      throw new ApiError(
        error.status,
        error.messages.map(({ msg, path }) => {
          const job = jobs[Number(/^works\.(\d+)/.exec(path ?? '')?.[1] ?? -1)];
          return { msg: job ? `${job.title}: ${msg}` : msg };
        }),
      );
    }
  };
  return (
    <FormDialog<Values, Values>
      title={t('completeMany', { count: jobs.length })}
      schema={schema}
      defaultValues={{
        date: today,
        note: '',
        openReason: '',
        meters: metered.map((machine) => ({ machineID: machine._id, value: null })),
      }}
      onSubmit={save}
      onClose={onClose}
      submitLabel={t('completeMany', { count: jobs.length })}
    >
      <DateInput<Values> name="date" label={t('doneOn')} max={today} required wide />
      {metered.map((machine, index) => (
        <MeterShows<Values>
          key={machine._id}
          name={`meters.${index}.value`}
          machine={machine}
          label={t('meterOf', { name: machine.name })}
          wide
        />
      ))}
      {needReason.size > 0 && (
        <TextArea<Values>
          name="openReason"
          label={t('openReason')}
          help={[...needReason].map(({ title }) => title).join(' · ')}
          rows={2}
          required
        />
      )}
      <TextArea<Values> name="note" label={t('noteForAll')} rows={2} />
      <ul className={`rows panel wide ${styles.results}`}>
        {jobs.map((job) => {
          const open = openTasks(job).length;
          return (
            <li key={job._id}>
              <div className="li">
                <div className="t">
                  <b>{job.title}</b>
                  <span>
                    {[
                      machines.get(job.equipmentID)?.name,
                      open > 0 ? t('tasksOpen', { count: open }) : undefined,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </FormDialog>
  );
}
