import type { Job } from '#modules/worklist/contract.ts';
import { addDays, addMonths, daysBetween } from '#modules/worklist/rules/days.ts';
import { type Due, dueOf, type Meter, type Scheduled } from '#modules/worklist/rules/due.ts';

export type By = 'week' | 'month' | 'day';

/** The user's input: by how much, or until which day; hours only if given, null for "calculate them". */
export type Wish = { by: By; dueDate: string | null; dueHours: number | null };

export type Later = Pick<Job, 'dueDate' | 'dueHours'>;

const later = (a: string | null, b: string) => (a !== null && a > b ? a : b);

/** The requested day, counted from the due date, or from today if that is past. */
const wishedDay = (due: Due, { by, dueDate }: Wish, today: string): string | null => {
  const base = later(due.day, today);
  return by === 'week' ? addDays(base, 7) : by === 'month' ? addMonths(base, 1) : dueDate;
};

/** The machine's expected hours on a day, from its current average; null if unknown. */
const hoursOn = (day: string | null, meter: Meter | undefined, today: string): number | null =>
  day === null || !meter?.hoursPerDay || meter.hours === null
    ? null
    : Math.ceil(meter.hours + meter.hoursPerDay * Math.max(0, daysBetween(today, day)));

/**
 * The effect of a request on a job's due date and hours: whichever would come before the requested day moves to it;
 * null leaves one unchanged.
 */
export const laterOf = (job: Scheduled, meter: Meter | undefined, wish: Wish, today: string): Later => {
  const day = wishedDay(dueOf(job, meter, today), wish, today);
  const hours = wish.dueHours ?? hoursOn(day, meter, today);
  const movesHours =
    job.dueHours !== null && hours !== null && (wish.dueHours !== null || hours > job.dueHours);
  const movesDay =
    day !== null &&
    (job.dueDate === null
      ? // A job due by hours only gets no date, unless nothing else would move.
        job.dueHours === null || !movesHours
      : day > job.dueDate || (wish.by === 'day' && !movesHours));
  return { dueDate: movesDay ? day : null, dueHours: movesHours ? hours : null };
};

/** Whether its hours still make it due first after the postponement: there is no average to move them by. */
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
