import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useJob, useMayJobs } from '#modules/worklist/queries.ts';
import { useJobContext } from '#modules/worklist/useJobRows.ts';
import { ItemPage } from '#ui/ItemPage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { JobView } from '../components/JobView.tsx';
import styles from '../job.module.css';

const route = getRouteApi('/app/jobdetails/$id');

/** One job: when it is due, what is to be done, and its comments and work so far. */
export function JobPage() {
  const { t } = useTranslation(['job', 'worklist', 'files', 'history']);
  const { id } = route.useParams();
  const context = useJobContext();
  const plans = useMayJobs();
  return (
    <ItemPage
      query={useJob(id)}
      title={t('worklist:title')}
      t={t}
      back={plans ? { to: '/app/worklist', label: t('toList') } : { to: '/app/home', label: t('toHome') }}
      goneStatuses={[403, 404]}
      ready={context.ready}
      skeleton={
        <div className={styles.job}>
          <div className="panel">
            <Skeleton rows={2} />
          </div>
          <div className={`panel ${styles.wait}`}>
            <Skeleton rows={8} />
          </div>
        </div>
      }
    >
      {(job) => <JobView key={id} job={job} context={context} />}
    </ItemPage>
  );
}
