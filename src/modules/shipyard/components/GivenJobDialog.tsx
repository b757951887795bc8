import { ApiError } from '#lib/apiError.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useGivenJob } from '../queries.ts';
import styles from './shipyard.module.css';

type Props = { job: Pick<Job, '_id' | 'title'>; onClose: () => void };

/** A shared job for its contractor: when and where, what is to be done, and its steps. */
export default function GivenJobDialog({ job: { _id, title }, onClose }: Props) {
  const { t } = useTranslation('shipyard');
  const { data, error, refetch } = useGivenJob(_id);
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 403);
  return (
    <Dialog open title={data?.title ?? title} wide onClose={onClose}>
      <div className={styles.job}>
        {gone ? (
          <EmptyState title={t('jobGone')} />
        ) : data ? (
          <GivenJob job={data} />
        ) : error ? (
          <ErrorState title={t('openFailed')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={6} />
        )}
      </div>
    </Dialog>
  );
}

function GivenJob({ job }: { job: Job }) {
  const { t } = useTranslation(['shipyard', 'worklist']);
  const labels = useJobLabels();
  const due = [
    job.dueDate ? labels.day(job.dueDate) : '',
    job.dueHours === null ? '' : labels.hours(job.dueHours),
  ];
  const facts = [
    [t('worklist:field.no'), job.no === null ? '' : String(job.no)],
    [t('worklist:field.due'), due.filter(Boolean).join(' · ')],
    [t('worklist:field.status'), labels.status(job.status)],
    [t('worklist:field.location'), job.location],
    [t('field.department'), job.department],
    [t('worklist:field.where'), labels.where(job)],
    [t('worklist:field.estimate'), job.estimate === null ? '' : labels.minutes(job.estimate)],
  ].filter(([, value]) => value);
  return (
    <>
      <dl className="facts-list">
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h3>{t('worklist:field.description')}</h3>
        {job.description ? (
          <p className={styles.text}>{job.description}</p>
        ) : (
          <p className="ink2">{t('noDescription')}</p>
        )}
      </section>
      {job.tasks.length > 0 && (
        <section>
          <h3>{t('worklist:field.tasks')}</h3>
          <ol className={styles.tasks}>
            {job.tasks.map((task) => {
              const tick = job.ticks[task._id];
              return (
                <li key={task._id}>
                  <span>
                    {task.text}
                    {task.unit && <span className="small ink2"> · {t('reading', { unit: task.unit })}</span>}
                  </span>
                  {tick && (
                    <span className="small ink2 nw">
                      <Icon name="check" size="s" />{' '}
                      {tick.value === null ? t('done') : `${tick.value} ${task.unit}`}
                    </span>
                  )}
                </li>
              );
            })}
          </ol>
        </section>
      )}
      {job.parts.length > 0 && (
        <section>
          <h3>{t('worklist:field.parts')}</h3>
          <ul className={styles.tasks}>
            {job.parts.map(({ _id, name, partNo, quantity }) => (
              <li key={_id}>
                <span>{[name, partNo].filter(Boolean).join(' · ')}</span>
                <span className="small ink2 nw">× {quantity}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
