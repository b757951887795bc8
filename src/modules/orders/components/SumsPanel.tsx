import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Order } from '../contract.ts';
import { receivedValue, totalsOf } from '../rules/totals.ts';
import styles from './orders.module.css';

/** The sums of an order, all in its own currency. */
export function SumsPanel({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { lines, freight, tax, total, unpriced } = totalsOf(order);
  const { received, open } = receivedValue(order.lines);
  const show = (amount: number) => format.money(amount, order.currency);
  const isSent = order.status !== 'draft' && order.status !== 'cancelled';
  const rows = [
    { name: t('pieces', { count: order.lines.length }), amount: lines },
    ...(order.freight === null ? [] : [{ name: t('sums.freight'), amount: freight }]),
    ...(order.taxRate === null
      ? []
      : [{ name: t('sums.tax', { rate: format.number(order.taxRate) }), amount: tax }]),
  ];
  return (
    <Panel title={t('sums.title')} count={order.currency}>
      <dl className={styles.sums}>
        {rows.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{show(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('sums.total')}</dt>
          <dd>{show(total)}</dd>
        </div>
        {isSent && (
          <>
            <div>
              <dt>{t('sums.received')}</dt>
              <dd>{show(received)}</dd>
            </div>
            <div>
              <dt>{t('sums.open')}</dt>
              <dd>{show(open)}</dd>
            </div>
          </>
        )}
      </dl>
      {unpriced > 0 && <p className="pad small due-ink">{t('sums.unpriced', { count: unpriced })}</p>}
    </Panel>
  );
}
