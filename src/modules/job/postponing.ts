import type { Job } from '#modules/worklist/contract.ts';
import { addDays, addMonths, daysBetween } from '#modules/worklist/rules/days.ts';
import { type Due, dueOf, type Meter, type Scheduled } from '#modules/worklist/rules/due.ts';

export type By = 'week' | 'month' | 'day';

/** What a person says: by how much, or until which day; hours only where they say them, null for "as it follows". */
export type Wish = { by: By; dueDate: string | null; dueHours: number | null };

export type Later = Pick<Job, 'dueDate' | 'dueHours'>;

const later = (a: string | null, b: string) => (a !== null && a > b ? a : b);

/** The day it is wished to be due on, counted from when it would be due, or from today when that is past. */
const wishedDay = (due: Due, { by, dueDate }: Wish, today: string): string | null => {
  const base = later(due.day, today);
  return by === 'week' ? addDays(base, 7) : by === 'month' ? addMonths(base, 1) : dueDate;
};

/** The hours the machine will have run on a day, at its present average; null where none is known. */
const hoursOn = (day: string | null, meter: Meter | undefined, today: string): number | null =>
  day === null || !meter?.hoursPerDay || meter.hours === null
    ? null
    : Math.ceil(meter.hours + meter.hoursPerDay * Math.max(0, daysBetween(today, day)));

/**
 * What a wish makes of the dues of a job: of day and hours, those that would come before the wished day move to it; null
 * leaves one as it is.
 */
export const laterOf = (job: Scheduled, meter: Meter | undefined, wish: Wish, today: string): Later => {
  const day = wishedDay(dueOf(job, meter, today), wish, today);
  const hours = wish.dueHours ?? hoursOn(day, meter, today);
  const movesHours =
    job.dueHours !== null && hours !== null && (wish.dueHours !== null || hours > job.dueHours);
  const movesDay =
    day !== null &&
    (job.dueDate === null
      ? // What is due by hours alone gets no day that it did not have, unless nothing else would move.
        job.dueHours === null || !movesHours
      : day > job.dueDate || (wish.by === 'day' && !movesHours));
  return { dueDate: movesDay ? day : null, dueHours: movesHours ? hours : null };
};

/** Whether its hours still make it due first although it was postponed: no average tells how to move them. */
export const hoursStay = (
  job: Scheduled,
  { dueDate, dueHours }: Later,
  meter: Meter | undefined,
  today: string,
): boolean =>
  dueHours === null &&
  dueDate !== null &&
  job.dueHours !== null &&
  dueOf({ ...job, dueDate }, meter, today).first === 'hours';
