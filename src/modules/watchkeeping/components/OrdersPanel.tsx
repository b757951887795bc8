import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { type WatchOrders, watchorders } from '../contract.ts';
import { useAcknowledge, useOrders } from '../queries.ts';
import { ordersInForce } from '../rules/orders.ts';

/** The orders in force: to read and acknowledge; planners see who has. */
export function OrdersPanel() {
  const { t } = useTranslation('watchkeeping');
  const { today } = useFormat();
  const mayWrite = can(useUser(), watchorders.access.write);
  const orders = useOrders();
  const edit = useDialog(() => import('./OrdersDialog.tsx'));
  const inForce = ordersInForce(orders.data ?? [], today);
  return (
    <Panel
      title={t('orders')}
      count={orders.data && inForce.length}
      action={
        mayWrite && (
          <Button variant="link" onClick={() => edit.open({})}>
            {t('newOrders')}
          </Button>
        )
      }
    >
      <Loaded query={orders} failed={t('loadFailed')}>
        {() =>
          inForce.length === 0 ? (
            <EmptyState title={t('noOrders')} />
          ) : (
            inForce.map((each) => (
              <Orders
                key={each._id}
                orders={each}
                onEdit={mayWrite ? () => edit.open({ item: each }) : undefined}
              />
            ))
          )
        }
      </Loaded>
      {edit.element}
    </Panel>
  );
}

function Orders({ orders, onEdit }: { orders: WatchOrders; onEdit: (() => void) | undefined }) {
  const { t } = useTranslation('watchkeeping');
  const format = useFormat();
  const me = useUser();
  const { mutate: acknowledge } = useAcknowledge();
  const read = orders.readings.find(({ userID }) => userID === me._id);
  return (
    <article className="pad stack" aria-label={orders.title}>
      <div>
        <b>{orders.title}</b>
        <br />
        <span className="small ink2">
          {[t(`kind.${orders.kind}`), orders.by, format.dayTime(orders.updatedAt)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <p className="pre">{orders.text}</p>
      <div className="row">
        {read ? (
          <StateChip state="done">{t('readAt', { when: format.dayTime(read.at) })}</StateChip>
        ) : (
          <Button
            variant="primary"
            icon={<Icon name="check" />}
            onClick={() =>
              acknowledge({ orders, userID: me._id, name: `${me.firstName} ${me.lastName}`.trim() })
            }
          >
            {t('readUnderstood')}
          </Button>
        )}
        {onEdit && (
          <Button slim icon={<Icon name="edit" />} onClick={onEdit}>
            {t('change')}
          </Button>
        )}
      </div>
      <p className="small ink2">
        {orders.readings.length === 0
          ? t('readByNobody')
          : t('readBy', { names: format.list(orders.readings.map(({ name }) => name)) })}
      </p>
    </article>
  );
}
