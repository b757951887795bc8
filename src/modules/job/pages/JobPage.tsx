import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/apiError.ts';
import { useJob } from '#modules/worklist/queries.ts';
import { useAround } from '#modules/worklist/useJobRows.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { JobView } from '../components/JobView.tsx';
import '../job.css';

const route = getRouteApi('/app/jobdetails/$id');

/** One job: when it is due, what is to be done, and what was said and done so far. */
export function JobPage() {
  const { t } = useTranslation(['job', 'worklist', 'files', 'history']);
  const { id } = route.useParams();
  const { data: job, error, refetch } = useJob(id);
  const around = useAround();
  const gone = error instanceof ApiError && error.status === 404;
  if (job && around.ready)
    return (
      <>
        {/* What somebody was about to enter stays, to be written elsewhere. */}
        {gone && (
          <div className="jb-gone">
            <Banner
              kind="warn"
              icon={<Glyph name="warning" />}
              action={<ButtonLink to="/app/worklist">{t('toList')}</ButtonLink>}
            >
              {t('gone')}
            </Banner>
          </div>
        )}
        <JobView key={id} job={job} around={around} />
      </>
    );
  if (!error || job)
    return (
      <div className="jb">
        <div className="panel">
          <Skeleton rows={2} />
        </div>
        <div className="panel jb-wait">
          <Skeleton rows={8} />
        </div>
      </div>
    );
  return (
    <>
      <PageHeader
        title={t('worklist:title')}
        crumbs={[{ label: t('worklist:title'), to: '/app/worklist' }]}
      />
      {gone ? (
        <EmptyState
          title={t('gone')}
          hint={t('goneHint')}
          action={<ButtonLink to="/app/worklist">{t('toList')}</ButtonLink>}
        />
      ) : (
        <ErrorState
          title={t('loadFailed')}
          {...(error instanceof ApiError ? { reason: error.message } : {})}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
