import { runningHours } from '#lib/hours.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import type { Completion } from '../contract/entries.ts';
import type { Job, Postponement, Work } from '../contract.ts';
import { daysBetween } from './days.ts';
import { dueHoursAfter, isClosed, nextDue, repeats } from './due.ts';

/** The facts about a job's machine that its hours and approval depend on. */
export type Machine = Pick<Equipment, 'hours' | 'meterValue' | 'hoursAt' | 'critical'>;

/** The fields that a completion sets, and its undo restores. */
const doneKeys = [
  'status',
  'dueDate',
  'dueHours',
  'lastDoneDate',
  'lastDoneHours',
  'ticks',
  'postponed',
  'postponeAsked',
  'project',
  'lastWork',
  'openReason',
] as const;
export type DoneFields = Pick<Job, (typeof doneKeys)[number]>;

/** The values that a completion will overwrite: stored with the work for its undo. */
export const doneFields = (job: Job): DoneFields => ({
  status: job.status,
  dueDate: job.dueDate,
  dueHours: job.dueHours,
  lastDoneDate: job.lastDoneDate,
  lastDoneHours: job.lastDoneHours,
  ticks: job.ticks,
  postponed: job.postponed,
  postponeAsked: job.postponeAsked,
  project: job.project,
  lastWork: job.lastWork,
  openReason: job.openReason,
});

/**
 * Running hours of a machine when its meter showed `shown`; without a figure the last reading counts. Null if the
 * machine has no hours at all.
 */
export const lifeHours = (machine: Machine | undefined, meterFigure: number | null): number | null => {
  if (!machine) return null;
  if (meterFigure === null) return machine.hours;
  return runningHours(meterFigure + (machine.hours ?? 0) - (machine.meterValue ?? 0));
};

type Done = Pick<Completion, 'date' | 'meterValue'> &
  Partial<Pick<Completion, '_id' | 'second' | 'openReason'>>;

/**
 * Whether a completion is a further one for a due that was fulfilled already. A fixed due date stays then: otherwise the
 * same service done twice would skip an interval.
 */
const isSecond = (job: Job, { date, second }: Done) =>
  second ||
  (job.basis === 'fixed' && date === job.lastDoneDate && job.dueDate !== null && job.dueDate > date);

/**
 * The job after a completion. A recurring job is due again and open; any other is done. Work older than the last
 * completion is recorded but moves nothing.
 */
export const completed = (job: Job, machine: Machine | undefined, done: Done): DoneFields => {
  const before = doneFields(job);
  if (job.lastDoneDate !== null && done.date < job.lastDoneDate) return before;
  const hours = lifeHours(machine, done.meterValue ?? null);
  const last = {
    lastDoneDate: done.date,
    lastDoneHours: hours ?? job.lastDoneHours,
    lastWork: done._id ?? job.lastWork,
    openReason: done.openReason ?? '',
  };
  if (isSecond(job, done)) {
    // Its day stays; hours that were reached by then are fulfilled by it.
    const reached =
      before.dueHours !== null && last.lastDoneHours !== null && last.lastDoneHours >= before.dueHours;
    const dueHours = reached ? dueHoursAfter(last.lastDoneHours, job.hoursInterval) : before.dueHours;
    return { ...before, ...last, dueHours };
  }
  const cleared = { postponed: null, postponeAsked: null };
  if (!repeats(job)) return { ...before, ...last, ...cleared, status: 'done' };
  const due = nextDue(job, { date: done.date, hours });
  return { ...last, ...cleared, ...due, status: 'open', ticks: {}, project: '' };
};

export type CompletionProblem = 'jobClosed' | 'doneInFuture';

/** Why a completion is invalid, or undefined. `today` is the ship's. */
export const completionProblem = (job: Job, done: Done, today: string): CompletionProblem | undefined => {
  if (isClosed(job) && !(done.second && job.status === 'done')) return 'jobClosed';
  return done.date > today ? 'doneInFuture' : undefined;
};

/** How much work on `date` at `hours` was overdue; null if it was in time. */
export const lateness = (job: Job, date: string, hours: number | null): Work['late'] => {
  const days = job.dueDate === null ? 0 : daysBetween(job.dueDate, date);
  const over = job.dueHours === null || hours === null ? 0 : Math.round((hours - job.dueHours) * 10) / 10;
  return days <= 0 && over <= 0 ? null : { days: days > 0 ? days : null, hours: over > 0 ? over : null };
};

type Later = { dueDate: string | null; dueHours: number | null; project: string; reason: string };

export type PostponeProblem = 'jobClosed' | 'postponeTo' | 'postponeEarlier';

/** Why a postponement is invalid, or undefined: its day or figure must be later than the one it moves. */
export const postponeProblem = (job: Job, later: Later): PostponeProblem | undefined => {
  if (isClosed(job)) return 'jobClosed';
  if (later.dueDate === null && later.dueHours === null) return 'postponeTo';
  const earlier =
    (later.dueDate !== null && job.dueDate !== null && later.dueDate <= job.dueDate) ||
    (later.dueHours !== null && job.dueHours !== null && later.dueHours <= job.dueHours);
  return earlier ? 'postponeEarlier' : undefined;
};

type Who = { at: string; by: string; byID: string };

/**
 * The hours due after a postponement. If only a new day is given and the hours were what made it due, the day replaces
 * them until it is done: with reached hours the job would stay overdue, whatever the new day.
 */
const hoursAfter = (job: Job, machine: Pick<Machine, 'hours'> | undefined, later: Later) => {
  if (later.dueHours !== null || job.dueHours === null) return later.dueHours;
  const reached = (machine?.hours ?? 0) >= job.dueHours;
  return later.dueDate !== null && (job.dueDate === null || reached) ? null : job.dueHours;
};

/** The job after a postponement: null leaves a due value unchanged. The old values are kept in `postponed`. */
export const postponedBy = (
  job: Job,
  machine: Pick<Machine, 'hours'> | undefined,
  later: Later,
  who: Who,
) => ({
  dueDate: later.dueDate ?? job.dueDate,
  dueHours: hoursAfter(job, machine, later),
  project: later.project || job.project,
  postponeAsked: null,
  postponed: {
    dueDate: job.dueDate,
    dueHours: job.dueHours,
    project: later.project,
    reason: later.reason,
    ...who,
  },
});

/**
 * On critical equipment a postponement is only requested: a second person must approve (domain-rules.md, section 9).
 */
export const postponing = (
  job: Job,
  machine: Pick<Machine, 'critical' | 'hours'> | undefined,
  later: Later,
  who: Who,
) =>
  machine?.critical
    ? { postponeAsked: { ...later, ...who } satisfies Postponement }
    : postponedBy(job, machine, later, who);

/** Whether an edit moves a due date later without a reason; a change of the interval may do so, since it is one. */
export const postponesSilently = (before: Job, after: Job): boolean => {
  const rhythm = [
    'calendarInterval',
    'calendarUnit',
    'hoursInterval',
    'basis',
    'lastDoneDate',
    'lastDoneHours',
  ] as const;
  if (rhythm.some((key) => before[key] !== after[key])) return false;
  const later = (old: string | number | null, next: string | number | null) =>
    old !== null && (next === null || next > old);
  return later(before.dueDate, after.dueDate) || later(before.dueHours, after.dueHours);
};
