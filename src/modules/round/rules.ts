import { isClosed } from '#modules/worklist/rules/due.ts';
import { type JobRow, placeOf } from '#modules/worklist/rules/rows.ts';

/** The outcome of a check on this round. */
export type Outcome = 'fine' | 'limits' | 'problem' | 'skipped';
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Whether a check belongs to today's round: marked for the round, not closed, and due today, overdue or undated. */
export const isForToday = ({ job, due }: JobRow): boolean =>
  job.inRound && !isClosed(job) && (due.level === 'overdue' || due.day === null || due.daysLeft === 0);

/** Checks in walking order: place by place, critical ones first within a place. */
export const inOrderOfPlace = (
  rows: readonly JobRow[],
  compare: (a: string, b: string) => number,
): JobRow[] => {
  const critical = (row: JobRow) => Number(row.machine?.critical ?? false);
  return [...rows].sort(
    (a, b) =>
      compare(placeOf(a), placeOf(b)) || critical(b) - critical(a) || compare(a.job.title, b.job.title),
  );
};

/** The next check without an outcome after `from`, wrapping around; undefined if all have one. */
export const nextOpen = (order: readonly string[], outcomes: Outcomes, from: string): string | undefined => {
  const at = order.indexOf(from);
  return [...order.slice(at + 1), ...order.slice(0, at + 1)].find((id) => !outcomes.has(id));
};

/** The number of checks by outcome. */
export const tally = (order: readonly string[], outcomes: Outcomes) => {
  const count = (outcome: Outcome | undefined) => order.filter((id) => outcomes.get(id) === outcome).length;
  return {
    fine: count('fine'),
    limits: count('limits'),
    problem: count('problem'),
    skipped: count('skipped'),
    open: count(undefined),
  };
};
