import type { ReactNode } from 'react';

/** Several values of a cell (people, tags) are searched, filtered and counted one by one, and sorted as one text. */
export type CellValue = string | number | boolean | null | undefined | readonly string[];

/** One column of a list: `value` is sorted, searched, filtered and exported; `cell` is displayed. */
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
  /** The value for filtering, if it differs from `value`: "within 7 days" for a day. */
  filterValue?: (row: T) => CellValue;
  /** Shows its filter in the toolbar. If no column sets this, the first few filters are shown. */
  filterInSight?: boolean;
  optionLabel?: (value: string) => string;
  /** Offered under "Group"; rows are grouped by the text of `value`, labelled by `optionLabel`. */
  groupable?: boolean;
  /**
   * The order of the values for groups, sorting and filter options; other values follow. Without it: groups in the
   * order of the rows, rows by value, options by frequency. With `filterValue` it orders the filter options only.
   */
  order?: readonly string[];
  defaultHidden?: boolean;
  /** Never narrower than `width`: its text must not be cut. */
  whole?: boolean;
  /** Its width is the person's own: it takes no spare width. */
  fixed?: boolean;
  /** It stays in sight at the left while the others scroll. */
  pinned?: boolean;
  /** What the list adds up at its foot: a number, or money, which is summed by currency. */
  sum?: (row: T) => number | { minor: number | null; currency: string } | null;
  card?: 'badge' | 'number' | 'title' | 'sub' | 'meta' | 'none';
  exportValue?: (row: T) => CellValue;
};

/** A built-in view of a page: a tab with its own count; `empty` is the message if it has no rows. */
export type TableView<T> = { id: string; label: string; filter: (row: T) => boolean; empty?: string };

/** What a person has arranged: the order of the columns, widths in px, and those that stay in sight at the left. */
export type ColumnLayout = {
  order?: string[] | undefined;
  widths?: Record<string, number> | undefined;
  pins?: string[] | undefined;
};

/** The part of a list's state that is in the URL. */
export type TableState = {
  q?: string | undefined;
  view?: string | undefined;
  sort?: string | undefined;
  desc?: boolean | undefined;
  /** The columns that rows alike in `sort` are sorted by, in order; a minus before an id: descending. */
  thenBy?: string[] | undefined;
  f?: Record<string, string[]> | undefined;
  hide?: string[] | undefined;
  /** The column that rows are grouped by. */
  group?: string | undefined;
  /** The open saved view; its content is in the other keys, changed or not. */
  saved?: string | undefined;
};

/** `replace` while typing, `push` for changes that the Back button undoes. */
export type OnStateChange = (state: TableState, how: 'push' | 'replace') => void;

/** The link of a row. */
export type RowTarget = {
  to: string;
  params?: Record<string, string>;
  search?: Record<string, unknown>;
};

export type RowAccent = 'overdue' | 'due' | undefined;

/** The text of a value for search, filters and cells without `cell`. */
export const valueText = (value: CellValue) =>
  value === null || value === undefined ? '' : typeof value === 'object' ? value.join(', ') : String(value);

/** The texts of a value one by one; a missing value is one empty text. */
export const valueTexts = (value: CellValue): readonly string[] =>
  typeof value === 'object' && value !== null && value.length > 0 ? value : [valueText(value)];

/** The column that names a row. */
export const primaryOf = <T>(columns: readonly Column<T>[]) =>
  columns.find((column) => column.primary) ?? columns[0];

/** The visible columns in order: by `hide` from the URL, or else each column's default. */
export const visibleColumns = <T>(columns: readonly Column<T>[], hide: readonly string[] | undefined) => {
  const primary = primaryOf(columns);
  return columns.filter(
    (column) => column === primary || !(hide ? hide.includes(column.id) : column.defaultHidden),
  );
};
