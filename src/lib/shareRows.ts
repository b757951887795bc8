import { replaceEqualDeep } from '@tanstack/react-query';
import type { Listed } from './listRules.ts';

const isRow = (value: unknown): value is Listed =>
  typeof value === 'object' && value !== null && '_id' in value;
const isRows = (data: unknown): data is readonly Listed[] => Array.isArray(data) && isRow(data[0]);

/**
 * Structural sharing for the query cache that matches rows by `_id`. The library matches by position, so one new row at
 * the front would make all other rows new objects, and each would render again.
 */
export const shareRows = (before: unknown, after: unknown): unknown => {
  if (before === after) return before;
  if (!isRows(before) || !isRows(after)) return replaceEqualDeep(before, after);
  let old: ReadonlyMap<string, Listed> | undefined;
  const rows = after.map((row, i) => {
    // Most rows stay in their places: thousands of them are looked up only when one does not.
    const there = before[i];
    old ??= there?._id === row._id ? undefined : new Map(before.map((each) => [each._id, each]));
    const mine = old ? old.get(row._id) : there;
    return mine && mine !== row && replaceEqualDeep(mine, row) === mine ? mine : row;
  });
  return rows.length === before.length && rows.every((row, i) => row === before[i]) ? before : rows;
};
