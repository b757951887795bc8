import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { DraftButton } from '#modules/orders/components/DraftButton.tsx';
import { orders } from '#modules/orders/contract.ts';
import { addAlert } from '#stores/alerts.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { type InventoryItem, inventory } from '../../contract.ts';
import { useDeleteInventoryItem } from '../../queries.ts';

type Props = { items: InventoryItem[]; onDone: () => void };

/** What is done to the ticked items at once. */
export default function StockBulk({ items, onDone }: Props) {
  const { t } = useTranslation(['inventory', 'stockBulk']);
  const user = useUser();
  const move = useDialog(() => import('./MoveManyDialog.tsx'), { items, onDone });
  const change = useDialog(() => import('./ChangeManyDialog.tsx'), { items, onDone });
  const askDelete = useAskDelete();
  const { mutateAsync: remove } = useDeleteInventoryItem();
  const onDelete = () =>
    askDelete({
      title: t('stockBulk:deleteTitle', { count: items.length }),
      body: t('stockBulk:deleteBody'),
      remove: async () => {
        // Each is a delete of its own: one that is still on board, or changed by others, stays and says so.
        const ends = await Promise.allSettled(items.map(({ _id }) => remove(_id)));
        const count = ends.filter(({ status }) => status === 'fulfilled').length;
        if (count > 0) void addAlert({ kind: 'success', text: t('stockBulk:deleted', { count }) });
        onDone();
      },
    });
  const writes = can(user, inventory.access.write);
  return (
    <>
      {can(user, orders.access.write) && <DraftButton items={items} onDone={onDone} />}
      {writes && (
        <>
          <Button icon={<Icon name="swap" />} onClick={() => move.open()}>
            {t('stockBulk:move')}
          </Button>
          <Button icon={<Icon name="edit" />} onClick={() => change.open()}>
            {t('stockBulk:change')}
          </Button>
          <Menu
            label={t('stockBulk:more')}
            icon={<Icon name="more" />}
            iconOnly
            items={[
              { label: t('stockBulk:delete'), icon: <Icon name="bin" />, danger: true, onClick: onDelete },
            ]}
          />
          {move.element}
          {change.element}
        </>
      )}
    </>
  );
}
