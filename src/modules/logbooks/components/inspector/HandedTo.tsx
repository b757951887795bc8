import { useEffect, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { InspectionView } from '../../contract/inspection.ts';
import styles from './inspector.module.css';

const MINUTE_MS = 60_000;

/** Who opened the books for whom, and how long they stay open. */
export function HandedTo({
  view: { openedBy, rank, openedAt, forWhom, expiresAt },
}: {
  view: InspectionView;
}) {
  const { t } = useTranslation('logproof');
  const format = useFormat();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / MINUTE_MS));
  return (
    <>
      <span className={`${styles.fact} ${styles.given}`}>
        <b>{t('inspectorView')}</b>
        {t('openedByFor', {
          name: [openedBy, rank].filter(Boolean).join(', '),
          time: format.dayTime(openedAt),
          whom: forWhom,
        })}
      </span>
      <span className={`${styles.fact} ${styles.until}`}>
        <b>{t('until', { time: format.dayTime(expiresAt) })}</b>
        {t('left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </span>
      <span className={styles.only}>
        <Icon name="eye" size="s" />
        {t('readOnly')}
      </span>
    </>
  );
}
