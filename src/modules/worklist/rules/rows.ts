import type { Equipment } from '#modules/equipment/contract.ts';
import type { Job, Person } from '../contract.ts';
import { type Due, dueOf, isClosed, type JobState, type LayUp, stateOf } from './due.ts';

/** A job as lists show it: with its machine, its due date, and its assignees. */
export type JobRow = {
  job: Job;
  machine: Equipment | undefined;
  due: Due;
  state: JobState;
  /** Short names of the assignees. */
  who: string;
  /** Its place by urgency, as text that compares: by state, critical machines before others, then by day. */
  need: string;
};

export type JobContext = {
  machines: ReadonlyMap<string, Equipment>;
  people: ReadonlyMap<string, Person>;
  today: string;
  layUp: LayUp | null;
};

/** "Tom Halvorsen" as "T. Halvorsen". */
export const shortName = (name: string): string => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? first : `${[...first][0]}. ${rest.join(' ')}`;
};

type CachedRow = { context: JobContext; row: JobRow };
const made = new WeakMap<Job, CachedRow>();

/** Whether a row of the same job and machine is the same in both. */
const isSame = (a: JobContext, b: JobContext) =>
  a === b || (a.today === b.today && a.people === b.people && a.layUp === b.layUp);

/**
 * The row of a job; the same object while nothing that it shows has changed, so that lists need not render it again.
 */
export const rowOf = (job: Job, context: JobContext): JobRow => {
  const machine = context.machines.get(job.equipmentID);
  const there = made.get(job);
  if (there && there.row.machine === machine && isSame(there.context, context)) return there.row;
  const due = dueOf(job, machine, context.today, context.layUp);
  const who = job.assignees
    .map((id) => shortName(context.people.get(id)?.name ?? ''))
    .filter(Boolean)
    .join(', ');
  const state = stateOf(job, due);
  const row = { job, machine, due, state, who, need: needOf(state, machine, due) };
  made.set(job, { context, row });
  return row;
};

/** The states by urgency, most urgent first. */
export const statesByNeed: readonly JobState[] = [
  'overdue',
  'due',
  'noStatus',
  'inProgress',
  'waitingParts',
  'waitingYard',
  'upcoming',
  'open',
  'done',
  'cancelled',
];
const rank = new Map(statesByNeed.map((state, place) => [state, place]));

/** The rank of a state by urgency, most urgent first. */
export const stateRank = (state: JobState): number => rank.get(state) ?? rank.size;

const NEVER = '9999';

const needOf = (state: JobState, machine: Equipment | undefined, due: Due) =>
  `${10 + stateRank(state)}${machine?.critical ? 0 : 1}${due.day ?? NEVER}`;

type Needed = Pick<JobRow, 'need'>;

/** Sorts by urgency: by state, critical machines before others, then by day. */
export const byNeed = (a: Needed, b: Needed): number => (a.need === b.need ? 0 : a.need < b.need ? -1 : 1);

/** Thousands of rows by urgency, the most urgent first: many share their place, so only the places are compared. */
export const inNeedOrder = <R extends Needed>(rows: readonly R[]): R[] => {
  const places = Map.groupBy(rows, ({ need }) => need);
  return [...places.keys()].sort().flatMap((need) => places.get(need) ?? []);
};

/** Overdue or due, whatever its status; checks of the round have a list of their own until they are overdue. */
export const isDueNow = ({ job, due }: Pick<JobRow, 'job' | 'due'>): boolean =>
  !isClosed(job) && (due.level === 'overdue' || (due.level === 'due' && !job.inRound));

/** The first rows by urgency, among those that are overdue or due. */
export const firstOf = (rows: readonly JobRow[], most: number): JobRow[] =>
  inNeedOrder(rows.filter(({ state }) => state === 'overdue' || state === 'due')).slice(0, most);

/** The location of the work: the job's, or else its machine's. */
export const placeOf = ({ job, machine }: Pick<JobRow, 'job' | 'machine'>): string =>
  job.location || (machine?.location ?? '');
