import { useTranslation } from '#lib/useTranslation.ts';
import type { StockAboard } from '#modules/inventory/useStockAboard.ts';
import { stateLook } from '#modules/inventory/useStockLabels.ts';
import styles from './drawing.module.css';

/** How many of a part are aboard, and where; red if they are too few. */
export function Aboard({ stock }: { stock: StockAboard | undefined }) {
  const { t } = useTranslation('sections');
  if (!stock) return <span className="small ink3 nw">{t('notKept')}</span>;
  const look = stateLook[stock.state];
  const place = stock.where.split(', ')[0]?.split(' / ').slice(-2).join(' / ');
  return (
    <span className={styles.aboard}>
      <b>{stock.amount}</b>
      <span className={look === 'overdue' ? 'overdue-ink' : 'ink2'}>
        {look === 'done' ? place : stock.stateText}
      </span>
    </span>
  );
}
