import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { usePostponeJobs } from '#modules/worklist/queries/commands.ts';
import { postponeProblem } from '#modules/worklist/rules/commands.ts';
import { useJobContext } from '#modules/worklist/useJobRows.ts';
import { addAlert } from '#stores/alerts.ts';
import { Banner } from '#ui/Banner.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Icon } from '#ui/Icon.tsx';
import { laterOf } from '../postponing.ts';
import { useNextDueLabels } from '../useNextDueLabels.ts';
import { PostponeTo } from './PostponeTo.tsx';
import { pathsUnder } from './pathsUnder.ts';
import { type PostponeValues, postponeFields } from './postponeForm.ts';

type Props = {
  jobs: readonly Job[];
  /** The preselected new due date or hours. */
  until?: { dueDate: string | null; dueHours: number | null };
  onClose: () => void;
};

/** Postpones one or several jobs, with a reason; on critical equipment it requests approval by a second person. */
export default function PostponeDialog({ jobs, until, onClose }: Props) {
  const { t } = useTranslation('job');
  const { machines, today } = useJobContext();
  const { firstName, lastName, _id: byID } = useUser();
  const { mutateAsync: postpone } = usePostponeJobs();
  const say = useNextDueLabels();
  const [first, ...others] = jobs;
  if (!first) return null;
  const one = others.length === 0;
  const critical = jobs.filter((job) => machines.get(job.equipmentID)?.critical);

  const wished = (values: PostponeValues) =>
    jobs.map((job) => ({
      jobID: job._id,
      ...laterOf(job, machines.get(job.equipmentID), values, today),
      project: values.project,
      reason: values.reason,
    }));
  const schema = postponeFields.check(
    z.superRefine((values, context) => {
      for (const [index, later] of wished(values).entries()) {
        const job = jobs[index];
        const problem = job && postponeProblem(job, later);
        if (!job || !problem) continue;
        const byHours =
          one && later.dueHours !== null && job.dueHours !== null && later.dueHours <= job.dueHours;
        context.addIssue({
          code: 'custom',
          path: [byHours ? 'dueHours' : values.by === 'day' ? 'dueDate' : 'by'],
          message: one ? t(`problem.${problem}`) : `${job.title}: ${t(`problem.${problem}`)}`,
        });
      }
    }),
  );
  const save = async (values: PostponeValues) => {
    const answer = await postpone({
      boatID: first.boatID,
      postponements: wished(values),
      by: `${firstName} ${lastName}`.trim(),
      byID,
    }).catch(pathsUnder('postponements.0.'));
    if (answer.length === 0) return;
    const asked = answer.filter((job) => job.postponeAsked !== null).length;
    const [job] = answer;
    const when = job ? say(job, job, machines.get(job.equipmentID)) : '';
    addAlert({
      kind: 'success',
      text:
        asked > 0
          ? t('postpone.asked', { count: asked })
          : one && when
            ? t('postpone.done', { when })
            : t('postpone.doneMany', { count: answer.length }),
    });
  };
  return (
    <FormDialog<PostponeValues, PostponeValues>
      title={one ? t('postpone.title', { title: first.title }) : t('postpone.many', { count: jobs.length })}
      schema={schema}
      defaultValues={{
        by: until ? 'day' : 'week',
        dueDate: until?.dueDate ?? null,
        dueHours: until?.dueHours ?? null,
        project: '',
        reason: '',
      }}
      onSubmit={save}
      onClose={onClose}
      submitLabel={t(one && critical.length > 0 ? 'postpone.ask' : 'postpone.action')}
    >
      {critical.length > 0 && (
        <div className="wide">
          <Banner kind="warn" icon={<Icon name="shield" />}>
            {one
              ? t('postpone.critical')
              : t('postpone.criticalMany', { jobs: critical.map((job) => job.title).join(' · ') })}
          </Banner>
        </div>
      )}
      <PostponeTo jobs={jobs} machines={machines} today={today} />
      <TextArea<PostponeValues>
        name="reason"
        label={t('postpone.reason')}
        help={t('postpone.reasonHelp')}
        rows={2}
        required
      />
    </FormDialog>
  );
}
