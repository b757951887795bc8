import { useTranslation } from '#lib/useTranslation.ts';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { wantedOf } from '../rules/toBuy.ts';
import { useDraftOrders } from '../useDraftOrders.ts';

/** Puts items of the stock into draft orders, as many as bring them to their target. */
export function DraftButton({ items, onDone }: { items: readonly InventoryItem[]; onDone: () => void }) {
  const { t } = useTranslation('buying');
  const draft = useDraftOrders();
  return (
    <Button
      icon={<Icon name="cart" />}
      onClick={async () => {
        await draft(items.map((item) => ({ inventoryID: item._id, quantity: wantedOf(item) })));
        onDone();
      }}
    >
      {t('toBuy.draft')}
    </Button>
  );
}
