import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Receiving } from '../useReceiving.ts';
import styles from './orders.module.css';

/** The band above the lines while a delivery is typed: its note, and the one button that books it. */
export function ReceiveBand({ receiving }: { receiving: Receiving }) {
  const { t } = useTranslation('orders');
  const id = useId();
  const { lines, pieces, mayBook } = receiving;
  const deed =
    lines === 0
      ? t('receive.nothing')
      : t(lines === 1 ? 'receive.actOne' : 'receive.act', { count: pieces, lines });
  return (
    <div className={styles.band}>
      <label htmlFor={id} className="label">
        {t('receive.note')}
      </label>
      <input
        id={id}
        className={`in ${styles.note}`}
        value={receiving.note}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => receiving.setNote(event.target.value)}
      />
      <Button onClick={receiving.all}>{t('receive.all')}</Button>
      <span className="sp" />
      <Button onClick={receiving.leave}>{t('receive.leave')}</Button>
      <Button
        variant="primary"
        icon={<Icon name="takeIn" />}
        disabled={!mayBook}
        onClick={() => receiving.book()}
      >
        {deed}
      </Button>
      <p className={`small ink2 ${styles.hint}`}>{`${t('receive.hint')} ${t('receive.photo')}`}</p>
    </div>
  );
}
