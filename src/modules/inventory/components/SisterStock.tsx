import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { InventoryItem } from '../contract.ts';
import { useSisterStock } from '../queries.ts';

/** The same part on the other vessels of a manager; nothing where there is none. */
export default function SisterStock({ item }: { item: InventoryItem }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { data: rows = [] } = useSisterStock(item._id);
  if (rows.length === 0) return null;
  return (
    <Panel title={t('sisters.title')} count={rows.length}>
      {rows.map(({ inventoryID, boatName, name, manufacturer, partNo, unit, available }) => (
        <ListRow
          key={inventoryID}
          icon={<Icon name="boat" />}
          title={boatName}
          second={[name, manufacturer, partNo].filter(Boolean).join(' · ')}
          end={<b>{t('sisters.available', { amount: format.quantity(available, unit) })}</b>}
        />
      ))}
    </Panel>
  );
}
