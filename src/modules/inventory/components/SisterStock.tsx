import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { type InventoryItem, inventory } from '../contract.ts';
import { useSisterStock } from '../queries.ts';

/** The same part on the other vessels of a manager; nothing where there is none. */
export default function SisterStock({ item }: { item: InventoryItem }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const mayPropose = can(useUser(), inventory.access.write);
  const propose = useDialog(() => import('#modules/transfers/components/ProposeDialog.tsx'));
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
          end={
            <>
              <b>{t('sisters.available', { amount: format.quantity(available, unit) })}</b>
              {mayPropose && (
                <Button
                  aria-label={t('sisters.proposeTo', { boat: boatName })}
                  onClick={() => propose.open({ item, sister: { inventoryID, boatName, available } })}
                >
                  {t('sisters.propose')}
                </Button>
              )}
            </>
          }
        />
      ))}
      {propose.element}
    </Panel>
  );
}
