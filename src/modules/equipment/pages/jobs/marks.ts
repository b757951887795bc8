import { isClosed } from '#modules/worklist/rules/due.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import type { Equipment } from '../../contract.ts';

/** The open jobs of a machine. */
export type Mark = {
  open: number;
  overdue: number;
  /** Without checks of the round, which are due every day. */
  due: number;
  /** The open job that is due first; overdue jobs before others. */
  next: JobRow | undefined;
};

export type Marks = {
  /** Of the machine alone. */
  own: ReadonlyMap<string, Mark>;
  /** Including everything below it. */
  all: ReadonlyMap<string, Mark>;
};

const order = ({ due }: JobRow) => (due.level === 'overdue' ? '' : (due.day ?? '9999'));

/** Compares by which job is due first: overdue ones by how far, then by day, then by the part of the interval used. */
export const dueFirst = (a: JobRow, b: JobRow): number =>
  order(a).localeCompare(order(b)) || (b.due.used ?? 0) - (a.due.used ?? 0);

/** A check that the round covers anyway; an overdue one counts as a job like any other. */
export const isCheck = ({ job, due }: JobRow): boolean => job.inRound && due.level !== 'overdue';

/** Whether it can be the next due job: it has a due date or hours, and is not a check of the round. */
export const isDated = (row: JobRow): boolean => row.due.first !== null && !isCheck(row);

const add = (marks: Map<string, Mark>, id: string, row: JobRow) => {
  const { open = 0, overdue = 0, due = 0, next } = marks.get(id) ?? {};
  marks.set(id, {
    open: open + 1,
    overdue: overdue + (row.state === 'overdue' ? 1 : 0),
    due: due + (row.state === 'due' && !isCheck(row) ? 1 : 0),
    next: isDated(row) && (!next || dueFirst(row, next) < 0) ? row : next,
  });
};

/** The open jobs of every machine, alone and including what is below it. */
export const marksOf = (
  rows: readonly JobRow[],
  all: readonly Pick<Equipment, '_id' | 'parentID'>[],
): Marks => {
  const parents = new Map(all.map(({ _id, parentID }) => [_id, parentID]));
  const own = new Map<string, Mark>();
  const together = new Map<string, Mark>();
  for (const row of rows) {
    const { equipmentID } = row.job;
    if (isClosed(row.job) || !parents.has(equipmentID)) continue;
    add(own, equipmentID, row);
    // A cycle of parents, which only a broken import could create, ends where it began.
    const seen = new Set<string>();
    for (let id = equipmentID; parents.has(id) && !seen.has(id); id = parents.get(id) ?? '') {
      seen.add(id);
      add(together, id, row);
    }
  }
  return { own, all: together };
};

/** The accent of a machine's row: overdue before due, none if nothing is due. */
export const railOfMark = (mark: Mark | undefined): 'overdue' | 'due' | undefined =>
  mark && mark.overdue > 0 ? 'overdue' : mark && mark.due > 0 ? 'due' : undefined;
