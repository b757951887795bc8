import { Icon } from '#ui/Icon.tsx';
import { SyncMark } from '#ui/SyncPill.tsx';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { type Job, priorities, statuses } from '../contract.ts';
import { type JobRow, placeOf, statesByNeed } from '../rules/rows.ts';
import type { JobLabels } from '../useJobLabels.ts';
import type { Room } from '../useRoom.ts';
import { DueGauge } from './DueGauge.tsx';
import { jobChip } from './JobChip.tsx';
import { dueWithin, equipmentOf, withinOrder } from './jobValues.ts';

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
  const { field, choice, day } = fieldColumns(t, ({ job }: JobRow) => job);
  const chips = new Map(statesByNeed.map((state) => [state, jobChip(state, t(`state.${state}`))]));
  const namesOf = (named: [value: string, name: string][]) => {
    const names = new Map(named);
    return (value: string) => names.get(value) ?? value;
  };
  const stateName = namesOf(statesByNeed.map((state) => [state, t(`state.${state}`)]));
  const statusName = namesOf(statuses.map((status) => [status, labels.status(status)]));
  const priorityName = namesOf(priorities.map((each) => [each, t(`priority.${each}`)]));
  const critical = (
    <span className="st critical">
      <Icon name="shield" size="s" />
      {t('field.critical')}
    </span>
  );
  const optional = { defaultHidden: true } as const;
  const unless = (hidden: boolean) => (hidden ? optional : {});
  const narrow = room === 'narrow';
  const yesNo = { filter: 'boolean', groupable: false } as const;
  return [
    choice('state', stateName, {
      value: (row) => row.state,
      cell: (row) => chips.get(row.state),
      order: statesByNeed,
      width: 136,
      card: 'badge',
    }),
    field('no', { width: 62, card: 'number', ...unless(narrow) }),
    field('title', {
      // Rows stay plain text while nothing waits.
      ...(waiting.size > 0 ? { cell: ({ job }: JobRow) => marked(job, waiting.get(job._id)) } : {}),
      primary: true,
      width: narrow ? 244 : 250,
      grow: 1,
    }),
    field('equipment', {
      value: equipmentOf,
      ...(narrow ? { cell: (row: JobRow) => row.machine?.name ?? '' } : {}),
      filter: 'select',
      groupable: true,
      width: { full: 256, middle: 190, narrow: 142 }[room],
      grow: 1,
      card: 'sub',
    }),
    field('critical', {
      value: (row) => row.machine?.critical ?? false,
      cell: (row) => (row.machine?.critical ? critical : null),
      filter: 'boolean',
      width: 104,
      card: 'badge',
    }),
    field('used', {
      value: (row) => row.due.used,
      cell: (row) => (row.due.used === null ? labels.left(row.due) : <DueGauge row={row} labels={labels} />),
      exportValue: (row) => labels.left(row.due),
      searchable: false,
      width: narrow ? 196 : 200,
      card: 'meta',
    }),
    field('due', {
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
    }),
    field('assignees', {
      value: (row) => (row.who === '' ? [] : row.who.split(', ')),
      cell: (row) => row.who,
      filter: 'select',
      filterInSight: true,
      groupable: true,
      width: narrow ? 116 : 132,
      card: 'meta',
    }),
    day('lastDone', labels.day, {
      value: (row) => row.job.lastDoneDate,
      align: 'end',
      width: 104,
      ...unless(room !== 'full'),
    }),
    field('department', {
      filter: 'select',
      filterInSight: true,
      groupable: true,
      width: 120,
      ...optional,
    }),
    choice('priority', priorityName, { order: [...priorities].reverse(), width: 96, ...optional }),
    choice('status', statusName, { order: statuses, width: 140, ...optional }),
    field('location', { value: placeOf, filter: 'select', groupable: true, width: 150, ...optional }),
    field('where', {
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
    }),
    field('project', { filter: 'select', groupable: true, width: 160, ...optional }),
    field('interval', {
      value: (row) => labels.interval(row.job),
      searchable: false,
      width: 160,
      ...optional,
    }),
    choice('planned', (planned) => t(`planned.${planned === 'true' ? 'yes' : 'no'}`), {
      value: (row) => !row.job.unplanned,
      ...yesNo,
      width: 104,
      ...optional,
    }),
    choice('inRound', (inRound) => t(inRound === 'true' ? 'yes' : 'no'), {
      ...yesNo,
      width: 120,
      ...optional,
    }),
    field('severity', {
      value: ({ job }) => (job.unplanned ? t(`severity.${job.severity || 'none'}`) : ''),
      width: 104,
      ...optional,
    }),
    field('estimate', {
      cell: ({ job }) => (job.estimate === null ? '' : labels.minutes(job.estimate)),
      searchable: false,
      align: 'end',
      width: 120,
      ...optional,
    }),
    day('updatedAt', (iso) => (iso ? labels.day(shipDay(iso)) : ''), {
      align: 'end',
      width: 104,
      ...optional,
    }),
  ];
};
