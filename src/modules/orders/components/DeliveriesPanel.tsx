import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { orders } from '../contract.ts';
import { useOrders } from '../queries.ts';
import { daysLate, isOnOrder } from '../rules/receipts.ts';
import { useOrderLabels } from '../useOrderLabels.tsx';

const MAX_ROWS = 4;
const NO_DAY = '9999';

/** Home: what is on its way, the first expected first. */
export default function DeliveriesPanel() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const labels = useOrderLabels();
  const query = useOrders();
  const coming = (query.data ?? [])
    .filter(isOnOrder)
    .map((order) => ({ order, day: order.expectedAt ?? order.wantedBy, late: labels.late(order) }))
    .sort((a, b) => (a.day ?? NO_DAY).localeCompare(b.day ?? NO_DAY));
  const late = coming.filter(({ order }) => daysLate(order, format.today) !== null).length;
  return (
    <Panel
      title={t('home.title')}
      count={query.data && t('home.count', { late, coming: coming.length - late })}
      action={<AppLink to="/app/orders">{t('home.link')}</AppLink>}
    >
      <Loaded query={query} failed={t('loadFailed')} rows={MAX_ROWS}>
        {() =>
          coming.length === 0 ? (
            <p className="pad small ink2">{t('home.none')}</p>
          ) : (
            <ul className="rows">
              {coming.slice(0, MAX_ROWS).map(({ order, day, late: lateText }) => (
                <li key={order._id}>
                  <ListRow
                    rail={lateText ? 'overdue' : undefined}
                    title={orders.nameOf(order)}
                    second={day ? format.shortDay(day) : t('home.noDay')}
                    end={lateText && <StateChip state="overdue">{lateText}</StateChip>}
                    to="/app/orders/$id"
                    params={{ id: order._id }}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
