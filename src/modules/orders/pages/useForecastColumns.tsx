import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { stateChip } from '#ui/StateChip.tsx';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { coverOf, forecastCell } from '../components/ForecastCell.tsx';
import type { ForecastPart } from '../contract/buying.ts';
import { times } from '../rules/totals.ts';

const SOON_DAYS = 14;

/** The columns of a forecast: the part, its months (first days, `2026-06-01`), and what to buy by when. */
export const useForecastColumns = (months: readonly string[]): Column<ForecastPart>[] => {
  const { t } = useTranslation(['orders', 'buying']);
  const format = useFormat();
  const { field, day } = fieldColumns(t, (part: ForecastPart) => part);
  const soonest = ({ buyBy }: ForecastPart) => buyBy !== null && format.daysUntil(buyBy) <= SOON_DAYS;
  const buyBy = ({ buyBy: by }: ForecastPart) => {
    if (by === null) return stateChip('done', t('buying:forecast.isCovered'));
    const days = format.daysUntil(by);
    return days < 0
      ? stateChip('overdue', t('lateBy', { count: -days }))
      : stateChip(days <= SOON_DAYS ? 'due' : 'upcoming', format.shortDay(by));
  };
  const figure = (id: 'onBoard' | 'onOrder' | 'need' | 'buy', card: 'meta' | 'badge' | 'none' = 'none') =>
    field(id, {
      value: (part) => part[id],
      cell: (part) => (part[id] === 0 && id !== 'onBoard' ? '–' : format.number(part[id])),
      align: 'end',
      // The names of stock are longer than their figures.
      width: id === 'onBoard' || id === 'onOrder' ? 84 : 64,
      card,
      onCard: 'named',
    });
  return [
    day('buyBy', format.shortDay, { cell: buyBy, width: 118, whole: true, card: 'badge' }),
    field('name', { header: t('line.part'), primary: true, width: 150, grow: 1 }),
    field('partNo', { header: t('line.partNo'), width: 96, card: 'sub' }),
    field('supplier', {
      header: t('field.supplierName'),
      filter: 'select',
      filterInSight: true,
      groupable: true,
      width: 150,
      defaultHidden: true,
      card: 'sub',
    }),
    field('critical', {
      header: t('buying:forecast.critical'),
      filter: 'boolean',
      filterInSight: true,
      width: 90,
      defaultHidden: true,
      cell: ({ critical }) => (critical ? t('yes') : ''),
      card: 'none',
    }),
    figure('onBoard', 'meta'),
    figure('onOrder'),
    ...months.map((month, index): Column<ForecastPart> => {
      const needOf = ({ months: cells }: ForecastPart) => {
        const cell = cells[index];
        return cell ? cell.stock + cell.order + cell.missing : 0;
      };
      return {
        id: `m${index}`,
        header: format.month(month),
        value: (part) => needOf(part) || null,
        cell: (part) => {
          const cell = part.months[index];
          const first = part.months.findIndex(({ missing }) => missing > 0);
          const cover = cell && coverOf(cell, index === first && soonest(part));
          return cover
            ? forecastCell(format.number(needOf(part)), cover, t(`buying:forecast.cover.${cover}`))
            : null;
        },
        searchable: false,
        sortable: false,
        width: 45,
        fixed: true,
        card: 'none',
      };
    }),
    figure('need'),
    field('leadDays', {
      value: ({ leadDays }) => leadDays,
      cell: ({ leadDays, leadSeen }) =>
        leadSeen ? (
          t('buying:forecast.days', { count: leadDays })
        ) : (
          <span className="ink3" title={t('buying:forecast.assumed')}>
            {t('buying:forecast.daysAssumed', { count: leadDays })}
          </span>
        ),
      align: 'end',
      width: 56,
      card: 'none',
    }),
    figure('buy', 'meta'),
    field('total', {
      header: t('line.sum'),
      value: ({ price, buy }) => (price === null || buy === 0 ? null : times(price, buy)),
      cell: ({ price, buy, currency }) =>
        buy === 0 ? '–' : price === null ? t('line.noPrice') : format.money(times(price, buy), currency),
      sum: ({ price, buy, currency }) => ({ minor: price === null ? null : times(price, buy), currency }),
      align: 'end',
      width: 96,
      card: 'meta',
    }),
  ];
};
