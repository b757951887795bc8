import { breather } from '#lib/breath.ts';
import type { Column } from './column.ts';
import { searchTextOf } from './searchText.ts';

/** The rows themselves are drawn first. */
const DELAY_MS = 200;

/** Computes the searchable texts in small steps between input and drawing; returns the function that stops it. */
export const warmSearch = <T extends object>(rows: readonly T[], columns: readonly Column<T>[]) => {
  let ended = false;
  const warm = async () => {
    const textOf = searchTextOf(columns);
    const rest = breather();
    for (const [i, row] of rows.entries()) {
      textOf(row);
      if (i % 25 === 0) await rest();
      if (ended) return;
    }
  };
  const timer = setTimeout(() => void warm(), DELAY_MS);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
};
