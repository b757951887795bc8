import { useRouter } from '@tanstack/react-router';
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
    <SyncPill state="device">
      {short ? t('noLink') : t('noLinkSince', { time: shipClock(since, timeZone) })}
    </SyncPill>
  );
}

/** Above the page: what no link means; said once, never in the way. */
export function LinkBanner({ timeZone, onRetry }: Props & { onRetry: () => void }) {
  const { t } = useTranslation('app');
  const router = useRouter();
  const { since } = useLink();
  if (since === undefined) return null;
  const tryAgain = () => {
    onRetry();
    // The loaders ask again for what the open page lacks.
    return router.invalidate();
  };
  return (
    <div className="no-print" style={{ padding: 'var(--s2) var(--gut) 0' }}>
      <Banner
        icon={<Glyph name="cloudOff" />}
        action={
          <Button slim variant="link" onClick={tryAgain}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('noLinkBanner', { time: shipClock(since, timeZone) })}
      </Banner>
    </div>
  );
}
