import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { openTasks } from '../rules.ts';
import { JobStep } from './JobStep.tsx';

/** The checklist: each step is ticked with one tap, with its reading, or after its photo. */
export function TasksPanel({ job, onEdit }: { job: Job; onEdit: (() => void) | undefined }) {
  const { t } = useTranslation(['job', 'worklist']);
  const me = useMaybeUser();
  const name = me ? `${me.firstName} ${me.lastName}`.trim() : '';
  const closed = isClosed(job);
  const { length } = job.tasks;
  return (
    <Panel
      title={t('worklist:field.tasks')}
      count={length === 0 ? undefined : t('tasksOf', { done: length - openTasks(job).length, of: length })}
      action={
        !closed &&
        onEdit && (
          <Button variant="link" onClick={onEdit}>
            {t(length === 0 ? 'addTasks' : 'edit')}
          </Button>
        )
      }
    >
      {length === 0 ? (
        <EmptyState title={t('tasksNone')} hint={t('tasksNoneHint')} />
      ) : (
        <ul className="rows">
          {job.tasks.map((task) => (
            <li key={task._id}>
              <JobStep job={job} task={task} mine={job.ticks[task._id]?.by === name} disabled={closed} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
