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
