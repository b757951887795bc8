import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { correctedIso } from '#lib/clock.ts';
import { useConnection } from '#lib/connection.ts';
import { useOutbox } from '#lib/outbox/useOutbox.ts';
import { type Upload, useUpload } from '#lib/uploadProgress.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useStep } from '#modules/sync/queries.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SyncPill } from '#ui/SyncPill.tsx';
import { useDataAge } from './useDataAge.ts';

const UploadWords = lazy(() => import('#modules/outbox/components/UploadWords.tsx'));

type Pill = {
  words: string;
  /** Where there is little room; the words are its name. */
  brief?: string;
  count: number;
  attention: boolean;
  sending?: Upload | undefined;
};

/** The content of the pill, most important first; undefined while all is well. */
const usePill = (boatID: string, short: boolean): Pill | undefined => {
  const { t } = useTranslation('app');
  const { since } = useConnection();
  const { waiting, attention } = useOutbox();
  const { step } = useStep(boatID);
  const age = useDataAge();
  const { time, number } = useFormat();
  const sending = useUpload();
  const pill = (words: string, count = 0) => ({ words, count, attention: attention.length > 0 });
  if (attention.length > 0) return pill(t('needsAttention', { count: attention.length }), attention.length);
  if (waiting.length > 0)
    return { ...pill(t('onDevice', { count: waiting.length }), waiting.length), sending };
  if (since !== undefined) {
    if (short) return pill(t('noLink'));
    return pill(
      age === undefined
        ? t('noLinkSince', { time: time(correctedIso(since)) })
        : t('noLinkAsOf', { time: age }),
    );
  }
  if (step?.state === 'running') {
    const percent = Math.floor((100 * step.done) / Math.max(1, step.all));
    return { ...pill(t('offline.percent', { percent })), brief: `${number(percent)} %` };
  }
  return undefined;
};

/**
 * In the top bar: how many changes are only on this device or need attention, how much of a photo is sent, the age of
 * the page's data if there is no connection, or the progress of making the boat available offline. It opens the list of
 * waiting changes. Nothing while all is well.
 */
export function LinkPill({ boatID, short, onOpen }: { boatID: string; short: boolean; onOpen: () => void }) {
  const pill = usePill(boatID, short);
  if (!pill) return null;
  const { words, brief, count, attention, sending } = pill;
  const percent = sending ? ` · ${Math.floor((100 * sending.sent) / sending.total)} %` : '';
  return (
    <button
      type="button"
      className="ib"
      style={look}
      aria-haspopup="dialog"
      aria-label={words}
      onClick={onOpen}
    >
      <SyncPill state={attention ? 'attention' : 'device'}>
        {short && count > 0 ? (
          `${count}${percent}`
        ) : short && brief ? (
          brief
        ) : (
          <Suspense fallback={words}>{sending ? <UploadWords upload={sending} /> : words}</Suspense>
        )}
      </SyncPill>
    </button>
  );
}

/** As wide as its text; the pill inside has the styling. */
const look = { width: 'auto', padding: 0, border: 0, background: 'none' } as const;

/** Above the page: what having no connection means. */
export function LinkBanner({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('app');
  const router = useRouter();
  const { since } = useConnection();
  const age = useDataAge();
  const { time } = useFormat();
  if (since === undefined) return null;
  const tryAgain = () => {
    onRetry();
    // The loaders fetch what the open page lacks.
    return router.invalidate();
  };
  return (
    <div className="no-print frame-banner">
      <Banner
        icon={<Icon name="cloudOff" />}
        action={
          <Button slim variant="link" onClick={tryAgain}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('noLinkBanner', { time: time(correctedIso(since)) })}{' '}
        {age !== undefined && <b>{t('asOf', { time: age })}</b>}
      </Banner>
    </div>
  );
}
