import type { InventoryItem } from '#modules/inventory/contract.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { orders } from '../contract.ts';
import { useOrders } from '../queries.ts';
import { useOrderLabels } from '../useOrderLabels.tsx';

/** The orders of an item that are not closed. */
export default function OrderUses({ item }: { item: InventoryItem }) {
  const format = useFormat();
  const labels = useOrderLabels();
  const { data: list = [] } = useOrders();
  return list.flatMap((order) => {
    const lines = order.lines.filter(({ inventoryID }) => inventoryID === item._id);
    const closed = order.status === 'received' || order.status === 'cancelled';
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    const day = order.expectedAt ?? order.wantedBy;
    return lines.length === 0 || closed ? (
      []
    ) : (
      <ListRow
        key={order._id}
        icon={<Icon name="cart" />}
        to="/app/orders/$id"
        params={{ id: order._id }}
        title={orders.nameOf(order)}
        second={[format.quantity(quantity, item.unit), format.shortDay(day)].filter(Boolean).join(' · ')}
        end={labels.chip(order)}
      />
    );
  });
}
