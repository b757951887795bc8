/** Any item of a list. */
export type Listed = { _id: string };

/** A list rule: the effect of a write on a list, as a pure function. */
export type ListRule<T extends Listed> = (list: readonly T[]) => readonly T[];

const without = <T extends Listed>(list: readonly T[], items: readonly Listed[]) => {
  const ids = new Set(items.map((item) => item._id));
  return list.filter((item) => !ids.has(item._id));
};

/** Inserts items at the front; an item that is already in the list is replaced and moves to the front. */
export const insertFirst =
  <T extends Listed>(...items: T[]): ListRule<T> =>
  (list) => [...items, ...without(list, items)];

/** Appends items at the end. */
export const insertLast =
  <T extends Listed>(...items: T[]): ListRule<T> =>
  (list) => [...without(list, items), ...items];

/** Replaces the given fields of the item with this `_id`; undefined fields are left alone. */
export const replaceFields = <T extends Listed>(_id: string, fields: Partial<T>): ListRule<T> => {
  const given = definedFields(fields);
  return (list) => list.map((item) => (item._id === _id ? { ...item, ...given } : item));
};

/** Removes the item with this `_id`. */
export const removeItem =
  <T extends Listed>(_id: string): ListRule<T> =>
  (list) =>
    list.filter((item) => item._id !== _id);

/** The fields that are not undefined: a field missing from an update must not blank a column. */
export const definedFields = <T extends object>(fields: T): Partial<T> =>
  // Object.fromEntries loses the type of the keys; they are keys of `fields`.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/**
 * The rule that undoes the step from `before` to `after` and nothing else: rows that others inserted, changed or
 * removed meanwhile stay as they are. Restoring a snapshot would bring removed rows back.
 */
export const undo =
  <T extends Listed>(before: readonly T[], after: readonly T[]): ListRule<T> =>
  (list) => {
    const old = new Map(before.map((item) => [item._id, item]));
    const done = new Map(after.map((item) => [item._id, item]));
    const remaining = list.flatMap((item) => {
      const applied = done.get(item._id);
      const original = old.get(item._id);
      if (applied && !original) return [];
      if (!applied || !original || applied === original) return [item];
      return [restoreFields(item, original, applied)];
    });
    for (const [index, item] of before.entries()) {
      if (done.has(item._id) || remaining.some((other) => other._id === item._id)) continue;
      const above = new Set(before.slice(0, index).map((other) => other._id));
      const place = remaining.findLastIndex((other) => above.has(other._id)) + 1;
      remaining.splice(place, 0, item);
    }
    return remaining;
  };

/** Restores each field that still has the value this change gave it. */
const restoreFields = <T extends Listed>(item: T, original: T, applied: T): T => {
  const restored = { ...item };
  for (const key of new Set([...Object.keys(original), ...Object.keys(applied)])) {
    // The keys come from two values of type T.
    const field = key as keyof T;
    if (applied[field] !== original[field] && item[field] === applied[field])
      restored[field] = original[field];
  }
  return restored;
};
