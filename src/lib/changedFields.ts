import { sameValue } from './sameValue.ts';

/**
 * The fields that differ from the item's previous values. Compared by value: an equal array or object is not a change.
 */
export const changedFields = <Fields extends object>(fields: Fields, before: object): Partial<Fields> => {
  const old = new Map<string, unknown>(Object.entries(before));
  // The result is a subset of the entries of `fields`; `fromEntries` loses that type.
  return Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => !sameValue(old.get(key), value)),
  ) as Partial<Fields>;
};
