import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { JobChip } from '#modules/worklist/components/JobChip.tsx';
import { isClosed } from '#modules/worklist/rules/due.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import styles from '../job.module.css';
import { openTasks } from '../rules.ts';
import { useReopen } from '../useReopen.ts';
import { commentField } from './CommentForm.tsx';
import type { JobDialog } from './JobDialogs.tsx';
import { JobMenu } from './JobMenu.tsx';

type Props = {
  row: JobRow;
  onOpen: (dialog: JobDialog) => void;
  /** Whether the person plans jobs; otherwise they only do this one. */
  plans: boolean;
};

const machineName = ({ name, manufacturer, modelNumber }: NonNullable<JobRow['machine']>) =>
  [name, [manufacturer, modelNumber].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Title, state and facts of a job, and its actions: in the header in an office, within the thumb's reach on touch. */
export function JobHeader({ row, onOpen, plans }: Props) {
  const { t } = useTranslation(['job', 'worklist']);
  const labels = useJobLabels();
  const reopen = useReopen();
  const { job, machine, state } = row;
  const mayMachines = can(useMaybeUser(), { flag: 'equipmentspage' });
  const open = openTasks(job).length;
  const facts = [
    job.department,
    labels.where(job),
    job.estimate === null ? '' : t('about', { time: labels.minutes(job.estimate) }),
  ].filter(Boolean);
  const toComment = () => {
    const field = document.getElementById(commentField);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.head}>
      <PageHeader
        title={job.title}
        crumbs={[
          { label: t('worklist:title'), to: plans ? '/app/worklist' : '/app/home' },
          ...(job.no === null ? [] : [{ label: t('no', { no: job.no }) }]),
        ]}
        facts={
          <>
            {machine && (
              <>
                {mayMachines ? (
                  <AppLink to="/app/equipment/$id" params={{ id: machine._id }}>
                    {machineName(machine)}
                  </AppLink>
                ) : (
                  machineName(machine)
                )}
                {' · '}
              </>
            )}
            {facts.join(' · ')}
          </>
        }
        actions={
          <>
            {machine?.critical && <StateChip state="critical" />}
            <JobChip state={state} />
            <WaitingPill id={job._id} />
            <JobMenu job={job} onOpen={onOpen} plans={plans} />
          </>
        }
        primary={
          <>
            {isClosed(job) ? (
              plans && (
                <Button variant="primary" icon={<Icon name="refresh" />} onClick={() => reopen(job)}>
                  {t('reopen')}
                </Button>
              )
            ) : (
              <>
                <Button
                  variant="primary"
                  className={styles.main}
                  icon={<Icon name="check" />}
                  onClick={() => onOpen('complete')}
                >
                  {t('complete')}
                  {open > 0 && <span className={styles.open}>{t('tasksOpen', { count: open })}</span>}
                </Button>
                {plans && (
                  <Button
                    className={styles.side}
                    icon={<Icon name="repeat" />}
                    onClick={() => onOpen('postpone')}
                  >
                    {t('postpone.open')}
                  </Button>
                )}
              </>
            )}
            <Button
              className={`${styles.side} ${styles.sayButton}`}
              aria-label={t('comment')}
              title={t('comment')}
              icon={<Icon name="comment" />}
              onClick={toComment}
            />
          </>
        }
        primaryInBottomBar
      />
    </div>
  );
}
