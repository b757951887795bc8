import type { TFunction } from '#lib/useTranslation.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import type { FleetRow } from '../contract.ts';
import { freeChip } from './FreeChip.tsx';

export type Count = 'overdue' | 'critical' | 'noStatus' | 'expiring' | 'expired' | 'aboard' | 'guests';

/** Colours of figures that need action; nothing else has a colour. */
export const inks: Partial<Record<Count, string>> = {
  overdue: 'overdue-ink',
  critical: 'critical-ink',
  expiring: 'due-ink',
  expired: 'overdue-ink',
};

/** The columns of the fleet summary. */
export const fleetColumns = (
  t: TFunction<'management'>,
  freeWord: (free: string) => string,
): Column<FleetRow>[] => {
  const { field } = fieldColumns(t, (row: FleetRow) => row);
  const count = (id: Count, width: number) =>
    field(id, {
      header: t(`summary.${id}`),
      cell: (row) => (
        <span className={row[id] > 0 ? inks[id] : 'ink3'}>
          {row[id] > 0 && inks[id] ? <b>{row[id]}</b> : row[id]}
        </span>
      ),
      searchable: false,
      align: 'end',
      width,
    });
  return [
    field('name', { header: t('summary.boat'), primary: true, width: 160, grow: 1 }),
    field('place', { header: t('summary.place'), width: 180, card: 'sub' }),
    field('free', {
      optionLabel: freeWord,
      cell: (row) => freeChip(row.free, row.free === EXPIRED ? t('closed') : freeWord(row.free)),
      exportValue: (row) => freeWord(row.free),
      width: 130,
      card: 'badge',
    }),
    count('overdue', 118),
    count('critical', 118),
    count('noStatus', 96),
    count('expiring', 160),
    count('expired', 96),
    count('aboard', 90),
    count('guests', 90),
  ];
};

const figures = ['overdue', 'critical', 'expiring', 'expired', 'aboard', 'guests'] as const;

/** The sums of all boats. */
export const sumOf = (rows: readonly FleetRow[]): Record<(typeof figures)[number], number> => {
  const sum = (figure: (typeof figures)[number]) => rows.reduce((all, row) => all + row[figure], 0);
  return {
    overdue: sum('overdue'),
    critical: sum('critical'),
    expiring: sum('expiring'),
    expired: sum('expired'),
    aboard: sum('aboard'),
    guests: sum('guests'),
  };
};
