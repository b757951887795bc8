import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Order, OrderQuote } from '../contract.ts';
import { useUpdateOrder } from '../queries.ts';
import { chosen, quoteTotals } from '../rules/totals.ts';
import styles from './orders.module.css';

/** The quotes with the lowest complete total of their currency: amounts of different currencies are not compared. */
const lowestOf = (order: Order): ReadonlySet<string> => {
  const lowest = new Map<string, { id: string; total: number }>();
  for (const quote of order.quotes) {
    const { total, unpriced } = quoteTotals(order, quote);
    const before = lowest.get(quote.currency);
    if (unpriced === 0 && (!before || total < before.total))
      lowest.set(quote.currency, { id: quote._id, total });
  }
  return new Set([...lowest.values()].map(({ id }) => id));
};

/** What several suppliers ask for the same lines; one is taken. */
export function QuotesPanel({ order, mayWrite }: { order: Order; mayWrite: boolean }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { mutateAsync: update } = useUpdateOrder();
  const edit = useDialog(() => import('./dialogs/QuoteDialog.tsx'), { order });
  const lowest = order.quotes.length > 1 ? lowestOf(order) : new Set<string>();
  const factsOf = (quote: OrderQuote) => {
    const { unpriced } = quoteTotals(order, quote);
    return [
      quote.leadDays === null ? '' : t('quote.lead', { count: quote.leadDays }),
      quote.validUntil ? t('quote.until', { day: format.shortDay(quote.validUntil) }) : '',
      unpriced > 0 ? t('quote.missing', { count: unpriced }) : '',
      lowest.has(quote._id) ? t('quote.cheapest') : '',
      quote.note,
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const add = mayWrite && order.lines.length > 0 && (
    <Button icon={<Icon name="plus" />} onClick={() => edit.open({})}>
      {t('quote.add')}
    </Button>
  );
  return (
    <Panel title={t('quote.title')} count={order.quotes.length} action={order.quotes.length > 0 && add}>
      {order.quotes.length === 0 ? (
        <EmptyState
          icon={<Icon name="terms" />}
          title={t('quote.title')}
          hint={t('quote.none')}
          action={add}
        />
      ) : (
        <ul className="rows">
          {order.quotes.map((quote) => (
            <li key={quote._id}>
              <ListRow
                rail={order.quoteID === quote._id ? 'sel' : undefined}
                title={`${quote.supplierName}, ${format.money(quoteTotals(order, quote).total, quote.currency)}`}
                second={factsOf(quote)}
                end={
                  mayWrite && (
                    <span className={styles.acts}>
                      <Button onClick={() => edit.open({ quote })}>{t('quote.edit')}</Button>
                      {order.quoteID === quote._id ? (
                        <span className="st done">
                          <Icon name="check" />
                          {t('quote.chosen')}
                        </span>
                      ) : (
                        <Button onClick={() => update({ _id: order._id, ...chosen(order, quote) })}>
                          {t('quote.choose')}
                        </Button>
                      )}
                    </span>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {edit.element}
    </Panel>
  );
}
