import { breather } from '#lib/breath.ts';
import type { Column, TableState, TableView } from './column.ts';
import { matcher } from './pipeline.ts';
import { wordsOf } from './searchText.ts';

/** What a list is narrowed by, and the rows that are left. */
type Narrowed = {
  columns: object;
  views: object | undefined;
  view: string | undefined;
  filters: string;
  words: readonly string[];
  rows: readonly object[];
};

/** The last search in a list. */
const last = new WeakMap<readonly object[], Narrowed>();

/** Whether all that these words find was found by the words before: each of those is in one of these. */
const isWithin = (words: readonly string[], before: readonly string[]) =>
  before.every((old) => words.some((word) => word.includes(old)));

/**
 * The rows that match view, filters and search, in their order. A search that only goes on from the last one looks at
 * what that one found.
 */
export const searchRows = <T extends object>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  views: readonly TableView<T>[] | undefined,
  state: Pick<TableState, 'q' | 'view' | 'f'>,
): readonly T[] => {
  const matches = matcher(columns, views, state);
  if (!matches) return rows;
  const asked = {
    columns,
    views,
    view: state.view,
    filters: JSON.stringify(state.f),
    words: wordsOf(state.q),
  };
  const before = last.get(rows);
  const goesOn =
    before &&
    before.columns === columns &&
    before.views === views &&
    before.view === asked.view &&
    before.filters === asked.filters &&
    isWithin(asked.words, before.words);
  // What is kept for these rows are some of them.
  const from = goesOn ? (before.rows as readonly T[]) : rows;
  const found = from.filter(matches);
  last.set(rows, { ...asked, rows: found });
  return found;
};

export type Elsewhere = { id: string; label: string; count: number };

type Asked<T> = {
  rows: readonly T[];
  /** What the open view shows. */
  matching: readonly T[];
  columns: readonly Column<T>[];
  views: readonly TableView<T>[] | undefined;
  state: TableState;
};

/**
 * What a search finds in other views beside the open one, the most first; views that add nothing to those before are
 * left out. It looks in small steps, and stops when `isEnded`.
 */
export const searchElsewhere = async <T extends object>(
  { rows, matching, columns, views = [], state }: Asked<T>,
  isEnded: () => boolean,
): Promise<Elsewhere[]> => {
  const shown = new Set(matching);
  const found = matcher(columns, undefined, state);
  const hidden: T[] = [];
  const rest = breather();
  for (const [i, row] of rows.entries()) {
    if (!shown.has(row) && (!found || found(row))) hidden.push(row);
    if (i % 100 === 0) await rest();
    if (isEnded()) return [];
  }
  return views
    .map(({ id, label, filter }) => ({ id, label, more: hidden.filter(filter) }))
    .toSorted((a, b) => b.more.length - a.more.length)
    .flatMap(({ id, label, more }) => {
      const adds = more.some((row) => !shown.has(row));
      for (const row of more) shown.add(row);
      return adds ? [{ id, label, count: more.length }] : [];
    });
};
