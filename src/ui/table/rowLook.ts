import type { CSSProperties, ReactNode } from 'react';
import type { Column } from './column.ts';

/** What all rows of a list share; memoised, so that a row re-renders only when it changes itself. */
export type RowLook<T> = {
  columns: readonly Column<T>[];
  widths: ReadonlyMap<string, CSSProperties>;
  primary: Column<T> | undefined;
  isTree: boolean;
  /** Rows are under group headings. */
  grouped: boolean;
  selectable: boolean;
  fontSize: number;
  hrefOf: ((row: T) => string) | undefined;
  opens: boolean;
  rowActions: ((row: T) => ReactNode) | undefined;
  labels: {
    select: (name: string) => string;
    expand: (name: string) => string;
    collapse: (name: string) => string;
    count: (count: number) => string;
  };
};
