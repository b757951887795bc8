import {
  type CellValue,
  type Column,
  type TableState,
  type TableView,
  valueText,
  valueTexts,
} from './column.ts';
import { fold, searchTextOf, wordsOf } from './searchText.ts';

/** A row of the displayed list. `parent`: it has child rows; `level` counts from 1. */
export type RowLine<T> = {
  id: string;
  row: T;
  level: number;
  parent: boolean;
  expanded: boolean;
  /** In a tree: it is there only because a row below it matches. */
  above?: boolean;
  group?: undefined;
};

/** The heading of a group; `key` is the value that its rows share, `count` their number. */
export type GroupLine = {
  id: string;
  row?: undefined;
  level: 1;
  parent: true;
  expanded: boolean;
  group: { key: string; label: string; count: number };
};

/** A line of the list. */
export type Line<T> = RowLine<T> | GroupLine;

export type Tree<T> = {
  roots: readonly T[];
  children: ReadonlyMap<string, T[]>;
  parentOf: (row: T) => T | undefined;
};

/** The position of each value in the column's own order. */
export const placesOf = <T>({ order }: Column<T>) =>
  order && new Map(order.map((value, place) => [value, place]));

/** The value of a row for a column's filter. */
export const filtered = <T>(column: Column<T>, row: T) => (column.filterValue ?? column.value)(row);

/** Sorts rows by one column; empty values come last in both directions, equal rows keep their order. */
export const sortRows = <T>(
  rows: readonly T[],
  column: Column<T> | undefined,
  desc: boolean,
  compareText: (a: string, b: string) => number,
): readonly T[] => {
  if (!column) return rows;
  const sign = desc ? -1 : 1;
  type Key = Exclude<CellValue, readonly string[]>;
  const places = column.filterValue ? undefined : placesOf(column);
  const keyOf = (value: CellValue): Key => {
    if (places) return places.get(valueText(value));
    return typeof value === 'object' && value !== null ? valueText(value) : value;
  };
  const isNone = (key: Key) => key === null || key === undefined || key === '';
  const compare = (a: Key, b: Key) => {
    if (isNone(a) || isNone(b)) return Number(isNone(a)) - Number(isNone(b));
    if (typeof a === 'string' && typeof b === 'string') return sign * compareText(a, b);
    return sign * (Number(a) - Number(b));
  };
  // Comparing texts is slow, and in a long list most values repeat: each is compared once, for all rows that have it.
  const keys = rows.map((row) => keyOf(column.value(row)) ?? null);
  const ranks = new Map<Key, number>();
  let before: Key;
  let rank = -1;
  for (const key of [...new Set(keys)].sort(compare)) {
    if (rank < 0 || compare(before, key) !== 0) rank += 1;
    ranks.set(key, rank);
    before = key;
  }
  const ranked: T[][] = Array.from({ length: rank + 1 }, () => []);
  for (const [index, row] of rows.entries()) ranked[ranks.get(keys[index] ?? null) ?? rank]?.push(row);
  return ranked.flat();
};

/** What a list is sorted by, the first key first; a minus before the id of a column: descending. */
export const sortKeys = (
  { sort, desc, thenBy = [] }: TableState,
  initial?: { id: string; desc?: boolean },
): string[] => {
  if (sort) return [desc ? `-${sort}` : sort, ...thenBy];
  return initial ? [initial.desc ? `-${initial.id}` : initial.id] : [];
};

/** The part of a list's state that sorts it by these keys. */
export const sortState = ([first, ...others]: readonly string[]): Pick<
  TableState,
  'sort' | 'desc' | 'thenBy'
> => ({
  sort: first?.replace(/^-/, ''),
  desc: first?.startsWith('-') || undefined,
  thenBy: others.length ? others : undefined,
});

/** The keys after a press on a column's header: it alone, or, with `add`, behind the others; a third press ends that. */
export const pressSort = (keys: readonly string[], id: string, add: boolean): string[] => {
  const down = `-${id}`;
  if (!add) return [keys[0] === id ? down : id];
  if (keys.includes(id)) return keys.map((key) => (key === id ? down : key));
  return keys.includes(down) ? keys.filter((key) => key !== down) : [...keys, id];
};

/** Rows grouped under their parents; a row whose parent is missing, or below it, is a root. */
export const buildTree = <T>(
  rows: readonly T[],
  getRowId: (row: T) => string,
  getParentId: (row: T) => string | null | undefined,
): Tree<T> => {
  const byId = new Map(rows.map((row) => [getRowId(row), row]));
  const parentOf = (row: T) => {
    const parentId = getParentId(row);
    return parentId ? byId.get(parentId) : undefined;
  };
  const sound = new Set<T>();
  const isSound = (row: T) => {
    const path = new Set<T>();
    let at: T | undefined = row;
    while (at && !sound.has(at)) {
      if (path.has(at)) return false;
      path.add(at);
      at = parentOf(at);
    }
    for (const seen of path) sound.add(seen);
    return true;
  };
  const roots: T[] = [];
  const loose = new Set<T>();
  const children = new Map<string, T[]>();
  for (const row of rows) {
    const parent = parentOf(row);
    if (!parent || !isSound(row)) {
      roots.push(row);
      loose.add(row);
      continue;
    }
    const siblings = children.get(getRowId(parent));
    if (siblings) siblings.push(row);
    else children.set(getRowId(parent), [row]);
  }
  return { roots, children, parentOf: (row) => (loose.has(row) ? undefined : parentOf(row)) };
};

const passes = <T>(row: T, column: Column<T>, chosen: readonly string[]) => {
  const value = filtered(column, row);
  if (column.filter === 'text') return fold(valueText(value)).includes(fold(chosen[0] ?? ''));
  if (column.filter === 'boolean') return chosen.includes(String(valueText(value) === 'true'));
  return valueTexts(value).some((text) => chosen.includes(text));
};

/** The active filters of known columns. */
export const activeFilters = <T>(columns: readonly Column<T>[], f: TableState['f']) =>
  columns.flatMap((column) => {
    const chosen = f?.[column.id];
    return column.filter && chosen?.length ? [{ column, chosen }] : [];
  });

/** The open view: the first if none is chosen. */
export const viewOf = <T>(views: readonly TableView<T>[] | undefined, { view }: TableState) =>
  views?.find(({ id }) => id === view) ?? views?.[0];

/** A predicate for view, filters and search; undefined if every row matches. `except`: a filter to leave out. */
export const matcher = <T extends object>(
  columns: readonly Column<T>[],
  views: readonly TableView<T>[] | undefined,
  state: TableState,
  except?: string,
): ((row: T) => boolean) | undefined => {
  const view = viewOf(views, state);
  const filters = activeFilters(columns, state.f).filter(({ column }) => column.id !== except);
  const words = wordsOf(state.q);
  if (!view && !filters.length && !words.length) return undefined;
  const textOf = searchTextOf(columns);
  return (row) => {
    if (view && !view.filter(row)) return false;
    for (const { column, chosen } of filters) if (!passes(row, column, chosen)) return false;
    if (!words.length) return true;
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  };
};

/** The lines of a list without levels. */
export const flatLines = <T>(rows: readonly T[], getRowId: (row: T) => string): RowLine<T>[] =>
  rows.map((row) => ({ id: getRowId(row), row, level: 1, parent: false, expanded: false }));

/** The lines of a tree: matching rows with their ancestors; rows below a collapsed one are left out. */
export const treeLines = <T>(
  tree: Tree<T>,
  matched: ReadonlySet<T> | undefined,
  getRowId: (row: T) => string,
  isCollapsed: (id: string) => boolean,
): RowLine<T>[] => {
  const visibleIds = matched && new Set(matched);
  for (const row of matched ?? []) {
    let at = tree.parentOf(row);
    while (at && visibleIds && !visibleIds.has(at)) {
      visibleIds.add(at);
      at = tree.parentOf(at);
    }
  }
  const lines: RowLine<T>[] = [];
  const walk = (rows: readonly T[], level: number) => {
    for (const row of rows) {
      if (visibleIds && !visibleIds.has(row)) continue;
      const id = getRowId(row);
      const under = tree.children.get(id) ?? [];
      const parent = visibleIds ? under.some((child) => visibleIds.has(child)) : under.length > 0;
      const expanded = parent && !isCollapsed(id);
      lines.push({ id, row, level, parent, expanded, above: matched !== undefined && !matched.has(row) });
      if (expanded) walk(under, level + 1);
    }
  };
  walk(tree.roots, 1);
  return lines;
};
