import { useTranslation } from '#lib/useTranslation.ts';
import { StateChip } from '#ui/StateChip.tsx';
import type { Cell } from '../matrix.ts';
import { useExpiryLabels } from '../useExpiryLabels.ts';
import styles from './certificates.module.css';

const looks = {
  expired: 'overdue',
  soon: 'due',
  good: 'upcoming',
  forEver: 'upcoming',
  missing: 'noStatus',
} as const;

type Props = { cell: Cell; name: string; onOpen: () => void };

/** A person's certificate of one kind; a tap opens it, or adds a missing one. */
export function MatrixCell({ cell, name, onOpen }: Props) {
  const { t } = useTranslation('certificates');
  const labels = useExpiryLabels();
  const { kind, certificate, level } = cell;
  const what = t(`kinds.${kind}`);
  if (level === 'notNeeded')
    return (
      <button
        type="button"
        className={styles.cell}
        aria-label={`${t('matrix.addOf', { kind: what, name })} (${t('matrix.notNeeded')})`}
        onClick={onOpen}
      >
        <span className="ink3">–</span>
      </button>
    );
  const left = certificate ? labels.left(certificate) : t('missing');
  const day = certificate ? labels.day(certificate.expiresAt) || t('forEver') : t('missing');
  return (
    <button
      type="button"
      className={styles.cell}
      title={left}
      aria-label={`${day}: ${certificate ? t('matrix.openOf', { kind: what, name, left }) : t('matrix.addOf', { kind: what, name })}`}
      onClick={onOpen}
    >
      {level === 'good' || level === 'forEver' ? (
        <span className="small">{day}</span>
      ) : (
        <StateChip state={looks[level]}>{day}</StateChip>
      )}
    </button>
  );
}
