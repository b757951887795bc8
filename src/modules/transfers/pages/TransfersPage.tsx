import { useTranslation } from '#lib/useTranslation.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { TableView } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { type Transfer, transferStatuses } from '../contract.ts';
import { useTransfers } from '../queries.ts';
import { isOpen } from '../rules/next.ts';
import { useTransferLabels } from '../useTransferLabels.tsx';

/** The item's page has what can be done. */
const itemOf = ({ inventoryID: id }: Transfer) => ({ to: '/app/inventory/$id', params: { id } });

const useColumns = () => {
  const { t } = useTranslation('transfers');
  const format = useFormat();
  const labels = useTransferLabels();
  const { field, day } = fieldColumns(t, (row: Transfer) => row);
  const figure = { align: 'end', searchable: false, width: 100 } as const;
  return [
    field('status', {
      value: labels.statusText,
      cell: labels.chip,
      filter: 'select',
      filterInSight: true,
      width: 150,
      card: 'badge',
    }),
    field('itemName', { primary: true, width: 200, grow: 1 }),
    field('partNo', { width: 130, card: 'sub' }),
    field('direction', {
      value: ({ direction }) => t(`direction.${direction}`),
      filter: 'select',
      width: 120,
      card: 'meta',
    }),
    field('otherBoatName', {
      filter: 'select',
      filterInSight: true,
      groupable: true,
      width: 150,
      card: 'sub',
    }),
    field('quantity', { ...figure, card: 'meta' }),
    field('sent', { ...figure, card: 'none' }),
    field('received', { ...figure, card: 'none' }),
    field('proposedBy', { filter: 'select', width: 150, card: 'none' }),
    day('createdAt', format.dayTime, { width: 150, card: 'meta' }),
    field('note', { width: 200, grow: 1, card: 'none' }),
  ];
};

/** What goes from this vessel to its sisters, and from them to it. */
export function TransfersPage() {
  const { t } = useTranslation(['transfers', 'table']);
  const views: TableView<Transfer>[] = [
    { id: 'open', label: t('open'), filter: isOpen },
    ...transferStatuses.map((status) => ({
      id: status,
      label: t(`status.${status}`),
      filter: (row: Transfer) => row.status === status,
    })),
  ];
  return (
    <ListPage<Transfer>
      t={t}
      query={useTransfers()}
      saved="transfers"
      facts={(list) => t('listFacts', { count: list.filter(isOpen).length })}
      icon={<Icon name="swap" />}
      columns={useColumns()}
      views={views}
      rowTo={itemOf}
      initialSort={{ id: 'createdAt', desc: true }}
    />
  );
}
