import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Glyph } from './Glyph.tsx';

type Props = {
  /** What failed. */
  title: string;
  /** Why. */
  reason?: string;
  onRetry?: () => unknown;
};

/** Something could not be shown: what failed, why, and a way to try again. */
export function ErrorState({ title, reason, onRetry }: Props) {
  const { t } = useTranslation('ui');
  return (
    <div className="empty" role="alert">
      <Glyph name="warning" />
      <b>{title}</b>
      {reason && <span className="small">{reason}</span>}
      {onRetry && (
        <Button icon={<Glyph name="refresh" />} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
