import { useTranslation } from '#lib/useTranslation.ts';
import { useStockAboard } from '#modules/inventory/useStockAboard.ts';

type Props = {
  inventoryID: string;
  /** How many the job needs. */
  needed: number;
  /** Says that no more is taken than is booked. */
  taking?: boolean;
};

/** How many of a part are aboard, and where; red if they are too few. */
export default function StockLine({ inventoryID, needed, taking }: Props) {
  const { t } = useTranslation('job');
  const stock = useStockAboard()(inventoryID);
  if (!stock) return null;
  const short = stock.item.totalAmount < needed;
  const amount = t(short && taking ? 'aboardShort' : 'aboardNow', { amount: stock.amount });
  return (
    <span className={short ? 'overdue-ink' : undefined}>
      {[amount, stock.where].filter(Boolean).join(' · ')}
    </span>
  );
}
