import { addDays, daysBetween, type Timeline } from './timeline.ts';

export const exceptionKinds = ['X1', 'X2', 'X3'] as const;
/**
 * X1: 70 hours in 7 days. X2: rest in three periods. X3: emergency, the limits are suspended and rest is given afterwards.
 */
type ExceptionKind = (typeof exceptionKinds)[number];

/** An entry of the ledger, in ship days, both included; `userID` '' is for everybody on board. */
export type RestException = {
  _id: string;
  kind: ExceptionKind;
  userID: string;
  from: string;
  to: string;
};

/** X1 lasts two weeks at most; X2 is for at most two days of any seven. */
const MOST_DAYS_X1 = 14;
const MOST_X2 = 2;
const X2_DAYS = 7;

export type LedgerProblem = 'tooLong' | 'tooSoon' | 'tooMany' | 'backwards' | 'overlaps';

const lengthOf = ({ from, to }: Pick<RestException, 'from' | 'to'>) => daysBetween(from, to).length;

/** Whether two entries are about the same person. */
const shares = (a: RestException, b: RestException) =>
  a.userID === '' || b.userID === '' || a.userID === b.userID;

/** The days between the end of one and the start of the other; negative when they overlap. */
const gapOf = (a: RestException, b: RestException) => {
  const [first, second] = a.from <= b.from ? [a, b] : [b, a];
  return first.to >= second.from ? -1 : daysBetween(first.to, second.from).length - 2;
};

const daysOf = (list: readonly RestException[]) => [
  ...new Set(list.flatMap(({ from, to }) => daysBetween(from, to))),
];

/** Why an exception may not be entered beside the others; nothing if it may. */
export const ledgerProblem = (
  next: RestException,
  ledger: readonly RestException[],
): LedgerProblem | undefined => {
  if (next.to < next.from) return 'backwards';
  const same = ledger.filter(
    (other) => other._id !== next._id && other.kind === next.kind && shares(other, next),
  );
  if (next.kind === 'X1') {
    if (lengthOf(next) > MOST_DAYS_X1) return 'tooLong';
    for (const other of same) {
      const gap = gapOf(other, next);
      if (gap < 0) return 'overlaps';
      const earlier = other.from <= next.from ? other : next;
      if (gap < 2 * lengthOf(earlier)) return 'tooSoon';
    }
  }
  if (next.kind === 'X2') {
    const days = daysOf([...same, next]);
    for (const day of days) {
      const until = addDays(day, X2_DAYS - 1);
      if (days.filter((other) => other >= day && other <= until).length > MOST_X2) return 'tooMany';
    }
  }
  return undefined;
};

/** A stretch of half hours. */
export type Stretch = { from: number; to: number; id: string };

/** Where the exceptions of a kind lie on a line of days. */
export const stretchesOf = (
  { days, starts, cells }: Timeline,
  exceptions: readonly RestException[],
  kind: ExceptionKind,
): Stretch[] =>
  exceptions.flatMap((exception) => {
    if (exception.kind !== kind) return [];
    const to =
      kind === 'X1' && lengthOf(exception) > MOST_DAYS_X1
        ? addDays(exception.from, MOST_DAYS_X1 - 1)
        : exception.to;
    const first = days.findIndex((day) => day >= exception.from);
    const after = days.findIndex((day) => day > to);
    if (first < 0 || after === 0) return [];
    const from = starts[first] ?? 0;
    const end = after < 0 ? cells.length : (starts[after] ?? cells.length);
    return end > from ? [{ from, to: end, id: exception._id }] : [];
  });
