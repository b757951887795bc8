import { workInSteps } from '#lib/breath.ts';
import type { Column } from './column.ts';
import { searchTextOf } from './searchText.ts';

/** The rows themselves are drawn first. */
const DELAY_MS = 200;

/** Computes the searchable texts in small steps between input and drawing; returns the function that stops it. */
export const warmSearch = <T extends object>(rows: readonly T[], columns: readonly Column<T>[]) => {
  let stop = () => {};
  const warm = () => {
    const textOf = searchTextOf(columns);
    stop = workInSteps(rows, 25, (step) => step.forEach(textOf));
  };
  const timer = setTimeout(warm, DELAY_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
};
