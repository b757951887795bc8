import { sameValue } from './sameValue.ts';

/** The fields that differ from what an item held before, compared as values: an equal array or object is no change. */
export const changedFields = <Fields extends object>(fields: Fields, before: object): Partial<Fields> => {
  const old = new Map<string, unknown>(Object.entries(before));
  // A subset of the entries of `fields`, which `fromEntries` cannot know.
  return Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => !sameValue(old.get(key), value)),
  ) as Partial<Fields>;
};
