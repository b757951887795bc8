import type { ReactNode } from 'react';

/** Several values of a cell (people, tags) are found, filtered and counted one by one, and sorted as one text. */
export type CellValue = string | number | boolean | null | undefined | readonly string[];

/** One column of a list: `value` is what is sorted, searched, filtered and exported; `cell` is what is seen. */
export type Column<T> = {
  id: string;
  header: string;
  value: (row: T) => CellValue;
  cell?: ((row: T) => ReactNode) | undefined;
  width?: number;
  grow?: number;
  align?: 'end';
  primary?: boolean;
  sortable?: boolean;
  searchable?: boolean;
  filter?: 'select' | 'boolean' | 'text';
  /** What is filtered by, where that is not `value`: "within 7 days" of a day. */
  filterValue?: (row: T) => CellValue;
  /** Its filter stands in the toolbar unasked. Where no column says so, those of the first few do. */
  filterInSight?: boolean;
  optionLabel?: (value: string) => string;
  /** Offered under "Group"; rows stand together by the text of `value`, named by `optionLabel`. */
  groupable?: boolean;
  /**
   * The values in the order in which they are grouped, sorted and offered by the filter; other values follow. Without
   * it: groups in the order of the rows, rows by value, options by how many rows have them. With `filterValue` it is
   * the order of its options only.
   */
  order?: readonly string[];
  defaultHidden?: boolean;
  card?: 'badge' | 'number' | 'title' | 'sub' | 'meta' | 'none';
  exportValue?: (row: T) => CellValue;
};

/** A view that the page brings along: a tab with its own count; `empty` says what is so when it has no rows. */
export type TableView<T> = { id: string; label: string; filter: (row: T) => boolean; empty?: string };

/** What of a list lives in the URL. */
export type TableState = {
  q?: string | undefined;
  view?: string | undefined;
  sort?: string | undefined;
  desc?: boolean | undefined;
  f?: Record<string, string[]> | undefined;
  hide?: string[] | undefined;
  /** The column that rows are grouped by. */
  group?: string | undefined;
  /** The saved view that was opened; what it holds stands in the other keys, changed or not. */
  saved?: string | undefined;
};

/** `replace` while typing, `push` for what the Back button takes back. */
export type OnStateChange = (state: TableState, how: 'push' | 'replace') => void;

/** Where a row leads. */
export type RowTarget = {
  to: string;
  params?: Record<string, string>;
  search?: Record<string, unknown>;
};

export type RowAccent = 'overdue' | 'due' | undefined;

/** The text of a value as the search, the filters and an unformatted cell know it. */
export const textOf = (value: CellValue) =>
  value === null || value === undefined ? '' : typeof value === 'object' ? value.join(', ') : String(value);

/** The texts of a value, one by one; a value that is not there is one empty text. */
export const textsOf = (value: CellValue): readonly string[] =>
  typeof value === 'object' && value !== null && value.length > 0 ? value : [textOf(value)];

/** The column that names a row. */
export const primaryOf = <T>(columns: readonly Column<T>[]) =>
  columns.find((column) => column.primary) ?? columns[0];

/** The columns a person sees, in order: `hide` from the URL, else each column's own default. */
export const shownColumns = <T>(columns: readonly Column<T>[], hide: readonly string[] | undefined) => {
  const primary = primaryOf(columns);
  return columns.filter(
    (column) => column === primary || !(hide ? hide.includes(column.id) : column.defaultHidden),
  );
};
