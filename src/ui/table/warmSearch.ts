import type { Column } from './column.ts';
import { haystackOf } from './pipeline.ts';

const SLICE_ROWS = 250;

/** Computes the searchable texts in small slices when the browser is idle; returns the function that stops it. */
export const warmSearch = <T extends object>(rows: readonly T[], columns: readonly Column<T>[]) => {
  let at = 0;
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    for (const row of rows.slice(at, at + SLICE_ROWS)) haystackOf(row, columns);
    at += SLICE_ROWS;
    if (at < rows.length) timer = setTimeout(next, 20);
  };
  timer = setTimeout(next, 500);
  return () => clearTimeout(timer);
};
