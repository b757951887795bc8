import type { Job } from '#modules/worklist/contract.ts';
import { addDays, addMonths, daysBetween } from '#modules/worklist/rules/days.ts';
import { type Due, isClosed } from '#modules/worklist/rules/due.ts';

/** The facts that decide a job's place in the calendar. */
export type Timed = {
  job: Pick<Job, 'status' | 'dueDate' | 'dueHours' | 'lastDoneDate'>;
  due: Due;
};

/** `by hours`: the day is estimated from the machine's average hours. */
export type Place = { lane: 'overdue' | 'day'; day: string; byHours: boolean };

/** Days of the week in ISO 8601: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => (((daysBetween('1970-01-05', day) % 7) + 7) % 7) + 1;

/** The first day of the week of `day`; `firstDay` as in ISO 8601. */
export const weekStart = (day: string, firstDay: number): string =>
  addDays(day, -((weekdayOf(day) - firstDay + 7) % 7));

/** The seven days of the week of `day`. */
export const weekOf = (day: string, firstDay: number): string[] => {
  const start = weekStart(day, firstDay);
  return Array.from({ length: 7 }, (_, index) => addDays(start, index));
};

/** `2026-06` */
export const monthOf = (day: string): string => day.slice(0, 7);
export const firstOf = (day: string): string => `${monthOf(day)}-01`;
export const lastOf = (day: string): string => addDays(addMonths(firstOf(day), 1), -1);

/** The whole weeks of the month of `day`: 4 to 6. */
export const monthWeeks = (day: string, firstDay: number): string[][] => {
  const [start, last] = [weekStart(firstOf(day), firstDay), lastOf(day)];
  const count = Math.floor(daysBetween(start, last) / 7) + 1;
  return Array.from({ length: count }, (_, week) => weekOf(addDays(start, 7 * week), firstDay));
};

/** The first days of twelve months, starting with that of `day`. */
export const monthsFrom = (day: string): string[] =>
  Array.from({ length: 12 }, (_, month) => addMonths(firstOf(day), month));

/** The days of a month. */
export const daysOfMonth = (day: string): string[] =>
  Array.from({ length: daysBetween(firstOf(day), lastOf(day)) + 1 }, (_, index) =>
    addDays(firstOf(day), index),
  );

/**
 * The place of a job: open ones on the day they are due, overdue ones in today's lane, done ones on the day they were
 * done. Null: no date is known, or it was cancelled.
 */
export const placeOf = ({ job, due }: Timed, today: string): Place | null => {
  if (job.status === 'cancelled') return null;
  if (isClosed(job))
    return job.lastDoneDate === null ? null : { lane: 'day', day: job.lastDoneDate, byHours: false };
  if (due.level === 'overdue') return { lane: 'overdue', day: today, byHours: false };
  return due.day === null ? null : { lane: 'day', day: due.day, byHours: due.first === 'hours' };
};

/** Jobs by place; those of a day in the given order. */
export type Placed<T> = {
  byDay: ReadonlyMap<string, T[]>;
  overdue: T[];
  /** Open, without any date. */
  noDay: T[];
};

/** Every job in exactly one place; cancelled ones, and done ones without a date, in none. */
export const placed = <T extends Timed>(rows: readonly T[], today: string): Placed<T> => {
  const byDay = new Map<string, T[]>();
  const overdue: T[] = [];
  const noDay: T[] = [];
  for (const row of rows) {
    const place = placeOf(row, today);
    if (place?.lane === 'overdue') overdue.push(row);
    else if (place) {
      const there = byDay.get(place.day);
      if (there) there.push(row);
      else byDay.set(place.day, [row]);
    } else if (!isClosed(row.job)) noDay.push(row);
  }
  return { byDay, overdue, noDay };
};

/**
 * The meaning of moving a job to another day. `later` needs a reason (domain-rules.md, section 9: postponing); `hours`:
 * its day follows the meter and cannot be moved earlier; `past`: nothing is planned for a past day.
 */
export type Move = 'same' | 'past' | 'closed' | 'hours' | 'plan' | 'earlier' | 'later';

export const moveOf = ({ job, due }: Timed, to: string, today: string): Move => {
  if (isClosed(job)) return 'closed';
  const day = due.level === 'overdue' ? null : due.day;
  if (day === to) return 'same';
  if (to < today) return 'past';
  if (due.first === 'hours') return due.hoursDay !== null && to > due.hoursDay ? 'later' : 'hours';
  if (job.dueDate === null) return job.dueHours === null ? 'plan' : 'hours';
  if (to === job.dueDate) return 'same';
  return to > job.dueDate ? 'later' : 'earlier';
};

/**
 * The postponement that puts a job on `to`: its day, and the hours that its machine will have run by then at its daily
 * average; null leaves a due value unchanged, or to the dialog.
 */
export const untilOf = (
  { job, due }: Timed,
  to: string,
  hoursPerDay: number | null,
): { dueDate: string | null; dueHours: number | null } => {
  const dueDate = job.dueDate === null || to > job.dueDate ? to : null;
  if (due.first !== 'hours' || job.dueHours === null || due.hoursDay === null || !hoursPerDay)
    return { dueDate, dueHours: null };
  const from = job.dueHours - Math.min(0, due.hoursLeft ?? 0);
  return {
    dueDate: job.dueDate === null ? null : dueDate,
    dueHours: Math.floor(from + daysBetween(due.hoursDay, to) * hoursPerDay),
  };
};

export type Zoom = 'month' | 'week' | 'year';

/** Moves by pages, forward or back; months and years keep the day if possible. */
export const stepped = (day: string, zoom: Zoom, pages: number): string =>
  zoom === 'week' ? addDays(day, 7 * pages) : addMonths(day, (zoom === 'year' ? 12 : 1) * pages);

/** The day of a search param, `2026-06` or `2026-06-18`; today if it is invalid. */
export const dayOfParam = (param: string | undefined, today: string): string => {
  const day = param?.length === 7 ? `${param}-01` : (param ?? '');
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : today;
};

/** The day that an arrow key moves to in a month's grid; undefined for other keys. */
export const dayByKey = (key: string, day: string, firstDay: number): string | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return weekStart(day, firstDay);
    case 'End':
      return addDays(weekStart(day, firstDay), 6);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
};
