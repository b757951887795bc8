import { runningHours, tenths } from '#lib/hours.ts';
import type { Job, Status } from '../contract.ts';
import { addDays, addInterval, daysBetween } from './days.ts';

/** The facts that decide when a job is due. */
export type Scheduled = Pick<
  Job,
  | 'calendarInterval'
  | 'calendarUnit'
  | 'hoursInterval'
  | 'basis'
  | 'windowDays'
  | 'dueDate'
  | 'dueHours'
  | 'lastDoneDate'
  | 'lastDoneHours'
>;

/** The meter of the machine: running hours and average hours per day. */
export type Meter = { hours: number | null; hoursPerDay: number | null };

/** Days of a lay-up, including the last one. */
export type LayUp = { from: string; to: string };

/** Whether the job recurs after completion. */
export const repeats = (job: Pick<Job, 'calendarInterval' | 'hoursInterval'>): boolean =>
  job.calendarInterval !== null || job.hoursInterval !== null;

/** The first date of the fixed interval after `after`, counted from the due date, without drift at month ends. */
const nextFixed = (due: string, after: string, count: number, unit: Job['calendarUnit']) => {
  let steps = 1;
  while (addInterval(due, steps * count, unit) <= after) steps++;
  return addInterval(due, steps * count, unit);
};

/** The hours at which a job with an interval in hours is due after a completion; null without either. */
export const dueHoursAfter = (hours: number | null, interval: number | null): number | null =>
  hours === null || interval === null ? null : runningHours(hours + interval);

/**
 * When it is due after completion on `date` at `hours` running hours (null: unknown). Source: domain-rules.md, section
 * 9: hours count from the hours at completion, not from the hours due.
 */
export const nextDue = (
  job: Scheduled,
  done: { date: string; hours: number | null },
): { dueDate: string | null; dueHours: number | null } => {
  const { calendarInterval: every, calendarUnit: unit, hoursInterval, basis, dueDate } = job;
  const byDate =
    every === null
      ? null
      : basis === 'fixed' && dueDate !== null
        ? nextFixed(dueDate, done.date, every, unit)
        : addInterval(done.date, every, unit);
  return {
    dueDate: byDate,
    dueHours: dueHoursAfter(done.hours, hoursInterval),
  };
};

/** Lay-up: dates inside the period move to its end; hours stay (domain-rules.md, section 9). */
export const afterLayUp = (day: string, layUp: LayUp | null | undefined): string =>
  layUp && day >= layUp.from && day <= layUp.to ? addDays(layUp.to, 1) : day;

export type Due = {
  level: 'overdue' | 'due' | 'upcoming' | 'none';
  /** The due date, moved by a lay-up. */
  date: string | null;
  /** Days to that date; negative if past. */
  daysLeft: number | null;
  /** Hours left; zero or less if reached. */
  hoursLeft: number | null;
  /** The day on which the hours will be reached at the current average. */
  hoursDay: string | null;
  /** Which of the two comes first. */
  first: 'date' | 'hours' | null;
  /** The day of whichever comes first, for calendars and sorting. */
  day: string | null;
  /** Percent of the interval used, of whichever is further; null without an interval. */
  used: number | null;
};

/** Hours count as due when this part of the interval is left. */
const HOURS_LEFT_PART = 0.1;

const usedOfDate = (job: Scheduled, date: string, today: string) => {
  const { calendarInterval: every, calendarUnit: unit, lastDoneDate } = job;
  const start =
    lastDoneDate !== null && lastDoneDate < date
      ? lastDoneDate
      : every === null
        ? null
        : addInterval(date, -every, unit);
  if (start === null) return null;
  const length = daysBetween(start, date);
  return length <= 0 ? null : (100 * daysBetween(start, today)) / length;
};

const usedOfHours = (job: Scheduled, dueHours: number, hours: number) => {
  const length =
    job.hoursInterval ?? (job.lastDoneHours === null ? null : Math.max(0, dueHours - job.lastDoneHours));
  return length === null || length === 0 ? null : (100 * (hours - (dueHours - length))) / length;
};

const most = (...values: (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
};

/**
 * When and how far a job is due. Overdue: after its day, or when its hours are reached. Due: within its window of days,
 * or with a tenth of its hours left. If both are set, whichever comes first counts; hours become a day by today +
 * ceil((due - now) / average), without an average they have no day. Source: domain-rules.md, section 9.
 */
export const dueOf = (job: Scheduled, meter: Meter | undefined, today: string, layUp?: LayUp | null): Due => {
  const date = job.dueDate === null ? null : afterLayUp(job.dueDate, layUp);
  const daysLeft = date === null ? null : daysBetween(today, date);
  const now = meter?.hours ?? null;
  const hoursLeft = job.dueHours === null || now === null ? null : tenths(job.dueHours - now);
  const average = meter?.hoursPerDay ?? 0;
  const hoursDay =
    hoursLeft === null
      ? null
      : hoursLeft <= 0
        ? today
        : average > 0
          ? addDays(today, Math.min(36_500, Math.ceil(hoursLeft / average)))
          : null;

  const dateOver = daysLeft !== null && daysLeft < 0;
  const hoursOver = hoursLeft !== null && hoursLeft <= 0;
  const areHoursDue =
    hoursLeft !== null && job.hoursInterval !== null && hoursLeft <= HOURS_LEFT_PART * job.hoursInterval;
  const soon = (day: string | null) => day !== null && daysBetween(today, day) <= job.windowDays;
  const dateUsed = date === null ? null : usedOfDate(job, date, today);
  const hoursUsed = job.dueHours === null || now === null ? null : usedOfHours(job, job.dueHours, now);

  const hoursFirst =
    hoursLeft !== null &&
    (date === null ||
      (hoursOver && !dateOver) ||
      (hoursOver === dateOver && (hoursDay === null ? (hoursUsed ?? 0) > (dateUsed ?? 0) : hoursDay < date)));
  return {
    level:
      dateOver || hoursOver
        ? 'overdue'
        : soon(date) || areHoursDue || soon(hoursDay)
          ? 'due'
          : date === null && hoursLeft === null
            ? 'none'
            : 'upcoming',
    date,
    daysLeft,
    hoursLeft,
    hoursDay,
    first: hoursFirst ? 'hours' : date === null ? null : 'date',
    day: hoursFirst ? (hoursDay ?? date) : date,
    used: most(dateUsed, hoursUsed),
  };
};

/** The state of a job, shown by its state chip. */
export type JobState =
  | 'overdue'
  | 'due'
  | 'waitingParts'
  | 'waitingYard'
  | 'inProgress'
  | 'noStatus'
  | 'upcoming'
  | 'open'
  | 'done'
  | 'cancelled';

/** Whether nothing is left to be done. */
export const isClosed = (job: { status: Status }): boolean =>
  job.status === 'done' || job.status === 'cancelled';

/** Overdue outranks the status, which outranks the due date. */
export const stateOf = (job: { status: Status }, due: Due): JobState => {
  const { status } = job;
  if (status === 'done' || status === 'cancelled') return status;
  if (due.level === 'overdue') return 'overdue';
  if (status === 'waitingParts' || status === 'waitingYard' || status === 'inProgress') return status;
  if (due.level === 'due') return 'due';
  if (status === '') return 'noStatus';
  return due.level === 'upcoming' ? 'upcoming' : 'open';
};
