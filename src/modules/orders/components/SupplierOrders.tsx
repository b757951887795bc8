import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Supplier } from '#modules/suppliers/contract.ts';
import { Button } from '#ui/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { type Order, orders } from '../contract.ts';
import { useOrders } from '../queries.ts';
import { type BoughtPart, boughtParts, leadOf, ordersOf, spentIn12Months } from '../rules/bought.ts';
import { useOrderLabels } from '../useOrderLabels.tsx';
import styles from './orders.module.css';

const FIRST_PARTS = 12;
const PRICES_SHOWN = 4;

const isOpen = ({ status }: Order) => status !== 'received' && status !== 'cancelled';

/** What a supplier delivers: the orders that are open, what was bought and for how much, and how long it took. */
export function SupplierOrders({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation(['suppliers', 'orders']);
  const query = useOrders();
  const labels = useOrderLabels();
  const format = useFormat();
  const own = ordersOf(query.data ?? [], { supplierID: supplier._id, supplierName: supplier.supplierName });
  const open = own.filter(isOpen);
  const lead = leadOf(own);
  const { count, sums } = spentIn12Months(own, format.today);
  return (
    <>
      <Panel title={t('bought.open')} count={open.length}>
        <Loaded query={query} failed={t('orders:loadFailed')}>
          {() =>
            open.length === 0 ? (
              <p className="pad small ink2">{t('bought.none')}</p>
            ) : (
              <ul className="rows">
                {open.map((order) => (
                  <li key={order._id}>
                    <ListRow
                      title={orders.nameOf(order)}
                      second={[labels.total(order), labels.late(order) || format.shortDay(order.expectedAt)]
                        .filter(Boolean)
                        .join(' · ')}
                      end={labels.chip(order)}
                      to="/app/orders/$id"
                      params={{ id: order._id }}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
        <DescriptionList
          facts={[
            [t('bought.lead'), lead ? t('bought.leadOf', lead) : ''],
            [
              t('bought.spent'),
              count > 0
                ? t('orders:supplier.spentIn', {
                    count,
                    sum: format.list(sums.map(({ currency, amount }) => format.money(amount, currency))),
                  })
                : '',
            ],
          ]}
        />
      </Panel>
      <Bought parts={boughtParts(own)} />
    </>
  );
}

/** The parts that were bought, each with its last prices. */
function Bought({ parts }: { parts: readonly BoughtPart[] }) {
  const { t } = useTranslation('suppliers');
  const format = useFormat();
  const [all, setAll] = useState(false);
  const shown = all ? parts : parts.slice(0, FIRST_PARTS);
  const pricesOf = ({ prices }: BoughtPart) =>
    prices
      .slice(0, PRICES_SHOWN)
      .map(({ price, currency, at }) =>
        t('bought.history', { price: format.money(price, currency), day: format.shortDay(at) }),
      )
      .join(' · ');
  return (
    <Panel title={t('bought.title')} count={parts.length}>
      {parts.length === 0 ? (
        <p className="pad small ink2">{t('bought.never')}</p>
      ) : (
        <ul className="rows">
          {shown.map((part) => (
            <li key={part.key}>
              <div className="li">
                <div className={`t ${styles.wrap}`}>
                  <b>{[part.name, part.partNo].filter(Boolean).join(', ')}</b>
                  <span>{pricesOf(part)}</span>
                </div>
                <span className="small ink2 nw">{t('bought.times', { quantity: part.quantity })}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
      {parts.length > shown.length && (
        <p className="pad">
          <Button onClick={() => setAll(true)}>
            {t('bought.more', { count: parts.length - shown.length })}
          </Button>
        </p>
      )}
    </Panel>
  );
}
