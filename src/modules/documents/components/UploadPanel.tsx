import { useWaitingEntities } from '#lib/outbox/useOutbox.ts';
import { useUpload } from '#lib/uploadProgress.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { leave, type OnTheWay, type useUploadDocuments } from '../useUploadDocuments.ts';
import styles from './documents.module.css';

type Props = { uploads: ReturnType<typeof useUploadDocuments> };

/** The files on their way: each with its size, how far it is, and what somebody must decide about it. */
export default function UploadPanel({ uploads }: Props) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const waiting = useWaitingEntities();
  const { rows } = uploads;
  if (rows.length === 0) return null;
  const isSent = ({ fileID, state }: OnTheWay) =>
    state === 'sent' || (state === 'kept' && !waiting.has(fileID));
  const size = (list: readonly OnTheWay[]) => list.reduce((sum, { file }) => sum + file.size, 0);
  const sent = rows.filter(isSent);
  const current = rows.find((row) => !isSent(row) && (row.state === 'sending' || row.state === 'kept'));
  return (
    <Panel
      title={t('upload.title', { count: rows.length })}
      count={t('upload.of', { sent: format.bytes(size(sent)), total: format.bytes(size(rows)) })}
      action={
        sent.length > 0 && (
          <Button variant="link" onClick={() => leave(sent.map(({ fileID }) => fileID))}>
            {t('upload.clear')}
          </Button>
        )
      }
    >
      <span className="vh" role="status">
        {t('upload.progress', { done: sent.length, of: rows.length })}
      </span>
      <ul className="plain" aria-label={t('upload.list')}>
        {rows.map((row) => (
          <li key={row.fileID} className={styles.way}>
            <span className="el">{row.file.name}</span>
            <span className="small ink2">{format.bytes(row.file.size)}</span>
            <Way row={row} sent={isSent(row)} current={row === current} />
            <Deeds row={row} sent={isSent(row)} uploads={uploads} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The bar of a file; of the one being sent, how much of it is sent. */
function Way({ row, sent, current }: { row: OnTheWay; sent: boolean; current: boolean }) {
  const { t } = useTranslation('documents');
  const upload = useUpload();
  if (row.state === 'failed')
    return (
      <span className="help err" role="alert">
        <Icon name="error" size="s" />
        {row.reason}
      </span>
    );
  if (row.state === 'met')
    return <span className="small">{t('upload.met', { no: row.met?.revision ?? 1 })}</span>;
  const part = sent
    ? 100
    : current && upload
      ? Math.round((100 * upload.sent) / Math.max(1, upload.total))
      : 0;
  return (
    <span className={sent ? `${styles.bar} ${styles.done}` : styles.bar} aria-hidden="true">
      <i style={{ width: `${part}%` }} />
    </span>
  );
}

function Deeds({ row, sent, uploads }: Props & { row: OnTheWay; sent: boolean }) {
  const { t } = useTranslation('documents');
  const { met } = row;
  const dismiss = (
    <IconButton
      label={t('upload.dismiss', { name: row.file.name })}
      icon={<Icon name="close" />}
      onClick={() => leave([row.fileID])}
    />
  );
  if (row.state === 'met' && met)
    return (
      <span className={styles.wayActs}>
        <Button variant="link" slim onClick={() => uploads.asRevision(row, met)}>
          {t('upload.asRevision', { no: Math.max(0, ...met.revisions.map(({ no }) => no)) + 1 })}
        </Button>
        <Button variant="link" slim onClick={() => uploads.asNew(row)}>
          {t('upload.keepBoth')}
        </Button>
        {dismiss}
      </span>
    );
  if (row.state === 'failed') return <span className={styles.wayActs}>{dismiss}</span>;
  return (
    <span className={`small ink2 ${styles.wayActs}`}>
      {sent && <Icon name="doneAll" size="s" />}
      {sent ? t('upload.sent') : t(row.state === 'kept' ? 'upload.kept' : 'upload.sending')}
    </span>
  );
}
