import { addDays, addInterval, addMonths } from '#modules/worklist/rules/days.ts';
import { dueOf, type LayUp, type Meter, type Scheduled } from '#modules/worklist/rules/due.ts';
import type { ForecastMonth, ForecastPart, ForecastUse } from '../contract/buying.ts';
import { rounded } from './totals.ts';

/** Assumed where no order of the supplier has come yet. */
export const ASSUMED_LEAD_DAYS = 14;

/** A job of every day would otherwise have more dates than anybody reads. */
const MAX_TIMES = 400;

/** The next days of a job within [today, end), as planned now: overdue work counts as today's. */
export const plannedDays = (
  job: Scheduled,
  meter: Meter | undefined,
  { today, end, layUp }: { today: string; end: string; layUp: LayUp | null },
): string[] => {
  const first = dueOf(job, meter, today, layUp).day;
  if (first === null) return [];
  const days: string[] = [];
  let day = first < today ? today : first;
  while (day < end && days.length < MAX_TIMES) {
    days.push(day);
    const next = nextDay(job, meter, day);
    if (next === null || next <= day) break;
    day = next;
  }
  return days;
};

/** The day after which it is due again: by the calendar, by the hours at the present average, whichever comes first. */
const nextDay = (job: Scheduled, meter: Meter | undefined, done: string): string | null => {
  const byDate =
    job.calendarInterval === null ? null : addInterval(done, job.calendarInterval, job.calendarUnit);
  const average = meter?.hoursPerDay ?? 0;
  const byHours =
    job.hoursInterval === null || average <= 0 ? null : addDays(done, Math.ceil(job.hoursInterval / average));
  if (byDate === null || byHours === null) return byDate ?? byHours;
  const [first = null] = [byDate, byHours].sort();
  return first;
};

/** The first day of the month in which the forecast begins, and the first day after it. */
export const horizon = (today: string, months: number) => {
  const start = `${today.slice(0, 7)}-01`;
  return { start, end: addMonths(start, months) };
};

const monthOf = (start: string, day: string) =>
  (Number(day.slice(0, 4)) - Number(start.slice(0, 4))) * 12 +
  Number(day.slice(5, 7)) -
  Number(start.slice(5, 7));

/** How many a job needs on each of its days; from its list, or as it took them last time. */
export type PlannedUse = Pick<ForecastUse, 'quantity' | 'from'> & { days: readonly string[] };

type Stock = { onBoard: number; onOrder: number; reserved: number; minAmount: number | null };

/** The part of a forecast that follows from the uses of a part and its stock. */
export type Covered = Pick<ForecastPart, 'months' | 'need' | 'buyBy' | 'buy'>;

/**
 * Covers the uses of a part in the order of their days: from what is on board, then from what is on order. What is kept
 * for jobs without a day is not free. `buyBy` is the first day that is not covered, less the lead time; `buy` brings the
 * minimum back, too.
 */
export const cover = (
  uses: readonly PlannedUse[],
  stock: Stock,
  { start, months, leadDays }: { start: string; months: number; leadDays: number },
): Covered => {
  const planned = uses.reduce((sum, { from, quantity }) => sum + (from === 'list' ? quantity : 0), 0);
  const keptElsewhere = Math.max(0, stock.reserved - planned);
  let aboard = Math.max(0, stock.onBoard - keptElsewhere);
  let coming = stock.onOrder;
  const cells: ForecastMonth[] = Array.from({ length: months }, () => ({ stock: 0, order: 0, missing: 0 }));
  const events = uses
    .flatMap(({ days, quantity }) => days.map((day) => ({ day, quantity })))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  let need = 0;
  let short: string | null = null;
  for (const { day, quantity } of events) {
    const cell = cells[monthOf(start, day)];
    if (!cell) continue;
    need = rounded(need + quantity);
    const taken = Math.min(aboard, quantity);
    aboard = rounded(aboard - taken);
    const ordered = Math.min(coming, rounded(quantity - taken));
    coming = rounded(coming - ordered);
    const missing = rounded(quantity - taken - ordered);
    cell.stock = rounded(cell.stock + taken);
    cell.order = rounded(cell.order + ordered);
    cell.missing = rounded(cell.missing + missing);
    if (missing > 0) short ??= day;
  }
  const missing = cells.reduce((sum, cell) => sum + cell.missing, 0);
  return {
    months: cells,
    need,
    buyBy: short === null ? null : addDays(short, -leadDays),
    buy: short === null ? 0 : Math.ceil(rounded(missing + (stock.minAmount ?? 0))),
  };
};
