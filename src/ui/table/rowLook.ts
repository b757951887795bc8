import type { CSSProperties, ReactNode } from 'react';
import type { Column } from './column.ts';

/** What every row of a list shares; made once, so that a row is redrawn only for its own sake. */
export type RowLook<T> = {
  columns: readonly Column<T>[];
  widths: ReadonlyMap<string, CSSProperties>;
  primary: Column<T> | undefined;
  isTree: boolean;
  /** Rows stand under the headings of their groups. */
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
