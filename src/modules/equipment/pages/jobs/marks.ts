import { isClosed } from '#modules/worklist/rules/due.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import type { Equipment } from '../../contract.ts';

/** What is to be done on a machine. */
export type Mark = {
  open: number;
  overdue: number;
  /** Without checks of the round, which are due every day. */
  due: number;
  /** The open job whose day or hours come first; jobs that are overdue before others. */
  next: JobRow | undefined;
};

export type Marks = {
  /** Of the machine alone. */
  own: ReadonlyMap<string, Mark>;
  /** Together with all that stands below it. */
  all: ReadonlyMap<string, Mark>;
};

const order = ({ due }: JobRow) => (due.level === 'overdue' ? '' : (due.day ?? '9999'));

/** Which of two jobs is due first: overdue ones by how far over they are, then by day, then by what is used up. */
export const dueFirst = (a: JobRow, b: JobRow): number =>
  order(a).localeCompare(order(b)) || (b.due.used ?? 0) - (a.due.used ?? 0);

/** A check that the round asks for anyway; overdue, it is a job like any other. */
export const isCheck = ({ job, due }: JobRow): boolean => job.inRound && due.level !== 'overdue';

/** Whether it may be named as what is due next: it has a due, and is no check of the round. */
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

/** The open jobs of every machine, alone and together with what stands below it. */
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
    // A loop of parents, which only a broken import could make, ends where it began.
    const seen = new Set<string>();
    for (let id = equipmentID; parents.has(id) && !seen.has(id); id = parents.get(id) ?? '') {
      seen.add(id);
      add(together, id, row);
    }
  }
  return { own, all: together };
};

/** Which edge a machine has: overdue before due, none when nothing is. */
export const railOfMark = (mark: Mark | undefined): 'overdue' | 'due' | undefined =>
  mark && mark.overdue > 0 ? 'overdue' : mark && mark.due > 0 ? 'due' : undefined;
