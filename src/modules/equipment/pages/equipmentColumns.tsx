import type { ReactNode } from 'react';
import type { TFunction } from '#lib/useTranslation.ts';
import type { JobLabels } from '#modules/worklist/useJobLabels.ts';
import type { Format } from '#ui/format/formatOf.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Column } from '#ui/table/column.ts';
import { FlagCell } from '#ui/table/FlagCell.tsx';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import type { Equipment } from '../contract.ts';
import type { Marks } from './jobs/marks.ts';

export type SetFlag = (
  change: { _id: string } & Partial<Pick<Equipment, 'critical' | 'atSea' | 'atPort' | 'isArchived'>>,
) => void;

const seaIcon = <Icon name="sailing" />;
const portIcon = <Icon name="anchor" />;

/** The jobs in the list of equipment: by machine, together with what is below it. */
type JobsOfMachines = { marks: Marks; left: JobLabels['left'] };

const jobInk = { overdue: 'overdue-ink', due: 'due-ink', upcoming: undefined, none: undefined } as const;

const jobColumns = (t: TFunction<'equipment'>, { marks, left }: JobsOfMachines): Column<Equipment>[] => [
  {
    id: 'openJobs',
    header: t('jobs.open'),
    value: (row) => marks.all.get(row._id)?.open ?? null,
    searchable: false,
    align: 'end',
    width: 88,
    card: 'none',
  },
  {
    id: 'nextDue',
    header: t('jobs.nextDue'),
    value: (row) => marks.all.get(row._id)?.next?.due.day,
    searchable: false,
    width: 110,
    card: 'meta',
    cell: (row) => {
      const due = marks.all.get(row._id)?.next?.due;
      return due && <span className={jobInk[due.level]}>{left(due)}</span>;
    },
    exportValue: (row) => {
      const due = marks.all.get(row._id)?.next?.due;
      return due && left(due);
    },
  },
];

/** The columns of every list of equipment; flags are changed in place. */
export const equipmentColumns = (
  t: TFunction<'equipment'>,
  format: Format,
  setFlag: SetFlag,
  jobs?: JobsOfMachines,
): Column<Equipment>[] => {
  // Translated once, not for every row that scrolls by.
  const words = {
    unit: t('hoursUnit'),
    critical: t('field.critical'),
    atSea: t('field.atSea'),
    atPort: t('field.atPort'),
  };
  const { field, day } = fieldColumns(t, (row: Equipment) => row);
  const flag = {
    filter: 'boolean',
    optionLabel: (value: string) => (value === 'true' ? t('yes') : t('no')),
  } as const;
  const setInPlace = (id: 'atSea' | 'atPort', icon: ReactNode) =>
    field(id, {
      ...flag,
      width: 72,
      cell: (row) => (
        <FlagCell
          label={`${words[id]}: ${row.name}`}
          on={row[id]}
          icon={icon}
          onChange={(on) => setFlag({ _id: row._id, [id]: on })}
        />
      ),
    });
  return [
    field('name', { primary: true, width: 250, grow: 1 }),
    field('critical', {
      ...flag,
      width: 100,
      card: 'badge',
      cell: (row) =>
        row.critical ? (
          <span className="st critical">
            <Icon name="shield" size="s" />
            {words.critical}
          </span>
        ) : null,
    }),
    ...(jobs ? jobColumns(t, jobs) : []),
    field('manufacturer', { filter: 'select', groupable: true, width: 126, card: 'sub' }),
    field('modelNumber', { width: 150, card: 'sub' }),
    field('serialNumber', { width: 126 }),
    field('location', { filter: 'select', groupable: true, width: 150, card: 'meta' }),
    field('department', {
      filter: 'select',
      groupable: true,
      width: 110,
      card: 'meta',
      // Its filter is in the toolbar; the room is for the jobs.
      defaultHidden: jobs !== undefined,
    }),
    field('hours', {
      align: 'end',
      width: 112,
      card: 'meta',
      cell: (row) => (row.hours === null ? null : `${format.hours(row.hours)} ${words.unit}`),
    }),
    setInPlace('atSea', seaIcon),
    setInPlace('atPort', portIcon),
    field('remarks', { width: 220, defaultHidden: true }),
    day('updatedAt', format.day, { width: 120, defaultHidden: true }),
  ];
};

/** The views of the list; archived equipment is only in its own. */
export const equipmentViews = (t: TFunction<'equipment'>) => [
  { id: 'all', label: t('view.all'), filter: (row: Equipment) => !row.isArchived },
  { id: 'critical', label: t('view.critical'), filter: (row: Equipment) => row.critical && !row.isArchived },
  { id: 'metered', label: t('view.metered'), filter: (row: Equipment) => row.metered && !row.isArchived },
  { id: 'atSea', label: t('view.atSea'), filter: (row: Equipment) => row.atSea && !row.isArchived },
  { id: 'atPort', label: t('view.atPort'), filter: (row: Equipment) => row.atPort && !row.isArchived },
  { id: 'archived', label: t('view.archived'), filter: (row: Equipment) => row.isArchived },
];

export const parentOf = (row: Equipment) => row.parentID;
export const toEquipment = (row: Equipment) => ({ to: '/app/equipment/$id', params: { id: row._id } });
