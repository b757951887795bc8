import { useState } from 'react';
import { z } from 'zod/mini';
import { ApiError } from '#lib/apiError.ts';
import { bare, requiredDay, requiredHours } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { completion, type Job } from '#modules/worklist/contract.ts';
import { useCompleteJobs } from '#modules/worklist/queries/commands.ts';
import { completionProblem } from '#modules/worklist/rules/commands.ts';
import { useJobContext } from '#modules/worklist/useJobRows.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import styles from '../job.module.css';
import { openTasks } from '../rules.ts';
import { useDoneNotice } from '../useDoneNotice.ts';
import { MeterShows } from './MeterShows.tsx';

const fields = z.object({
  date: requiredDay,
  note: bare(completion.shape.note),
  meters: z.array(z.object({ machineID: z.string(), value: z.nullable(requiredHours) })),
});
type Values = z.infer<typeof fields>;

/** Completes several jobs: one day and note for all, and the meter figures of machines whose hours count. */
export function CompleteMany({ jobs, onClose }: { jobs: readonly Job[]; onClose: () => void }) {
  const { t } = useTranslation('job');
  const { machines, today } = useJobContext();
  const { mutateAsync: complete } = useCompleteJobs();
  const showDone = useDoneNotice();
  const [ids] = useState(() => new Map(jobs.map((job) => [job._id, newId()])));
  const counted = [...new Set(jobs.flatMap((job) => (job.hoursInterval === null ? [] : [job.equipmentID])))];
  const metered = counted.flatMap((id) => machines.get(id) ?? []).filter((machine) => machine.metered);

  const worksOf = ({ date, note, meters }: Values) =>
    jobs.map((job) => ({
      _id: ids.get(job._id) ?? newId(),
      jobID: job._id,
      date,
      note,
      meterValue: meters.find((meter) => meter.machineID === job.equipmentID)?.value ?? null,
    }));
  const schema = fields.check(
    z.superRefine((values, context) => {
      for (const [index, work] of worksOf(values).entries()) {
        const job = jobs[index];
        const problem = job && completionProblem(job, machines.get(job.equipmentID), work, today);
        if (!job || !problem) continue;
        const at = values.meters.findIndex((meter) => meter.machineID === job.equipmentID);
        context.addIssue({
          code: 'custom',
          path: problem === 'meterLower' && at >= 0 ? ['meters', at, 'value'] : ['date'],
          message: `${job.title}: ${t(`problem.${problem}`)}`,
        });
      }
    }),
  );
  const save = async (values: Values) => {
    const works = worksOf(values);
    try {
      showDone(await complete({ boatID: jobs[0]?.boatID ?? '', works }), works);
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
