import type { User } from '#modules/auth/contract.ts';
import { isForToday } from '#modules/round/rules.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import type { WorkInShort } from '#modules/worklist/contract/calls.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { addDays } from '#modules/worklist/rules/days.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { byNeed, isDueNow, type JobRow } from '#modules/worklist/rules/rows.ts';
import type { JobScope } from './jobScope.ts';

type Person = Pick<User, '_id' | 'department'>;

export const isOpen = ({ job }: Pick<JobRow, 'job'>): boolean => !isClosed(job);

/** Whether a job is in the chosen scope; jobs assigned to a user belong to their department too. */
const isOf = (scope: JobScope, { _id, department }: Person, { job }: JobRow): boolean =>
  scope === 'all' ||
  job.assignees.includes(_id) ||
  (scope === 'department' && department !== '' && job.department === department);

/** The open jobs in the chosen scope. */
export const inScope = (rows: readonly JobRow[], scope: JobScope, person: Person): JobRow[] =>
  rows.filter((row) => isOpen(row) && isOf(scope, person, row));

/** The initial scope: all for users who answer for the vessel, else the own department if it has jobs. */
export const firstScope = (
  rows: readonly JobRow[],
  person: Person & Pick<User, 'role' | 'superadmin' | 'captain'>,
): JobScope =>
  !answersForVessel(person) && rows.some((row) => isOpen(row) && isOf('department', person, row))
    ? 'department'
    : 'all';

const wanting: ReadonlySet<JobRow['state']> = new Set(['overdue', 'noStatus', 'inProgress']);

/**
 * Whether a job is for today: overdue, due today, begun, or reported and not decided. Checks of the round have a line of
 * their own unless overdue; jobs that wait for parts or the yard have a panel of their own.
 */
const isToday = (row: JobRow, today: string): boolean =>
  wanting.has(row.state)
    ? row.state === 'overdue' || !isForToday(row)
    : row.state === 'due' && !row.job.inRound && row.due.day !== null && row.due.day <= today;

type Scoped = { scope: JobScope; person: Person; today: string };

/** The jobs for today in a scope, most urgent first. Home lists these, and its greeting counts them. */
export const jobsToday = (rows: readonly JobRow[], { scope, person, today }: Scoped): JobRow[] =>
  inScope(rows, scope, person)
    .filter((row) => isToday(row, today))
    .sort(byNeed);

/** How many jobs in a scope count as due already, though not today. */
export const dueLater = (rows: readonly JobRow[], { scope, person, today }: Scoped): number =>
  inScope(rows, scope, person).filter(
    (row) => row.state === 'due' && !row.job.inRound && !isToday(row, today),
  ).length;

/** Whether one tap may complete it: its checklist has no open step, and its interval does not need the meter. */
export const oneTap = ({ job, machine }: Pick<JobRow, 'job' | 'machine'>): boolean =>
  job.tasks.every((task) => job.ticks[task._id] !== undefined) &&
  !(job.hoursInterval !== null && machine?.metered === true);

/**
 * Whether a job was completed since `before`: its last completion is today, and the fields that a completion sets have
 * changed.
 */
export const doneSince = (before: Job, now: Job, today: string): boolean =>
  now.lastDoneDate === today &&
  (now.lastDoneDate !== before.lastDoneDate ||
    now.status !== before.status ||
    now.dueDate !== before.dueDate ||
    now.dueHours !== before.dueHours);

/** The figures of the strip. */
export type Figures = {
  overdue: number;
  overdueCritical: number;
  /** Due, without overdue ones; and how many of them can be done where the vessel is. */
  due: number;
  dueHere: number;
  noStatus: number;
  /** Reported today or yesterday. */
  noStatusNew: number;
  waiting: number;
  /** The first due date of the jobs that wait for parts. */
  waitingDay: string | null;
  mine: number;
  mineOverdue: number;
};

type At = { person: Person; today: string; where: 'port' | 'sea'; shipDay: (iso: string) => string };

export const figuresOf = (rows: readonly JobRow[], { person, today, where, shipDay }: At): Figures => {
  const open = rows.filter(isOpen);
  const overdue = open.filter(({ state }) => state === 'overdue');
  // Those of the worklist's view "Due now", which the figure opens.
  const due = open.filter((row) => isDueNow(row) && row.state === 'due');
  const noStatus = open.filter(({ job }) => job.status === '');
  const waiting = open.filter(({ job }) => job.status === 'waitingParts');
  const mine = open.filter(({ job }) => job.assignees.includes(person._id));
  const count = (list: readonly JobRow[], test: (row: JobRow) => boolean) => list.filter(test).length;
  return {
    overdue: overdue.length,
    overdueCritical: count(overdue, ({ machine }) => machine?.critical === true),
    due: due.length,
    dueHere: count(due, ({ job }) => (where === 'port' ? job.atPort : job.atSea)),
    noStatus: noStatus.length,
    noStatusNew: count(noStatus, ({ job }) => shipDay(job.createdAt) >= addDays(today, -1)),
    waiting: waiting.length,
    waitingDay: waiting.flatMap(({ due: { day } }) => day ?? []).sort()[0] ?? null,
    mine: mine.length,
    mineOverdue: count(mine, ({ state }) => state === 'overdue'),
  };
};

/**
 * The number of jobs that fall due on each of the seven days after today, and how many of them on critical equipment.
 */
export const comingDays = (
  rows: readonly JobRow[],
  today: string,
): { day: string; count: number; critical: number }[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index + 1);
    const due = rows.filter((row) => isOpen(row) && row.due.day === day);
    return { day, count: due.length, critical: due.filter(({ machine }) => machine?.critical).length };
  });

/** Work in time and late in each of the last 12 calendar months, oldest first. */
export const doneByMonth = (
  works: readonly Pick<WorkInShort, 'date' | 'late'>[],
  today: string,
): { month: string; inTime: number; late: number }[] => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const name = new Date(Date.UTC(year, month - 12 + index, 1)).toISOString().slice(0, 7);
    const those = works.filter(({ date }) => date.startsWith(name));
    const late = those.filter((work) => work.late).length;
    return { month: name, inTime: those.length - late, late };
  });
};

/** The number of works by department, busiest first. */
export const byDepartment = (works: readonly Pick<WorkInShort, 'department'>[]): [string, number][] => {
  const counts = new Map<string, number>();
  for (const { department } of works) counts.set(department, (counts.get(department) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
};

/** The most urgent overdue or due job of each machine. */
export const worstByMachine = (rows: readonly JobRow[]): Map<string, JobRow> => {
  const worst = new Map<string, JobRow>();
  for (const row of rows) {
    if (row.state !== 'overdue' && row.state !== 'due') continue;
    const before = worst.get(row.job.equipmentID);
    if (!before || byNeed(row, before) < 0) worst.set(row.job.equipmentID, row);
  }
  return worst;
};

/**
 * Whether a postponement waits for this person: asked by somebody else, on a job of the department that they head, or on
 * any job for those who answer for the vessel.
 */
export const mayDecide = (
  { job }: Pick<JobRow, 'job'>,
  person: Person & Pick<User, 'role' | 'superadmin' | 'captain' | 'jobtitle'>,
): boolean =>
  job.postponeAsked !== null &&
  job.postponeAsked.byID !== person._id &&
  (answersForVessel(person) ||
    (/^(chief|head)\b/i.test(person.jobtitle) && job.department === person.department));
