import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import { useSpareEquipment } from '#modules/spareequipment/queries.ts';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { useSpares } from '../queries.ts';

/** The parts of machines that an item is. */
export default function SpareUses({ item }: { item: InventoryItem }) {
  // The pages of spares are for those who keep them.
  const opens = can(useUser(), { flag: 'spareparts' });
  const { data: spares = [] } = useSpares();
  const { data: equipment = [] } = useSpareEquipment();
  return spares.flatMap((spare) =>
    spare.inventoryID === item._id ? (
      <ListRow
        key={spare._id}
        icon={<Icon name="settings" />}
        title={spare.designation}
        second={[equipment.find(({ _id }) => _id === spare.equipmentID)?.equipmentName, spare.partNo]
          .filter(Boolean)
          .join(' · ')}
        {...(opens ? { to: '/app/spareparts/$id' as const, params: { id: spare._id } } : {})}
      />
    ) : (
      []
    ),
  );
}
