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

type Elsewhere = { name: string; count: number; open: () => void };

type NoMatchProps = {
  onClear: () => void;
  /** The message if the user has not narrowed the list. */
  empty: string | undefined;
  /** The open view, and the other views that have what is sought. */
  here: string | undefined;
  elsewhere: readonly Elsewhere[] | undefined;
};

/** No row matches: where else the search finds something. */
export const NoMatch = ({ onClear, empty, here, elsewhere = [] }: NoMatchProps) => {
  const { t } = useTranslation('table');
  if (empty) {
    return (
      <div className="empty dt-empty">
        <Icon name="ticks" />
        <b>{empty}</b>
      </div>
    );
  }
  return (
    <div className="empty dt-empty">
      <Icon name="nothingFound" />
      <b>{elsewhere.length > 0 && here ? t('nothingIn', { view: here }) : t('noMatch')}</b>
      {elsewhere.map(({ name, count, open }) => (
        <button key={name} type="button" className="btn primary" onClick={open}>
          {t('foundIn', { count, view: name })}
        </button>
      ))}
      {elsewhere.length === 0 && <span>{t('noMatchHint')}</span>}
      <button type="button" className="btn" onClick={onClear}>
        {t('clearAll')}
      </button>
    </div>
  );
};
