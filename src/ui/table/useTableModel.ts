import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, TableState, TableView } from './column.ts';
import { buildTree, flatLines, matcher, sortRows, treeLines } from './pipeline.ts';
import type { ListMemory } from './useScrollMemory.ts';

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

/** From rows and state to the lines on screen. Each step is redone only when its own input changes. */
export const useTableModel = <T extends object>(source: Source<T>) => {
  const { rows, columns, views, state, getRowId, getParentId, initiallyCollapsed, initialSort, memory } =
    source;
  const { i18n } = useTranslation('table');
  const compareText = useMemo(
    () => new Intl.Collator(i18n.language, { numeric: true }).compare,
    [i18n.language],
  );
  // The box shows what is typed at once; the rows follow when there is time.
  const q = useDeferredValue(state.q);
  const { view, f } = state;
  const sortId = state.sort ?? initialSort?.id;
  const desc = (state.sort ? state.desc : initialSort?.desc) ?? false;

  const sorted = useMemo(
    () =>
      sortRows(
        rows,
        columns.find((column) => column.id === sortId),
        desc,
        compareText,
      ),
    [rows, columns, sortId, desc, compareText],
  );
  const matches = useMemo(() => matcher(columns, views, { q, view, f }), [columns, views, q, view, f]);
  const shown = useMemo(() => (matches ? sorted.filter(matches) : sorted), [sorted, matches]);
  const tree = useMemo(
    () => (getParentId ? buildTree(sorted, getRowId, getParentId) : undefined),
    [sorted, getRowId, getParentId],
  );

  const narrowed = matches !== undefined;
  const key = narrowed ? JSON.stringify([q, view, f]) : '';
  const [foldings, setFoldings] = useState(memory.foldings);
  useEffect(() => {
    memory.foldings = foldings;
  }, [memory, foldings]);
  const folding = useMemo(
    () =>
      foldings.find((each) => each.key === key) ?? {
        key,
        open: narrowed || !initiallyCollapsed,
        ids: new Set<string>(),
      },
    [foldings, key, narrowed, initiallyCollapsed],
  );
  // Only the whole list and the present narrowing are remembered.
  const fold = (open: boolean, ids: ReadonlySet<string>) =>
    setFoldings((before) => [...before.filter((each) => each.key === '' && key !== ''), { key, open, ids }]);
  const toggle = (id: string) => {
    const ids = new Set(folding.ids);
    if (!ids.delete(id)) ids.add(id);
    fold(folding.open, ids);
  };

  const lines = useMemo(
    () =>
      tree
        ? treeLines(
            tree,
            narrowed ? new Set(shown) : undefined,
            getRowId,
            (id) => folding.open === folding.ids.has(id),
          )
        : flatLines(shown, getRowId),
    [tree, shown, narrowed, getRowId, folding],
  );
  const viewCounts = useMemo(() => views?.map((each) => rows.filter(each.filter).length), [views, rows]);

  return {
    lines,
    shown,
    viewCounts,
    sortId,
    desc,
    isTree: tree !== undefined,
    toggle,
    foldAll: (open: boolean) => fold(open, new Set()),
  };
};
