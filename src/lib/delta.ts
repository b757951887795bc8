import type { Order } from './resource.ts';

type Revised = { _id: string; rev: number };
type Delta<T> = { items: readonly T[]; removed: readonly string[] };

/**
 * Applies the server's changes to a list: changed rows keep their places, new rows are inserted, removed rows go. A row
 * that is newer here than in the delta stays, because its own answer came first.
 */
export const applyDelta = <T extends Revised>(
  list: readonly T[],
  { items, removed }: Delta<T>,
  order: Order,
): readonly T[] => {
  if (items.length === 0 && removed.length === 0) return list;
  const changed = new Map(items.map((item) => [item._id, item]));
  const gone = new Set(removed);
  const there = new Set(list.map((item) => item._id));
  const merged = list.flatMap((item) => {
    const next = changed.get(item._id);
    if (next) return [next.rev >= item.rev ? next : item];
    return gone.has(item._id) ? [] : [item];
  });
  const added = items.filter((item) => !there.has(item._id));
  return order === 'newestFirst' ? [...added, ...merged] : [...merged, ...added];
};

/**
 * The server's list at revision `rev`, plus rows that are newer here: those changed or created while the request was
 * under way, whose own answers came first.
 */
export const withNewer = <T extends Revised>(
  list: readonly T[],
  here: readonly T[] | undefined,
  rev: number,
  order: Order,
): readonly T[] => {
  const newer = new Map(here?.filter((item) => item.rev > rev).map((item) => [item._id, item]));
  if (newer.size === 0) return list;
  const merged = list.map((item) => {
    const mine = newer.get(item._id);
    newer.delete(item._id);
    return mine && mine.rev > item.rev ? mine : item;
  });
  return order === 'newestFirst' ? [...newer.values(), ...merged] : [...merged, ...newer.values()];
};
