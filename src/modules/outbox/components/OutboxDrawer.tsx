import { clockOffset, correctedIso } from '#lib/clock.ts';
import { useConnection } from '#lib/connection.ts';
import type { OutboxState } from '#lib/outbox/outboxTypes.ts';
import { useOutbox } from '#lib/outbox/useOutbox.ts';
import { useUpload } from '#lib/uploadProgress.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { OfflineStep } from '#modules/sync/components/OfflineStep.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SideDrawer } from '#ui/SideDrawer.tsx';
import { clockText } from '../clockText.ts';
import { useLastSyncedAt, useOutboxActions } from '../queries.ts';
import { saveUnsent } from '../saveUnsent.ts';
import { Attention } from './Attention.tsx';
import styles from './outbox.module.css';
import { useUploadWords } from './UploadWords.tsx';
import { Waiting } from './Waiting.tsx';

type Props = { open: boolean; onClose: () => void };

/** Changes that are only on this device: the state of the connection, what waits and what needs attention. */
export default function OutboxDrawer({ open, onClose }: Props) {
  const { t } = useTranslation('outbox');
  const state = useOutbox();
  const { waiting, attention } = state;
  const unsent = [...attention, ...waiting];
  return (
    <SideDrawer
      open={open}
      title={t('title')}
      onClose={onClose}
      width={640}
      {...(unsent.length > 0
        ? {
            footer: (
              <Button icon={<Icon name="download" />} onClick={() => void saveUnsent(unsent)}>
                {t('save')}
              </Button>
            ),
          }
        : {})}
    >
      <LinkLine {...state} />
      <UploadLine />
      {attention.length > 0 && (
        <ul className="plain" aria-label={t('attention')}>
          {attention.map((operation) => (
            <Attention key={operation.opId} operation={operation} onClose={onClose} />
          ))}
        </ul>
      )}
      {waiting.length > 0 && <Waiting waiting={waiting} onClose={onClose} />}
      {unsent.length === 0 && (
        <EmptyState icon={<Icon name="doneAll" />} title={t('none')} hint={t('noneHint')} />
      )}
      <OfflineStep />
    </SideDrawer>
  );
}

/** How much of a file is sent; outside the status above, which would be read out at every step. */
function UploadLine() {
  const upload = useUpload();
  const wordsOf = useUploadWords();
  if (!upload) return null;
  const words = wordsOf(upload);
  return (
    <div className={styles.upload}>
      <span className="small">{words}</span>
      <progress className="prog" max={upload.total} value={upload.sent} aria-label={words} />
    </div>
  );
}

function LinkLine({ waiting, attention, lastSentAt, nextTryAt, canStore }: OutboxState) {
  const { t } = useTranslation('outbox');
  const { since } = useConnection();
  const format = useFormat();
  const { wake } = useOutboxActions();
  const synced = Math.max(useLastSyncedAt(), lastSentAt ?? 0);
  const offset = clockOffset() ?? 0;
  const facts = [
    waiting.length > 0 ? t('waitingCount', { count: waiting.length }) : '',
    since !== undefined && nextTryAt !== undefined
      ? t('nextTry', { time: format.time(correctedIso(nextTryAt)) })
      : '',
    synced === 0 ? '' : t('lastSync', { when: format.dayTime(correctedIso(synced)) }),
  ].filter(Boolean);
  return (
    <div className={styles.link} role="status">
      <Icon name={since === undefined ? 'doneAll' : 'cloudOff'} size="l" />
      <div>
        <b>{since === undefined ? t('linkUp') : t('linkDown', { time: format.time(correctedIso(since)) })}</b>
        <span className="small ink2">{facts.join(' · ')}</span>
        {offset !== 0 && <span className="small overdue-ink">{clockText(t, format.language, offset)}</span>}
        {!canStore && <span className="small overdue-ink">{t('notKept')}</span>}
      </div>
      {waiting.length + attention.length > 0 && (
        <Button icon={<Icon name="refresh" />} onClick={() => wake()}>
          {t('tryNow')}
        </Button>
      )}
    </div>
  );
}
