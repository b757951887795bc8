import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useInventory } from '#modules/inventory/queries.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { TableView } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { orders } from '../contract.ts';
import { useOrders } from '../queries.ts';
import { itemsToBuy, sumToBuy, type ToBuy } from '../rules/toBuy.ts';
import { times } from '../rules/totals.ts';
import { useDraftOrders } from '../useDraftOrders.ts';

const pageOf = ({ _id: id }: ToBuy) => ({ to: '/app/inventory/$id', params: { id } });
const isShort = ({ state }: ToBuy) => state === 'none' || state === 'below';
const isLeft = ({ toBuy }: ToBuy) => toBuy > 0;
const NOTHING: ReadonlySet<string> = new Set();

const useColumns = () => {
  const { t } = useTranslation(['orders', 'buying']);
  const format = useFormat();
  const { field } = fieldColumns(t, (item: ToBuy) => item);
  const figure = (
    id: 'onBoard' | 'target' | 'onOrder' | 'inDraft' | 'toBuy',
    value: (item: ToBuy) => number | null,
  ) =>
    field(id, {
      value,
      cell: (item) => {
        const amount = value(item);
        return amount === null || (amount === 0 && id !== 'onBoard')
          ? '–'
          : format.quantity(amount, item.unit);
      },
      align: 'end',
      width: 92,
      card: id === 'toBuy' ? 'badge' : id === 'onBoard' ? 'meta' : 'none',
      onCard: 'named',
    });
  return [
    field('name', { header: t('line.part'), primary: true, width: 220, grow: 1 }),
    field('partNo', { header: t('line.partNo'), width: 140, card: 'sub' }),
    field('supplier', {
      header: t('field.supplierName'),
      filter: 'select',
      filterInSight: true,
      groupable: true,
      width: 180,
      grow: 1,
      card: 'sub',
    }),
    figure('onBoard', ({ totalAmount }) => totalAmount),
    figure('target', ({ targetAmount, minAmount }) => targetAmount ?? minAmount),
    figure('onOrder', ({ onOrder }) => onOrder),
    figure('inDraft', ({ inDraft }) => inDraft),
    figure('toBuy', ({ toBuy }) => toBuy),
    field('total', {
      header: t('line.sum'),
      value: ({ price, toBuy }) => (price === null ? null : times(price, toBuy)),
      cell: ({ price, toBuy, currency }) =>
        price === null ? t('line.noPrice') : format.money(times(price, toBuy), currency),
      sum: ({ price, toBuy, currency }) => ({ minor: price === null ? null : times(price, toBuy), currency }),
      align: 'end',
      width: 120,
      card: 'meta',
    }),
  ];
};

/** What is below its target or runs short: ticked, it becomes draft orders by supplier. */
export function ToBuyPage() {
  const { t } = useTranslation(['orders', 'buying', 'table']);
  const format = useFormat();
  const mayWrite = can(useUser(), orders.access.write);
  const stock = useInventory();
  const { data: all = [] } = useOrders();
  const draft = useDraftOrders();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(NOTHING);
  const rows = stock.data && itemsToBuy(stock.data, all, format.today);
  const views: TableView<ToBuy>[] = [
    { id: 'left', label: t('buying:toBuy.left'), filter: isLeft },
    { id: 'short', label: t('buying:toBuy.short'), filter: isShort },
  ];
  const act = (items: readonly ToBuy[]) =>
    draft(items.map(({ _id, suggested }) => ({ inventoryID: _id, quantity: suggested })));
  return (
    <ListPage<ToBuy>
      t={t}
      texts={{
        title: t('buying:toBuy.title'),
        empty: t('buying:toBuy.empty'),
        emptyHint: t('buying:toBuy.emptyHint'),
      }}
      query={{ ...stock, data: rows }}
      facts={(items) =>
        [
          t('buying:toBuy.facts', { count: items.filter(isLeft).length }),
          ...sumToBuy(items).map(({ currency, amount }) => format.money(amount, currency)),
        ].join(' · ')
      }
      icon={<Icon name="cart" />}
      primary={
        mayWrite &&
        rows?.some(isLeft) && (
          <Button variant="primary" icon={<Icon name="cart" />} onClick={() => act(rows.filter(isLeft))}>
            {t('buying:toBuy.draftAll')}
          </Button>
        )
      }
      columns={useColumns()}
      views={views}
      rowTo={pageOf}
      rail={(item) => (isShort(item) ? 'overdue' : undefined)}
      {...(mayWrite
        ? {
            selected: ticked,
            onSelectedChange: setTicked,
            bulkActions: (items: ToBuy[]) => (
              <Button
                icon={<Icon name="cart" />}
                onClick={async () => {
                  await act(items);
                  setTicked(NOTHING);
                }}
              >
                {t('buying:toBuy.draft')}
              </Button>
            ),
          }
        : {})}
      initialSort={{ id: 'supplier' }}
    />
  );
}
