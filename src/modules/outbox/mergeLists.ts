import { isRecord, sameValue } from '#lib/sameValue.ts';

/** The key of an element of a list: its id, or its value. */
const keyOf = (element: unknown): string =>
  isRecord(element) && typeof element._id === 'string' ? element._id : JSON.stringify(element);

const byKey = (list: readonly unknown[]) => new Map(list.map((element) => [keyOf(element), element]));

/** What happened to one element of a list. */
export type ElementChange =
  | { kind: 'added' | 'removed'; element: unknown }
  | { kind: 'changed'; from: unknown; to: unknown };

/** The elements that differ between two versions of a list. */
export const listChanges = (before: readonly unknown[], after: readonly unknown[]): ElementChange[] => {
  const [old, next] = [byKey(before), byKey(after)];
  return [
    ...[...old].flatMap(([key, from]): ElementChange[] => {
      if (!next.has(key)) return [{ kind: 'removed', element: from }];
      const to = next.get(key);
      return sameValue(from, to) ? [] : [{ kind: 'changed', from, to }];
    }),
    ...[...next].flatMap(([key, element]): ElementChange[] =>
      old.has(key) ? [] : [{ kind: 'added', element }],
    ),
  ];
};

const touched = (changes: readonly ElementChange[]) =>
  new Map(changes.map((change) => [keyOf(change.kind === 'changed' ? change.from : change.element), change]));

/**
 * The list with the changes of both people; undefined if any of the values is no list, or if both changed the same
 * element in different ways: then a user has to choose.
 */
export const mergeLists = (before: unknown, mine: unknown, theirs: unknown): unknown[] | undefined => {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const base: readonly unknown[] = Array.isArray(before) ? before : [];
  const [ours, others] = [touched(listChanges(base, mine)), touched(listChanges(base, theirs))];
  for (const [key, change] of ours) {
    const other = others.get(key);
    if (other && !sameValue(other, change)) return undefined;
  }
  const kept = theirs.flatMap((element: unknown) => {
    const change = ours.get(keyOf(element));
    if (change?.kind === 'removed') return [];
    return [change?.kind === 'changed' ? change.to : element];
  });
  const there = byKey(kept);
  const added = [...ours.values()].flatMap((change) =>
    change.kind === 'added' && !there.has(keyOf(change.element)) ? [change.element] : [],
  );
  return [...kept, ...added];
};
