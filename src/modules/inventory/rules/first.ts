import type { InventoryItem } from '../contract.ts';
import { stockState, stockStates } from '../rules.ts';
import { kitStates } from './alerts.ts';

/**
 * The first items of the stock list as it opens, the worst first, those alike in the order of the list; `parts` are what
 * the kits among them hold and is not itself shown. `today` is a day, 2026-06-18.
 */
export const firstOf = (items: readonly InventoryItem[], today: string, most: number) => {
  const kits = kitStates(items, today);
  const byState = Map.groupBy(items, (item) => stockState(item, today, kits.get(item._id)));
  const shown = stockStates.flatMap((state) => byState.get(state) ?? []).slice(0, most);
  const held = new Set(
    shown.flatMap(({ isKit, kitItems }) => (isKit ? kitItems : [])).map((line) => line.inventoryID),
  );
  const first = new Set(shown);
  return { shown, parts: items.filter((item) => held.has(item._id) && !first.has(item)) };
};
