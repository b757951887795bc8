import type { NewMark } from '../contract/commands.ts';
import type { CheckItem, ChecklistRun, Mark } from '../contract.ts';

type Marks = ChecklistRun['marks'];

/**
 * Adds the result of an item. In which order those of several devices come makes no difference: a result only takes the
 * place of those that its person saw, and stands beside the others.
 */
export const withMark = (
  marks: Marks,
  { item, replaces, ...given }: NewMark & Pick<Mark, 'by' | 'byID'>,
): Marks => {
  const there = marks[item] ?? [];
  if (there.some(({ _id }) => _id === given._id)) return marks;
  return { ...marks, [item]: [...there.filter(({ _id }) => !replaces.includes(_id)), given] };
};

/** The result of an item that holds: the last one given. */
export const lastMark = (marks: Marks, item: string): Mark | undefined =>
  (marks[item] ?? []).reduce<Mark | undefined>(
    (last, each) =>
      !last || each.at > last.at || (each.at === last.at && each._id > last._id) ? each : last,
    undefined,
  );

/** Whether people found different results without knowing of each other. */
export const differs = (marks: Marks, item: string): boolean =>
  new Set((marks[item] ?? []).map(({ result }) => result)).size > 1;

export type RunState = {
  done: number;
  failed: number;
  open: CheckItem[];
  differ: CheckItem[];
};

/** How far a run is. */
export const runState = ({ items, marks }: Pick<ChecklistRun, 'items' | 'marks'>): RunState => ({
  done: items.filter(({ _id }) => lastMark(marks, _id)).length,
  failed: items.filter(({ _id }) => lastMark(marks, _id)?.result === 'fail').length,
  open: items.filter(({ _id }) => !lastMark(marks, _id)),
  differ: items.filter(({ _id }) => differs(marks, _id)),
});
