import { breather } from '#lib/breath.ts';
import type { Column, TableState, TableView } from './column.ts';
import { matcher } from './pipeline.ts';

export type Elsewhere = { id: string; label: string; count: number };

export type Asked<T> = {
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
