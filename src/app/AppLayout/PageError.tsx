import { useTranslation } from '#lib/useTranslation.ts';
import { ErrorState } from '#ui/ErrorState.tsx';

/** Replaces a page that failed or whose code failed to load: the frame around it continues to work. */
export function PageError() {
  const { t } = useTranslation('app');
  return (
    <div className="panel">
      <ErrorState
        title={t('pageFailed')}
        reason={t('pageFailedWhy')}
        // A browser that could not load a module may never fetch it again in the same document.
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
