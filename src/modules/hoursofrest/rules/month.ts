import type { DayEntry } from '../contract.ts';
import { daysOfMonth } from './calendar.ts';
import { type Evaluation, endOf, evaluate, type Finding } from './evaluate.ts';
import type { RestException } from './exceptions.ts';
import { DAY, type Limits, type Rule, WEEK } from './limits.ts';
import { addDays, placeOf, type Timeline, timelineOf } from './timeline.ts';

/**
 * The days of a month, before today, that nobody has entered or that are still a plan: from the first day that was
 * entered, or else from `since`, when the person came into the crew.
 */
export const missingDays = (
  month: string,
  entries: ReadonlyMap<string, Pick<DayEntry, 'planned'>>,
  { since, today }: { since: string; today: string },
): string[] => {
  const [first = since] = [...entries.keys()].sort();
  return daysOfMonth(month).filter(
    (day) => day >= first && day < today && entries.get(day)?.planned !== false,
  );
};

/** How a day stands in a month. */
export type DayState = {
  day: string;
  /** The half hours as entered or planned; undefined for a day about which nothing is known. */
  slots: string | undefined;
  /** Where its first half hour lies on the line, and the one after its last. */
  from: number;
  to: number;
  /** Rest in the day, in half hours. */
  rest: number;
  /** Rest in the seven days that end with it; undefined without a full history. */
  week: number | undefined;
  /** The least rest of all 24 hours that end in it; undefined without a full history. */
  lowest: number | undefined;
};

export type MonthView = {
  line: Timeline;
  days: DayState[];
  /** Breaches that touch the month. */
  findings: Finding[];
  evaluation: Evaluation;
};

/** The half hours from one to another that a sum counts. */
const between = (sums: Uint32Array, from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);

/** The least rest of the windows of 24 hours that end after `from` and by `to`. */
const lowestOf = ({ rest, unknown }: Evaluation, from: number, to: number): number | undefined => {
  if (to <= from || from + 1 < DAY || between(unknown, from + 1 - DAY, to) > 0) return undefined;
  let lowest = DAY;
  for (let end = from + 1; end <= to; end += 1) {
    const amount = between(rest, end - DAY, end);
    if (amount < lowest) lowest = amount;
  }
  return lowest;
};

/**
 * A month with the eight days before and after it, because a day can break a rule a week before and later. `days` are
 * those entered or planned.
 */
export const viewMonth = (
  month: string,
  days: ReadonlyMap<string, Pick<DayEntry, 'slots'>>,
  limits: Limits,
  exceptions: readonly RestException[],
): MonthView => {
  const own = daysOfMonth(month);
  const [first = '', last = ''] = [own[0], own.at(-1)];
  const line = timelineOf(addDays(first, -8), addDays(last, 8), days);
  const evaluation = evaluate(line, limits, exceptions);
  const { rest, unknown } = evaluation;
  const length = line.cells.length;
  const start = line.starts[8] ?? 0;
  const states = own.map((day, index): DayState => {
    const from = line.starts[8 + index] ?? 0;
    const to = line.starts[9 + index] ?? length;
    const full = to >= WEEK && between(unknown, to - WEEK, to) === 0;
    return {
      day,
      slots: days.get(day)?.slots,
      from,
      to,
      rest: between(rest, from, to),
      week: full ? between(rest, to - WEEK, to) : undefined,
      lowest: lowestOf(evaluation, from, to),
    };
  });
  const end = line.starts[8 + own.length] ?? length;
  const findings = evaluation.findings.filter((finding) => finding.from < end && endOf(finding) > start);
  return { line, days: states, findings, evaluation };
};

/** The UTC instant of a half hour on the line; the clock of its day is known, or else that of `zone`. */
export const instantOf = (
  line: Timeline,
  cell: number,
  days: ReadonlyMap<string, Pick<DayEntry, 'zone'>>,
  zone: number,
): string => {
  const { day, slot } = placeOf(line, cell);
  const minutes = slot * 30 - (days.get(day)?.zone ?? zone);
  return new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString();
};

type Reasoned = { rule: Rule; at: string };

/** The reason that was given for a breach: one whose instant lies in it. */
export const reasonFor = <R extends Reasoned>(
  finding: Finding,
  reasons: readonly R[],
  instant: (cell: number) => string,
): R | undefined => {
  const from = instant(finding.from);
  const to = instant(finding.rule === 'R4' || finding.rule === 'Y' ? finding.from : finding.to);
  return reasons.find(({ rule, at }) => rule === finding.rule && at >= from && at <= to);
};
