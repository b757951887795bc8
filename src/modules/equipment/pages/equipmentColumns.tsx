import AnchorOutlined from '@mui/icons-material/AnchorOutlined';
import SailingOutlined from '@mui/icons-material/SailingOutlined';
import type { TFunction } from '#lib/useTranslation.ts';
import type { JobLabels } from '#modules/worklist/useJobLabels.ts';
import type { Format } from '#ui/format/formatOf.ts';
import { Glyph } from '#ui/Glyph.tsx';
import type { Column } from '#ui/table/column.ts';
import { FlagCell } from '#ui/table/FlagCell.tsx';
import type { Equipment } from '../contract.ts';
import type { Marks } from './jobs/marks.ts';

export type SetFlag = (
  change: { _id: string } & Partial<Pick<Equipment, 'critical' | 'atSea' | 'atPort' | 'isArchived'>>,
) => void;

const seaIcon = <SailingOutlined />;
const portIcon = <AnchorOutlined />;

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
  const yesNo = (value: string) => (value === 'true' ? t('yes') : t('no'));
  return [
    { id: 'name', header: t('field.name'), value: (row) => row.name, primary: true, width: 250, grow: 1 },
    {
      id: 'critical',
      header: t('field.critical'),
      value: (row) => row.critical,
      filter: 'boolean',
      optionLabel: yesNo,
      width: 100,
      card: 'badge',
      cell: (row) =>
        row.critical ? (
          <span className="st critical">
            <Glyph name="shield" size="s" />
            {words.critical}
          </span>
        ) : null,
    },
    ...(jobs ? jobColumns(t, jobs) : []),
    {
      id: 'manufacturer',
      header: t('field.manufacturer'),
      value: (row) => row.manufacturer,
      filter: 'select',
      groupable: true,
      width: 126,
      card: 'sub',
    },
    {
      id: 'modelNumber',
      header: t('field.modelNumber'),
      value: (row) => row.modelNumber,
      width: 150,
      card: 'sub',
    },
    { id: 'serialNumber', header: t('field.serialNumber'), value: (row) => row.serialNumber, width: 126 },
    {
      id: 'location',
      header: t('field.location'),
      value: (row) => row.location,
      filter: 'select',
      groupable: true,
      width: 150,
      card: 'meta',
    },
    {
      id: 'department',
      header: t('field.department'),
      value: (row) => row.department,
      filter: 'select',
      groupable: true,
      width: 110,
      card: 'number',
      // Its filter is in the toolbar; the room is for the jobs.
      defaultHidden: jobs !== undefined,
    },
    {
      id: 'hours',
      header: t('field.hours'),
      value: (row) => row.hours,
      align: 'end',
      width: 112,
      card: 'meta',
      cell: (row) => (row.hours === null ? null : `${format.hours(row.hours)} ${words.unit}`),
    },
    {
      id: 'atSea',
      header: t('field.atSea'),
      value: (row) => row.atSea,
      filter: 'boolean',
      optionLabel: yesNo,
      width: 72,
      cell: (row) => (
        <FlagCell
          label={`${words.atSea}: ${row.name}`}
          on={row.atSea}
          icon={seaIcon}
          onChange={(atSea) => setFlag({ _id: row._id, atSea })}
        />
      ),
    },
    {
      id: 'atPort',
      header: t('field.atPort'),
      value: (row) => row.atPort,
      filter: 'boolean',
      optionLabel: yesNo,
      width: 72,
      cell: (row) => (
        <FlagCell
          label={`${words.atPort}: ${row.name}`}
          on={row.atPort}
          icon={portIcon}
          onChange={(atPort) => setFlag({ _id: row._id, atPort })}
        />
      ),
    },
    {
      id: 'remarks',
      header: t('field.remarks'),
      value: (row) => row.remarks,
      width: 220,
      defaultHidden: true,
    },
    {
      id: 'updatedAt',
      header: t('field.updatedAt'),
      value: (row) => row.updatedAt,
      searchable: false,
      width: 120,
      defaultHidden: true,
      cell: (row) => format.day(row.updatedAt),
    },
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

export const idOf = (row: Equipment) => row._id;
export const parentOf = (row: Equipment) => row.parentID;
export const toEquipment = (row: Equipment) => ({ to: '/app/equipment/$id', params: { id: row._id } });
