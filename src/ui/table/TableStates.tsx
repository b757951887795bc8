import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';

/** Placeholder rows of the real height while the list loads; they appear after a moment. */
export const LoadingRows = () => {
  const { t } = useTranslation('table');
  return (
    <div role="status" aria-label={t('loading')} className="sk-rows dt-loading">
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <span key={index} className="dt-sk">
          <span className="sk" style={{ inlineSize: `${30 + ((index * 37) % 50)}%` }} />
        </span>
      ))}
    </div>
  );
};

export const ListError = ({ error, onRetry }: { error: string; onRetry: (() => void) | undefined }) => {
  const { t } = useTranslation(['table', 'ui']);
  const { since } = useConnection();
  return (
    <div role="alert" className="empty dt-empty">
      <Icon name="alert" />
      <b>{error}</b>
      {since !== undefined && <span className="small">{t('ui:notHere')}</span>}
      {onRetry && (
        <button type="button" className="btn" onClick={onRetry}>
          {t('tryAgain')}
        </button>
      )}
    </div>
  );
};
