import { useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '../format/useFormat.tsx';
import type { Column, TableState, TableView } from './column.ts';
import { groupName } from './filterLabels.ts';
import { groupLines, groupRows } from './grouping.ts';
import { buildTree, flatLines, type Line, sortKeys, sortRows, treeLines } from './pipeline.ts';
import { searchRows } from './searchRows.ts';
import { useFolding } from './useFolding.ts';
import type { ListMemory } from './useScrollMemory.ts';
import { useViewCounts } from './useViewCounts.ts';

type Source<T> = {
  rows: readonly T[];
  columns: readonly Column<T>[];
  views: readonly TableView<T>[] | undefined;
  state: TableState;
  getRowId: (row: T) => string;
  getParentId: ((row: T) => string | null | undefined) | undefined;
  initiallyCollapsed: boolean;
  initialSort: { id: string; desc?: boolean } | undefined;
  memory: ListMemory;
};

/** Computes the displayed lines from rows and state. Each step is memoised by its own input. */
export const useTableModel = <T extends object>(source: Source<T>) => {
  const { rows, columns, views, state, getRowId, getParentId, initiallyCollapsed, initialSort, memory } =
    source;
  const { t } = useTranslation('table');
  const { compare: compareText } = useFormat();
  const sorts = sortKeys(state, initialSort);
  // Search box, tab, chip and sort arrow respond at once; thousands of rows follow as a deferred update.
  const q = useDeferredValue(state.q);
  const view = useDeferredValue(state.view);
  const f = useDeferredValue(state.f);
  const group = useDeferredValue(state.group);
  const keys = useDeferredValue(sorts.join());

  const sorted = useMemo(
    () =>
      // Equal rows keep their order, so the last key sorts first.
      keys.split(',').reduceRight((all, key) => {
        const id = key.replace(/^-/, '');
        const column = columns.find((each) => each.id === id);
        return sortRows(all, column, key !== id, compareText);
      }, rows),
    [rows, columns, keys, compareText],
  );
  const asked = useMemo(() => ({ q, view, f }), [q, view, f]);
  const matching = useMemo(() => searchRows(sorted, columns, views, asked), [sorted, columns, views, asked]);
  const by = columns.find((column) => column.groupable && column.id === group);
  const groups = useMemo(() => by && groupRows(matching, by), [matching, by]);
  // Groups replace the tree: a row's parent may be in another group.
  const tree = useMemo(
    () => (getParentId && !by ? buildTree(sorted, getRowId, getParentId) : undefined),
    [sorted, getRowId, getParentId, by],
  );

  const narrowed = matching !== sorted;
  // The first view is the list as it opens; what one has chosen is shown open.
  const chosen = (q ?? view ?? f ?? by) !== undefined;
  const { folding, toggle, foldAll } = useFolding(
    memory,
    chosen ? JSON.stringify([q, view, f, by?.id]) : '',
    chosen || !initiallyCollapsed,
  );

  const linesWhen = useCallback(
    (isCollapsed: (id: string) => boolean): Line<T>[] => {
      if (groups && by)
        return groupLines(groups, by.id, (row) => groupName(by, row, t), getRowId, isCollapsed);
      if (tree) return treeLines(tree, narrowed ? new Set(matching) : undefined, getRowId, isCollapsed);
      return flatLines(matching, getRowId);
    },
    [groups, by, tree, matching, narrowed, getRowId, t],
  );
  const lines = useMemo(() => linesWhen((id) => folding.open === folding.ids.has(id)), [linesWhen, folding]);
  const viewCounts = useViewCounts(rows, views);

  return {
    lines,
    /** The lines with nothing collapsed: paper has no toggles. */
    allLines: () => linesWhen(() => false),
    /** What `matching` matches: the state, or the one before while the rows follow. */
    asked,
    matching,
    viewCounts,
    sorts,
    isTree: tree !== undefined,
    groupedBy: by,
    toggle,
    foldAll,
  };
};
