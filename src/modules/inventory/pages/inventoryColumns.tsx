import type { TFunction } from '#lib/useTranslation.ts';
import { spotPath } from '#modules/locations/rules.ts';
import type { Format } from '#ui/format/formatOf.ts';
import { Icon } from '#ui/Icon.tsx';
import { stateChip } from '#ui/StateChip.tsx';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { RowPhoto } from '../components/RowPhoto.tsx';
import { stockGauge } from '../components/StockGauge.tsx';
import type { InventoryItem } from '../contract.ts';
import styles from '../inventory.module.css';
import { nextExpiry } from '../rules/lots.ts';
import { fullestSpot, stockStates } from '../rules.ts';
import { stateLook, type useStockLabels } from '../useStockLabels.ts';

export type Paths = ReadonlyMap<string, readonly string[]>;
type Labels = ReturnType<typeof useStockLabels>;

/** The path to where most of an item is. */
export const mainPlace = (item: InventoryItem, paths: Paths): string => spotPath(paths, fullestSpot(item));

/** The columns of the stock list. */
export const inventoryColumns = (
  t: TFunction<'inventory'>,
  format: Format,
  labels: Labels,
  paths: Paths,
): Column<InventoryItem>[] => {
  const { field, day } = fieldColumns(t, (item: InventoryItem) => item);
  const words = { critical: t('field.critical'), yes: t('yes'), no: t('no') };
  const flag = {
    filter: 'boolean',
    optionLabel: (value: string) => (value === 'true' ? words.yes : words.no),
  } as const;
  const hidden = { defaultHidden: true, card: 'none' } as const;
  const figure = { align: 'end', searchable: false } as const;
  const gauge = (item: InventoryItem) =>
    stockGauge({
      amount: item.totalAmount,
      min: item.minAmount,
      target: item.targetAmount,
      state: labels.stateOf(item),
    });
  return [
    {
      id: 'stock',
      header: t('stock'),
      value: (item) => labels.stateOf(item),
      order: stockStates,
      cell: (item) => stateChip(stateLook[labels.stateOf(item)], labels.stateText(item)),
      exportValue: labels.stateText,
      optionLabel: (state) => t(`state.${state as (typeof stockStates)[number]}`),
      filter: 'select',
      filterInSight: true,
      groupable: true,
      searchable: false,
      width: 150,
      card: 'badge',
    },
    {
      id: 'photo',
      header: t('photo'),
      value: () => null,
      cell: ({ _id }) => <RowPhoto id={_id} />,
      width: 66,
      fixed: true,
      defaultHidden: true,
      sortable: false,
      searchable: false,
      card: 'none',
    },
    field('name', { primary: true, width: 200, grow: 1 }),
    field('critical', {
      ...flag,
      width: 100,
      card: 'badge',
      cell: ({ critical }) =>
        critical ? (
          <span className="st critical">
            <Icon name="shield" size="s" />
            {words.critical}
          </span>
        ) : null,
    }),
    field('partNo', { width: 112, card: 'sub' }),
    {
      id: 'place',
      header: t('place'),
      value: (item) => mainPlace(item, paths),
      filter: 'text',
      groupable: true,
      width: 150,
      grow: 1,
      card: 'sub',
    },
    field('totalAmount', {
      ...figure,
      header: t('onBoard'),
      width: 92,
      card: 'number',
      onCard: 'named',
      cell: (item) => <b>{labels.amount(item)}</b>,
    }),
    {
      id: 'levels',
      header: t('levels'),
      value: ({ minAmount }) => minAmount,
      searchable: false,
      exportValue: labels.levels,
      cell: (item) => (
        <span className={styles.levels}>
          {gauge(item)}
          {labels.levels(item)}
        </span>
      ),
      onCard: (item) => (
        <span className={styles.levels}>
          {gauge(item)}
          {labels.levelsInWords(item)}
        </span>
      ),
      width: 130,
      card: 'meta',
    },
    {
      id: 'onOrder',
      header: t('onOrder'),
      value: ({ onOrder }) => onOrder || null,
      ...figure,
      width: 110,
      card: 'none',
      cell: ({ onOrder, orderExpected }) =>
        onOrder > 0 ? (
          <span>
            <b>{format.number(onOrder)}</b> {format.shortDay(orderExpected)}
          </span>
        ) : null,
    },
    {
      id: 'reserved',
      header: t('reserved'),
      value: ({ reserved }) => reserved || null,
      ...figure,
      width: 90,
      card: 'none',
      defaultHidden: true,
    },
    field('category', {
      filter: 'select',
      filterInSight: true,
      groupable: true,
      width: 120,
      defaultHidden: true,
    }),
    field('subCategory', { filter: 'select', groupable: true, width: 130, defaultHidden: true }),
    field('department', {
      filter: 'select',
      filterInSight: true,
      groupable: true,
      width: 110,
      defaultHidden: true,
    }),
    field('manufacturer', {
      filter: 'select',
      groupable: true,
      width: 130,
      defaultHidden: true,
      card: 'sub',
    }),
    field('modelNo', { width: 120, defaultHidden: true, card: 'none' }),
    field('supplier', { filter: 'select', groupable: true, width: 150, defaultHidden: true, card: 'none' }),
    {
      id: 'partNumbers',
      header: t('field.partNumbers'),
      value: ({ partNumbers }) => partNumbers.map(({ code }) => code),
      width: 140,
      ...hidden,
    },
    field('barcodes', { width: 140, ...hidden }),
    // Beside the two in one column, for a spreadsheet.
    field('minAmount', { ...figure, width: 90, ...hidden }),
    field('targetAmount', { ...figure, width: 90, ...hidden }),
    field('unit', { width: 80, searchable: false, ...hidden }),
    field('shelves', { width: 90, ...hidden }),
    field('locationBox', { width: 90, ...hidden }),
    field('currency', { width: 90, searchable: false, ...hidden }),
    field('price', {
      ...figure,
      width: 100,
      defaultHidden: true,
      card: 'none',
      cell: ({ price, currency }) => format.money(price, currency),
      exportValue: ({ price, currency }) => format.money(price, currency),
    }),
    {
      id: 'worth',
      header: t('worth'),
      value: ({ price, totalAmount }) => (price === null ? null : price * Math.max(0, totalAmount)),
      ...figure,
      width: 110,
      defaultHidden: true,
      card: 'none',
      cell: (item) => format.money(worthOf(item), item.currency),
      exportValue: (item) => format.money(worthOf(item), item.currency),
      sum: (item) => ({ minor: worthOf(item), currency: item.currency }),
    },
    day('expDate', format.day, { width: 110, defaultHidden: true, card: 'none' }),
    day('nextExpiry' as 'expDate', format.day, {
      value: (item) => nextExpiry(item),
      header: t('nextExpiry'),
      width: 110,
      defaultHidden: true,
      card: 'none',
    }),
    {
      id: 'lots',
      header: t('lots'),
      value: ({ lots }) => lots.flatMap(({ lot }) => lot || []),
      width: 120,
      ...hidden,
    },
    day('countedAt' as 'expDate', format.day, {
      value: ({ countedAt }) => countedAt,
      header: t('countedAt'),
      width: 110,
      defaultHidden: true,
      card: 'none',
    }),
    {
      id: 'isKit',
      header: t('field.isKit'),
      value: ({ isKit }) => isKit,
      ...flag,
      width: 80,
      defaultHidden: true,
      card: 'none',
      cell: ({ isKit }) => (isKit ? words.yes : ''),
    },
    field('private', {
      ...flag,
      width: 90,
      defaultHidden: true,
      card: 'none',
      cell: ({ private: hidden }) => (hidden ? words.yes : ''),
    }),
    field('description', { width: 220, defaultHidden: true, card: 'none' }),
  ];
};

/** The columns with that of photos, where there are any. The others stay the same. */
export const withPhotos = (columns: readonly Column<InventoryItem>[], hasPhotos: boolean) =>
  columns.map((column) => (column.id === 'photo' ? { ...column, defaultHidden: !hasPhotos } : column));

/** What the pieces on board are worth, in minor units; null without a price. */
export const worthOf = ({ price, totalAmount }: InventoryItem): number | null =>
  price === null ? null : Math.round(price * Math.max(0, totalAmount));

export const toItem = ({ _id: id }: InventoryItem) => ({ to: '/app/inventory/$id', params: { id } });
