import type { ReactNode } from 'react';

export type CellValue = string | number | boolean | null | undefined;

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
  optionLabel?: (value: string) => string;
  defaultHidden?: boolean;
  card?: 'badge' | 'number' | 'title' | 'sub' | 'meta' | 'none';
  exportValue?: (row: T) => CellValue;
};

/** A saved view: a tab with its own count. */
export type TableView<T> = { id: string; label: string; filter: (row: T) => boolean };

/** What of a list lives in the URL. */
export type TableState = {
  q?: string | undefined;
  view?: string | undefined;
  sort?: string | undefined;
  desc?: boolean | undefined;
  f?: Record<string, string[]> | undefined;
  hide?: string[] | undefined;
};

/** `replace` while typing, `push` for what the Back button takes back. */
export type OnStateChange = (state: TableState, how: 'push' | 'replace') => void;

/** Where a row leads. */
export type RowTarget = {
  to: string;
  params?: Record<string, string>;
  search?: Record<string, unknown>;
};

export type Rail = 'overdue' | 'due' | undefined;

/** The text of a value as the search, the filters and an unformatted cell know it. */
export const textOf = (value: CellValue) => (value === null || value === undefined ? '' : String(value));

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
