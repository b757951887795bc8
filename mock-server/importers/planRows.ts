import { sameValue } from '#lib/sameValue.ts';
import type { RowError } from '#modules/imports/contract.ts';
import { parseUnit } from '#modules/imports/rules/amounts.ts';
import { nameKey } from '#modules/imports/rules.ts';
import type { CheckedRow } from './importer.ts';

/** A row of which the cells are read. */
export type ReadRow = { row: number; errors: RowError[] };

/** Items by the texts of one or several of their fields, for comparison without case and spaces. */
export const indexBy = <Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): ((text: string) => readonly Item[]) => {
  const index = new Map<string, Item[]>();
  for (const item of items)
    for (const key of new Set(textsOf(item).map(nameKey))) {
      if (key === '') continue;
      const there = index.get(key);
      if (there) there.push(item);
      else index.set(key, [item]);
    }
  return (text) => index.get(nameKey(text)) ?? [];
};

/** The one item among several that fit: each hint that leaves some of them leaves the others out. */
export const narrow = <Item>(
  found: readonly Item[],
  hints: readonly ((item: Item) => boolean)[],
): Item | 'unclear' | undefined => {
  let left = found;
  for (const hint of hints) {
    if (left.length < 2) break;
    const some = left.filter(hint);
    if (some.length > 0) left = some;
  }
  return left.length > 1 ? 'unclear' : left[0];
};

type Effect<Row, Item> = { row: Row; item: Item | undefined };

/**
 * Which rows create items and which change them. A row without errors gets its effect from `enter`, in the order of the
 * file; it returns whether an existing item changes, and may still find errors. Two rows for one item are an error of the
 * second; `newKey` is what makes two new items the same.
 */
export const planRows = <Row extends ReadRow, Item extends { _id: string }>(
  rows: readonly Row[],
  {
    find,
    newKey,
    nameField,
    enter,
  }: {
    find: (row: Row) => Item | 'unclear' | undefined;
    newKey: (row: Row) => string;
    /** The column that errors of the whole row are shown at. */
    nameField: string;
    enter: (effect: Effect<Row, Item>) => boolean;
  },
): CheckedRow[] => {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const found = find(row);
    const item = found === 'unclear' ? undefined : found;
    const fault = (code: RowError['code'], params?: RowError['params']) =>
      row.errors.push({ row: row.row, path: nameField, code, ...(params ? { params } : {}) });
    if (found === 'unclear') fault('itemUnclear');
    const key = item?._id ?? `new ${newKey(row)}`;
    const before = seen.get(key);
    if (row.errors.length === 0 && before !== undefined) fault('itemTwice', { row: before });
    const changes = row.errors.length === 0 && enter({ row, item });
    if (row.errors.length === 0) seen.set(key, row.row);
    return { row: row.row, errors: row.errors, action: item ? (changes ? 'update' : 'same') : 'create' };
  });
};

/** The fields that differ from the item's; all of a new one. Two words for single pieces are the same unit. */
export const changesOf = <Fields extends object>(
  fields: Fields,
  item: object | undefined,
): Partial<Fields> => {
  if (!item) return fields;
  const old = new Map<string, unknown>(Object.entries(item));
  const same = (key: string, a: unknown, b: unknown) =>
    key === 'unit' && typeof a === 'string' && typeof b === 'string'
      ? parseUnit(a) === parseUnit(b)
      : sameValue(a, b);
  const changed: Partial<Fields> = {};
  for (const key in fields) if (!same(key, old.get(key), fields[key])) changed[key] = fields[key];
  return changed;
};
