import { useEffect, useMemo, useState } from 'react';
import type { ListMemory } from './useScrollMemory.ts';

/**
 * Which lines are collapsed. `key` identifies the current search, filters and groups, '' the unfiltered list; `open` is
 * the initial state of its lines.
 */
export const useFolding = (memory: ListMemory, key: string, open: boolean) => {
  const [foldings, setFoldings] = useState(memory.foldings);
  useEffect(() => {
    memory.foldings = foldings;
  }, [memory, foldings]);
  const folding = useMemo(
    () => foldings.find((each) => each.key === key) ?? { key, open, ids: new Set<string>() },
    [foldings, key, open],
  );
  // Only the states of the unfiltered list and of the current filters are remembered.
  const fold = (nowOpen: boolean, ids: ReadonlySet<string>) =>
    setFoldings((before) => [
      ...before.filter((each) => each.key === '' && key !== ''),
      { key, open: nowOpen, ids },
    ]);
  return {
    folding,
    toggle: (id: string) => {
      const ids = new Set(folding.ids);
      if (!ids.delete(id)) ids.add(id);
      fold(folding.open, ids);
    },
    foldAll: (nowOpen: boolean) => fold(nowOpen, new Set()),
  };
};
