import type { TFunction } from '#lib/useTranslation.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import type { FleetRow } from '../contract.ts';
import { readinessOf } from '../rules.ts';
import { BoatName, type Count, FleetFigure } from './FleetFigure.tsx';
import { freeChip } from './FreeChip.tsx';
import styles from './management.module.css';

const home = { to: '/app/home' } as const;

/** A boat's readiness as bar and figure. */
export const readiness = (row: FleetRow) => {
  const percent = readinessOf(row);
  return (
    <span className={styles.ready}>
      <span className={styles.bar}>
        <span style={{ width: `${percent}%` }} />
      </span>
      <b>{percent}</b>
    </span>
  );
};

type Given = {
  t: TFunction<'management'>;
  freeWord: (free: string) => string;
};

/** The columns of the fleet summary. */
export const fleetColumns = ({ t, freeWord }: Given): Column<FleetRow>[] => {
  const { field } = fieldColumns(t, (row: FleetRow) => row);
  const count = (id: Count, width: number, more: Partial<Column<FleetRow>> = {}) =>
    field(id, {
      header: t(`summary.${id}`),
      cell: (row) => <FleetFigure row={row} id={id} />,
      searchable: false,
      align: 'end',
      width,
      ...more,
    });
  return [
    field('name', {
      header: t('summary.boat'),
      cell: (row) => <BoatName row={row} open={home} />,
      primary: true,
      width: 180,
      grow: 1,
    }),
    field('place', { header: t('summary.place'), width: 140, grow: 1, card: 'sub' }),
    {
      id: 'readiness',
      header: t('summary.readiness'),
      value: readinessOf,
      cell: readiness,
      searchable: false,
      width: 118,
    },
    field('free', {
      optionLabel: freeWord,
      cell: (row) => freeChip(row.free, row.free === EXPIRED ? t('closed') : freeWord(row.free)),
      exportValue: (row) => freeWord(row.free),
      width: 104,
      card: 'badge',
    }),
    count('critical', 136),
    count('overdue', 124),
    count('noStatus', 92, { defaultHidden: true }),
    count('expired', 138),
    count('expiring', 142),
    count('aboard', 76),
    count('guests', 76),
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
