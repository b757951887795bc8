import { Glyph } from '#ui/Glyph.tsx';
import { SyncMark } from '#ui/SyncPill.tsx';
import type { Column } from '#ui/table/column.ts';
import { type Job, priorities, statuses } from '../contract.ts';
import { type JobRow, placeOf, statesByNeed } from '../rules/rows.ts';
import type { JobLabels } from '../useJobLabels.ts';
import { DueGauge } from './DueGauge.tsx';
import { jobChip } from './JobChip.tsx';
import { dueWithin, equipmentOf, withinOrder } from './jobValues.ts';
import type { Room } from './useRoom.ts';

type Labels = Omit<JobLabels, 't' | 'locale'> & { t: JobLabels['t'] };

type Surroundings = {
  /** Today in ship's time, and the ship's day of an instant. */
  today: string;
  shipDay: (iso: string) => string;
  room: Room;
  /** The jobs with changes that are only on this device, or need attention. */
  waiting: ReadonlyMap<string, 'waiting' | 'attention'>;
};

const marked = ({ title }: Job, state: 'waiting' | 'attention' | undefined) =>
  state ? (
    <>
      <SyncMark state={state === 'attention' ? 'attention' : 'device'} /> {title}
    </>
  ) : (
    title
  );

/** The columns of the list of jobs; texts that rows share are computed once. */
export const jobColumns = (
  labels: Labels,
  { today, shipDay, room, waiting }: Surroundings,
): Column<JobRow>[] => {
  const { t } = labels;
  const chips = new Map(statesByNeed.map((state) => [state, jobChip(state, t(`state.${state}`))]));
  const states = new Map<string, string>(statesByNeed.map((state) => [state, t(`state.${state}`)]));
  const statusNames = new Map<string, string>(statuses.map((status) => [status, labels.status(status)]));
  const priorityNames = new Map<string, string>(priorities.map((each) => [each, t(`priority.${each}`)]));
  const critical = (
    <span className="st critical">
      <Glyph name="shield" size="s" />
      {t('field.critical')}
    </span>
  );
  const optional = { defaultHidden: true } as const;
  const unless = (hidden: boolean) => (hidden ? optional : {});
  const narrow = room === 'narrow';
  return [
    {
      id: 'state',
      header: t('field.state'),
      value: (row) => row.state,
      cell: (row) => chips.get(row.state),
      order: statesByNeed,
      filter: 'select',
      optionLabel: (state) => states.get(state) ?? state,
      exportValue: (row) => states.get(row.state),
      groupable: true,
      width: 136,
      card: 'badge',
    },
    {
      id: 'no',
      header: t('field.no'),
      value: (row) => row.job.no,
      width: 62,
      card: 'number',
      ...unless(narrow),
    },
    {
      id: 'title',
      header: t('field.title'),
      value: (row) => row.job.title,
      // Rows stay plain text while nothing waits.
      ...(waiting.size > 0 ? { cell: ({ job }: JobRow) => marked(job, waiting.get(job._id)) } : {}),
      primary: true,
      width: narrow ? 244 : 250,
      grow: 1,
    },
    {
      id: 'equipment',
      header: t('field.equipment'),
      value: equipmentOf,
      ...(narrow ? { cell: (row: JobRow) => row.machine?.name ?? '' } : {}),
      filter: 'select',
      groupable: true,
      width: { full: 256, middle: 190, narrow: 142 }[room],
      grow: 1,
      card: 'sub',
    },
    {
      id: 'critical',
      header: t('field.critical'),
      value: (row) => row.machine?.critical ?? false,
      cell: (row) => (row.machine?.critical ? critical : null),
      filter: 'boolean',
      width: 104,
      card: 'badge',
    },
    {
      id: 'used',
      header: t('field.used'),
      value: (row) => row.due.used,
      cell: (row) => (row.due.used === null ? labels.left(row.due) : <DueGauge row={row} labels={labels} />),
      exportValue: (row) => labels.left(row.due),
      searchable: false,
      width: narrow ? 196 : 200,
      card: 'meta',
    },
    {
      id: 'due',
      header: t('field.due'),
      value: (row) => row.due.day,
      cell: (row) => labels.dueAt(row.job, row.due),
      filter: 'select',
      filterValue: (row) => dueWithin(row.due, today),
      filterInSight: true,
      order: withinOrder,
      optionLabel: (within) =>
        within === 'today' || within === 'later' || within === 'none'
          ? t(`within.${within}`)
          : t('within.days', { count: Number(within) }),
      exportValue: (row) => labels.dueAt(row.job, row.due),
      searchable: false,
      align: 'end',
      width: 104,
      ...unless(narrow),
    },
    {
      id: 'assignees',
      header: t('field.assignees'),
      value: (row) => (row.who === '' ? [] : row.who.split(', ')),
      cell: (row) => row.who,
      filter: 'select',
      filterInSight: true,
      groupable: true,
      width: narrow ? 116 : 132,
      card: 'meta',
    },
    {
      id: 'lastDone',
      header: t('field.lastDone'),
      value: (row) => row.job.lastDoneDate,
      cell: ({ job }) => (job.lastDoneDate === null ? '' : labels.day(job.lastDoneDate)),
      exportValue: (row) => row.job.lastDoneDate,
      searchable: false,
      align: 'end',
      width: 104,
      ...unless(room !== 'full'),
    },
    {
      id: 'department',
      header: t('field.department'),
      value: (row) => row.job.department,
      filter: 'select',
      filterInSight: true,
      groupable: true,
      width: 120,
      ...optional,
    },
    {
      id: 'priority',
      header: t('field.priority'),
      value: (row) => row.job.priority,
      cell: (row) => priorityNames.get(row.job.priority),
      order: [...priorities].reverse(),
      filter: 'select',
      optionLabel: (priority) => priorityNames.get(priority) ?? priority,
      exportValue: (row) => priorityNames.get(row.job.priority),
      groupable: true,
      width: 96,
      ...optional,
    },
    {
      id: 'status',
      header: t('field.status'),
      value: (row) => row.job.status,
      cell: (row) => statusNames.get(row.job.status),
      order: statuses,
      filter: 'select',
      optionLabel: (status) => statusNames.get(status) ?? status,
      exportValue: (row) => statusNames.get(row.job.status),
      groupable: true,
      width: 140,
      ...optional,
    },
    {
      id: 'location',
      header: t('field.location'),
      value: placeOf,
      filter: 'select',
      groupable: true,
      width: 150,
      ...optional,
    },
    {
      id: 'where',
      header: t('field.where'),
      value: ({ job }) => [...(job.atSea ? ['atSea'] : []), ...(job.atPort ? ['atPort'] : [])],
      cell: (row) => labels.where(row.job),
      filter: 'select',
      filterInSight: true,
      optionLabel: (place) =>
        place === 'atSea' || place === 'atPort' ? t(`field.${place}`) : t('where.neither'),
      exportValue: (row) => labels.where(row.job),
      searchable: false,
      width: 140,
      ...optional,
    },
    {
      id: 'project',
      header: t('field.project'),
      value: (row) => row.job.project,
      filter: 'select',
      groupable: true,
      width: 160,
      ...optional,
    },
    {
      id: 'interval',
      header: t('field.interval'),
      value: (row) => labels.interval(row.job),
      searchable: false,
      width: 160,
      ...optional,
    },
    {
      id: 'planned',
      header: t('field.planned'),
      value: (row) => !row.job.unplanned,
      cell: (row) => t(`planned.${row.job.unplanned ? 'no' : 'yes'}`),
      filter: 'boolean',
      optionLabel: (planned) => t(`planned.${planned === 'true' ? 'yes' : 'no'}`),
      exportValue: (row) => t(`planned.${row.job.unplanned ? 'no' : 'yes'}`),
      width: 104,
      ...optional,
    },
    {
      id: 'inRound',
      header: t('field.inRound'),
      value: (row) => row.job.inRound,
      cell: (row) => t(row.job.inRound ? 'yes' : 'no'),
      filter: 'boolean',
      optionLabel: (inRound) => t(inRound === 'true' ? 'yes' : 'no'),
      exportValue: (row) => t(row.job.inRound ? 'yes' : 'no'),
      width: 120,
      ...optional,
    },
    {
      id: 'severity',
      header: t('field.severity'),
      value: ({ job }) => (job.unplanned ? t(`severity.${job.severity || 'none'}`) : ''),
      width: 104,
      ...optional,
    },
    {
      id: 'estimate',
      header: t('field.estimate'),
      value: (row) => row.job.estimate,
      cell: ({ job }) => (job.estimate === null ? '' : labels.minutes(job.estimate)),
      searchable: false,
      align: 'end',
      width: 120,
      ...optional,
    },
    {
      id: 'updatedAt',
      header: t('field.updatedAt'),
      value: (row) => row.job.updatedAt,
      cell: (row) => labels.day(shipDay(row.job.updatedAt)),
      searchable: false,
      align: 'end',
      width: 104,
      ...optional,
    },
  ];
};
