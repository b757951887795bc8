import { useEffect, useMemo, useState } from 'react';
import type { ListMemory } from './useScrollMemory.ts';

/**
 * Which lines are folded away. `key` names the list as narrowed down and grouped now, '' the whole list as it comes;
 * `open` is how its lines are at first.
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
  // Only the whole list and the present narrowing are remembered.
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
