import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { InventoryItem } from './contract.ts';
import { inventoryQueries } from './queries.ts';
import { kitLines, kitState } from './rules/kits.ts';

/** What a kit should hold and holds, and what that says of it; the list is loaded for kits only. */
export const useKit = (kit: InventoryItem) => {
  const { today } = useFormat();
  const { data: items } = useQuery({
    ...inventoryQueries.list(kit.boatID),
    enabled: kit.isKit,
  });
  if (!items || !kit.isKit) return undefined;
  const byID = new Map(items.map((item) => [item._id, item]));
  const partOf = (id: string) => byID.get(id);
  return { lines: kitLines(kit, partOf, today), state: kitState(kit, partOf, today) };
};
