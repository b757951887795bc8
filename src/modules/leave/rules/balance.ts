import { addDays, daysBetween } from '#modules/hoursofrest/rules/timeline.ts';
import type { Leave, Pattern, Vacation } from '../contract.ts';

type Entry = Pick<Vacation, 'kind' | 'date' | 'days' | 'pattern' | 'annualDays' | 'note'>;
type Taken = Pick<Leave, 'kind' | 'from' | 'to' | 'status' | 'travelBefore' | 'travelAfter'>;

/** Days of leave for a day on board, by rotation: two months on, two off, and so on. */
const ratios: Partial<Record<Pattern, number>> = { twoTwo: 1, fourTwo: 0.5, twoOne: 0.5 };
const SIXTY = 60;
const YEAR = 365;
/** The least leave: 2.5 days a month of employment (MLC 2006, Standard A2.4). */
const FLOOR = 2.5 / 30;

/** Two decimals, halves up. */
const cents = (days: number) => Math.round((days + Number.EPSILON) * 100) / 100 || 0;

/** The calendar days that a leave takes; days of travel take nothing. */
export const daysOf = ({ from, to }: Pick<Leave, 'from' | 'to'>): number => daysBetween(from, to).length;

/** Away from board: the leave with its days of travel. */
export const awayOf = (leave: Pick<Leave, 'from' | 'to' | 'travelBefore' | 'travelAfter'>) => ({
  from: addDays(leave.from, -leave.travelBefore),
  to: addDays(leave.to, leave.travelAfter),
});

/** What a day earns under terms. */
const earnedBy = (terms: Entry, away: boolean): number => {
  const ratio = ratios[terms.pattern];
  if (ratio !== undefined) return away ? 0 : ratio;
  return (terms.pattern === 'own' ? (terms.annualDays ?? 0) : SIXTY) / YEAR;
};

export type LedgerRow = {
  date: string;
  kind: 'opening' | 'earned' | 'taken' | 'adjustment';
  days: number;
  left: number;
  note: string;
};

export type Balance = {
  rows: LedgerRow[];
  opening: number;
  earned: number;
  taken: number;
  adjusted: number;
  left: number;
  /** The least that MLC asks for the same days, and whether what was earned reaches it. */
  floor: number;
  floorKept: boolean;
  /** The terms in force on the last day. */
  terms: Entry | undefined;
};

type Raw = Omit<LedgerRow, 'left'>;

/** The balance on a day, as a ledger: a row for the opening, each month of earning, each leave and each correction. */
export const balanceOf = (entries: readonly Entry[], taken: readonly Taken[], day: string): Balance => {
  const known = [...entries].filter(({ date }) => date <= day).sort((a, b) => a.date.localeCompare(b.date));
  const terms = known.filter(({ kind }) => kind === 'terms');
  const approved = taken.filter(({ status, from }) => status === 'approved' && from <= day);
  const away = approved.map(awayOf);
  const rows: Raw[] = known.flatMap(({ kind, date, days, note }): Raw[] =>
    kind === 'terms' ? [] : [{ date, kind, days: days ?? 0, note }],
  );
  const first = terms[0]?.date;
  const months = new Map<string, { days: number; last: string }>();
  let employed = 0;
  let exact = 0;
  for (const each of first ? daysBetween(first, day) : []) {
    const current = terms.findLast(({ date }) => date <= each);
    if (!current) continue;
    employed += 1;
    const isAway = away.some(({ from, to }) => each >= from && each <= to);
    const earned = earnedBy(current, isAway);
    exact += earned;
    const month = each.slice(0, 7);
    months.set(month, { days: (months.get(month)?.days ?? 0) + earned, last: each });
  }
  // The months add up to the whole exactly: what rounding leaves over goes on to the next one.
  let sum = 0;
  let said = 0;
  for (const { days, last } of months.values()) {
    sum += days;
    rows.push({ date: last, kind: 'earned', days: cents(sum - said), note: '' });
    said = cents(said + cents(sum - said));
  }
  for (const leave of approved) {
    if (leave.kind !== 'leave') continue;
    const to = leave.to < day ? leave.to : day;
    rows.push({ date: leave.from, kind: 'taken', days: -daysOf({ from: leave.from, to }), note: '' });
  }
  const order = ['opening', 'adjustment', 'taken', 'earned'];
  rows.sort((a, b) => a.date.localeCompare(b.date) || order.indexOf(a.kind) - order.indexOf(b.kind));
  const total = (kind: LedgerRow['kind']) =>
    cents(rows.filter((row) => row.kind === kind).reduce((all, { days }) => all + days, 0));
  let left = 0;
  const withLeft = rows.map((row) => {
    left = cents(left + row.days);
    return { ...row, left };
  });
  const floor = cents(employed * FLOOR);
  return {
    rows: withLeft,
    opening: total('opening'),
    earned: total('earned'),
    taken: -total('taken') || 0,
    adjusted: total('adjustment'),
    left,
    floor,
    floorKept: cents(exact) >= floor,
    terms: terms.at(-1),
  };
};
