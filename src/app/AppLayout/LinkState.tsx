import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLink } from '#lib/link.ts';
import { useOutbox } from '#lib/outbox/useOutbox.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { SyncPill } from '#ui/SyncPill.tsx';
import { shipClock } from './clock.ts';

type Props = { timeZone: string | undefined };

/**
 * In the bar: how much is on this device only or needs attention, or since when there is no link; opens what waits. Nothing
 * while all is well.
 */
export function LinkPill({ timeZone, short, onOpen }: Props & { short: boolean; onOpen: () => void }) {
  const { t } = useTranslation('app');
  const { since } = useLink();
  const { waiting, attention } = useOutbox();
  if (since === undefined && waiting.length + attention.length === 0) return null;
  const words =
    attention.length > 0
      ? t('needsAttention', { count: attention.length })
      : waiting.length > 0
        ? t('onDevice', { count: waiting.length })
        : short || since === undefined
          ? t('noLink')
          : t('noLinkSince', { time: shipClock(since, timeZone) });
  const count = attention.length || waiting.length;
  return (
    <button
      type="button"
      className="ib"
      style={pill}
      aria-haspopup="dialog"
      aria-label={words}
      onClick={onOpen}
    >
      <SyncPill state={attention.length > 0 ? 'attention' : 'device'}>
        {short && count > 0 ? count : words}
      </SyncPill>
    </button>
  );
}

/** As wide as its words; the pill inside has the looks. */
const pill = { width: 'auto', padding: 0, border: 0, background: 'none' } as const;

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
