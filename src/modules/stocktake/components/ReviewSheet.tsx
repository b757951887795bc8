import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { spotPath } from '#modules/locations/rules.ts';
import { ListTable } from '#modules/savedviews/components/ListTable.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { TableView } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { useDialog } from '#ui/useDialog.tsx';
import type { Stocktake } from '../contract.ts';
import { origin, varianceOf } from '../rules.ts';
import { useCauses } from '../useCauses.ts';
import type { Result, Sheet } from '../useSheet.ts';
import { Difference } from './Difference.tsx';
import { DifferingCounts } from './DifferingCounts.tsx';
import styles from './stocktake.module.css';

const loadLineDialog = () => import('./LineDialog.tsx');

/** A line of the list: counted, or still to count. */
type Row = {
  key: string;
  result: Result | undefined;
  itemName: string;
  partNo: string;
  unit: string;
  place: string;
  state: 'counted' | 'differ' | 'again' | 'left';
};

const useRows = (item: Stocktake, sheet: Sheet): Row[] => {
  const counted = sheet.done.map((result): Row => {
    const { key, state, line, where, count } = result;
    return {
      key,
      result,
      itemName: line?.item.name ?? count.itemName,
      partNo: line?.item.partNo ?? '',
      unit: count.unit,
      place: where,
      state,
    };
  });
  if (item.status !== 'open') return counted;
  const left = sheet.lines
    .filter(({ key }) => !sheet.results.has(key))
    .map(
      ({ key, item: { name, partNo, unit }, spot }): Row => ({
        key,
        result: undefined,
        itemName: name,
        partNo,
        unit,
        place: spotPath(sheet.paths, spot),
        state: 'left',
      }),
    );
  return [...counted, ...left];
};

const varianceIn = ({ state, result }: Row) =>
  state === 'counted' && result ? varianceOf(result.count) : null;

const useColumns = () => {
  const { t } = useTranslation('stocktake');
  const format = useFormat();
  const { whyOf } = useCauses();
  const { field, choice, day } = fieldColumns(t, (row: Row) => row);
  const amount = (of: (row: Row) => number | null | undefined) => ({
    value: of,
    cell: (row: Row) => {
      const value = of(row);
      return value === null || value === undefined ? '' : format.quantity(value, row.unit);
    },
    align: 'end' as const,
    searchable: false,
    width: 100,
  });
  const stateText = (state: string) =>
    state === 'differ'
      ? t('toDecide')
      : state === 'again'
        ? t('countAgain')
        : state === 'left'
          ? t('notCounted')
          : t('counted');
  return [
    field('itemName', { primary: true, width: 200, grow: 1 }),
    field('partNo', { width: 110, card: 'sub' }),
    field('place', { width: 180, grow: 1, filter: 'text', groupable: true, card: 'sub' }),
    choice('state', stateText, { width: 120, card: 'none', defaultHidden: true }),
    field('bookedAmount', {
      ...amount(({ result }) => result && (result.count.booked ?? result.count.expected)),
      card: 'none',
    }),
    field('countedAmount', {
      ...amount(({ state, result }) => (state === 'counted' ? result?.count.counted : null)),
      card: 'number',
      onCard: 'named',
    }),
    field('variance', {
      value: varianceIn,
      cell: (row) =>
        row.state === 'counted' ? (
          <Difference variance={varianceIn(row)} />
        ) : (
          <span className={row.state === 'left' ? 'ink3' : 'st due'}>{stateText(row.state)}</span>
        ),
      searchable: false,
      width: 130,
      card: 'badge',
    }),
    field('reason', {
      value: ({ result }) => (result ? whyOf(result.count) : ''),
      width: 160,
      grow: 1,
      groupable: true,
      card: 'meta',
    }),
    field('countedBy', {
      value: ({ result }) => (result ? origin(result.count, result.made).userName : ''),
      filter: 'select',
      groupable: true,
      width: 140,
      card: 'meta',
    }),
    day('countedAt', format.dayTime, {
      value: ({ result }) => result?.count.at ?? null,
      width: 140,
      card: 'none',
    }),
  ];
};

/** What differs on a sheet, and everything that was counted. */
export default function ReviewSheet({ item, sheet }: { item: Stocktake; sheet: Sheet }) {
  const { t } = useTranslation(['stocktake', 'table']);
  const navigate = useNavigate();
  const rows = useRows(item, sheet);
  const open = useDialog(loadLineDialog, { item, sheet });
  const views: TableView<Row>[] = [
    {
      id: 'differ',
      label: t('view.differ'),
      filter: (row) => row.state === 'differ' || (varianceIn(row) ?? 0) !== 0,
      empty: t('view.noneDiffer'),
    },
    { id: 'unsaid', label: t('view.unsaid'), filter: (row) => hasNoReason(row) },
    ...(item.status === 'open'
      ? [
          {
            id: 'left',
            label: t('view.left'),
            filter: ({ state }: Row) => state === 'left' || state === 'again',
          },
        ]
      : []),
  ];
  return (
    <>
      <DifferingCounts
        sheet={sheet}
        onAgain={({ count }) => {
          sheet.askAgain(count);
          if (item.status === 'open') void navigate({ to: '/app/stocktake/$id', params: { id: item._id } });
        }}
      />
      <ListTable<Row>
        t={t}
        texts={{
          title: t('listOf', { name: item.title }),
          empty: t('noneCounted'),
          emptyHint: t('noneCountedHint'),
        }}
        query={{ data: rows, isPending: false, isError: false, refetch: sheet.refetch }}
        getRowId={({ key }) => key}
        icon={<Icon name="checklist" />}
        columns={useColumns()}
        views={views}
        onOpen={({ key, result }) => {
          if (result) open.open({ lineKey: key });
        }}
      />
      <div className={styles.history}>
        <HistoryPanel resource="stocktakes" id={item._id} />
      </div>
      {open.element}
    </>
  );
}

const hasNoReason = (row: Row) =>
  (varianceIn(row) ?? 0) !== 0 && row.result?.count.cause === 'none' && row.result.count.reason === '';
