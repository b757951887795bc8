import { useTranslation } from 'react-i18next';
import { useLink } from '#lib/link.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { SyncPill } from '#ui/SyncPill.tsx';
import { shipClock } from './clock.ts';

type Props = { timeZone: string | undefined };

/** In the bar: since when there is no link; nothing while there is one. */
export function LinkPill({ timeZone, short }: Props & { short: boolean }) {
  const { t } = useTranslation('app');
  const { since } = useLink();
  if (since === undefined) return null;
  return (
    <SyncPill state="device">{short ? t('noLink') : t('noLinkSince', { time: shipClock(since, timeZone) })}</SyncPill>
  );
}

/** Under the bar: what no link means; said once, never in the way. */
export function LinkBanner({ timeZone, onRetry }: Props & { onRetry: () => void }) {
  const { t } = useTranslation('app');
  const { since } = useLink();
  if (since === undefined) return null;
  return (
    <div className="no-print" style={{ padding: 'var(--s2) var(--gut) 0' }}>
      <Banner
        icon={<Glyph name="cloudOff" />}
        action={
          <Button slim variant="link" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('noLinkBanner', { time: shipClock(since, timeZone) })}
      </Banner>
    </div>
  );
}
