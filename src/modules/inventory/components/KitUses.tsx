import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import type { InventoryItem } from '../contract.ts';
import { useInventory } from '../queries.ts';

/** The kits that an item is part of. */
export function KitUses({ item }: { item: InventoryItem }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { data: items = [] } = useInventory();
  return items.flatMap(({ _id, name, isKit, kitItems }) => {
    const held = isKit && kitItems.find(({ inventoryID }) => inventoryID === item._id);
    return held ? (
      <ListRow
        key={_id}
        icon={<Icon name="checklist" />}
        to="/app/inventory/$id"
        params={{ id: _id }}
        title={name}
        second={t('kit.holds', { amount: format.quantity(held.quantity, item.unit) })}
      />
    ) : (
      []
    );
  });
}
