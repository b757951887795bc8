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
  if (!isRows(before) || !isRows(after)) return replaceEqualDeep(before, after);
  const old = new Map(before.map((row) => [row._id, row]));
  const rows = after.map((row) => {
    const mine = old.get(row._id);
    return mine && mine !== row && replaceEqualDeep(mine, row) === mine ? mine : row;
  });
  return rows.length === before.length && rows.every((row, i) => row === before[i]) ? before : rows;
};
