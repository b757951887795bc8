import { useDeferredValue, useMemo } from 'react';
import type { Column, TableView } from './column.ts';
import { matcher } from './pipeline.ts';
import type { SavedView } from './savedState.ts';

const NONE: readonly never[] = [];

/**
 * The number of rows that match each saved view, by id. Computed when the browser is idle, because searching a long
 * list takes time; undefined until then.
 */
export const useSavedCounts = <T extends object>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  views: readonly TableView<T>[] | undefined,
  saved: readonly SavedView[] | undefined,
) => {
  const later = useDeferredValue(rows, NONE);
  return useMemo(() => {
    if (!saved || later === NONE) return undefined;
    return new Map(
      saved.map(({ id, state }) => {
        const matches = matcher(columns, views, state);
        return [id, matches ? later.reduce((sum, row) => sum + Number(matches(row)), 0) : later.length];
      }),
    );
  }, [later, columns, views, saved]);
};
