import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

type Props = {
  /** What failed. */
  title: string;
  /** Why. */
  reason?: string;
  onRetry?: () => unknown;
};

/** Something could not be loaded: what failed, why, and a retry button. */
export function ErrorState({ title, reason, onRetry }: Props) {
  const { t } = useTranslation('ui');
  const { since } = useConnection();
  // Without a connection there is one reason, and one thing to do about it.
  const why = reason ?? (since === undefined ? undefined : t('notHere'));
  return (
    <div className="empty" role="alert">
      <Icon name="warning" />
      <b>{title}</b>
      {why && <span className="small">{why}</span>}
      {onRetry && (
        <Button icon={<Icon name="refresh" />} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
