import type { TFunction } from '#lib/useTranslation.ts';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import type { FleetMonth } from '../contract/rest.ts';
import { BoatName } from './FleetFigure.tsx';

type Given = {
  t: TFunction<'management'>;
  number: (value: number) => string;
  month: string;
};

/** The columns of the fleet's hours of rest; a vessel's name leads to its crew's month. */
export const restColumns = ({ t, number, month }: Given): Column<FleetMonth>[] => {
  const { field } = fieldColumns(t, (row: FleetMonth) => row);
  const count = (id: 'breaches' | 'unexplained', ink: string, card: 'meta' | 'none') =>
    field(id, {
      header: t(`rest.${id}`),
      cell: (row) => <span className={row[id] > 0 ? ink : 'ink3'}>{row[id] > 0 ? <b>{row[id]}</b> : 0}</span>,
      searchable: false,
      align: 'end',
      width: 124,
      onCard: 'named',
      card,
    });
  const ofCrew = (id: 'signed' | 'verified') =>
    field(id, {
      header: t(`rest.${id}`),
      cell: (row) => t('rest.ofCrew', { count: row[id], crew: row.crew }),
      searchable: false,
      align: 'end',
      width: 150,
      onCard: 'named',
      card: 'none',
    });
  return [
    field('name', {
      header: t('summary.boat'),
      cell: (row) => <BoatName row={row} open={{ to: '/app/hoursofrest', search: { month } }} />,
      primary: true,
      width: 180,
      grow: 1,
    }),
    field('crew', {
      header: t('rest.crew'),
      searchable: false,
      align: 'end',
      width: 90,
      onCard: 'named',
      card: 'none',
    }),
    count('breaches', '', 'none'),
    count('unexplained', 'overdue-ink', 'meta'),
    field('missing', {
      header: t('rest.missing'),
      cell: (row) =>
        row.missing > 0 ? (
          <span className="due-ink">
            {t('rest.ofPeople', { days: row.missing, count: row.missingPeople })}
          </span>
        ) : (
          <span className="ink3">0</span>
        ),
      searchable: false,
      align: 'end',
      width: 160,
      onCard: 'named',
      card: 'meta',
    }),
    ofCrew('signed'),
    ofCrew('verified'),
    field('lowestWeek', {
      header: t('rest.lowestWeek'),
      cell: ({ lowestWeek }) => (lowestWeek === null ? '–' : t('rest.hours', { hours: number(lowestWeek) })),
      searchable: false,
      align: 'end',
      width: 130,
      onCard: 'named',
      card: 'none',
    }),
  ];
};
