import { useTranslation } from '#lib/useTranslation.ts';
import { ErrorState } from '#ui/ErrorState.tsx';

/** In the place of a page whose code did not come, or that failed: the frame around it goes on working. */
export function PageError() {
  const { t } = useTranslation('app');
  return (
    <div className="panel">
      <ErrorState
        title={t('pageFailed')}
        reason={t('pageFailedWhy')}
        // A browser that could not load a module may never ask for it again in the same document.
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
