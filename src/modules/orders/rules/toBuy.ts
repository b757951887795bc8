import type { InventoryItem } from '#modules/inventory/contract.ts';
import { type StockState, stockState, suggestedOrder } from '#modules/inventory/rules.ts';
import type { Order } from '../contract.ts';
import { byCurrency, rounded, times } from './totals.ts';

/** An item that should be bought: how many are suggested, and how many of them no draft holds yet. */
export type ToBuy = InventoryItem & { state: StockState; inDraft: number; suggested: number; toBuy: number };

/** What drafts hold, by item. */
export const draftedParts = (orders: readonly Order[]): ReadonlyMap<string, number> => {
  const held = new Map<string, number>();
  for (const { status, lines } of orders)
    for (const { inventoryID, quantity } of status === 'draft' ? lines : [])
      held.set(inventoryID, rounded((held.get(inventoryID) ?? 0) + quantity));
  return held;
};

/** How many to have on order: up to the target, else up to the minimum (domain-rules.md, section 15). */
export const wantedOf = (item: InventoryItem): number =>
  suggestedOrder(item.targetAmount === null ? { ...item, targetAmount: item.minAmount } : item);

/** The items that run short or are below their target, most urgent first. */
export const itemsToBuy = (
  items: readonly InventoryItem[],
  orders: readonly Order[],
  today: string,
): ToBuy[] => {
  const held = draftedParts(orders);
  return items.flatMap((item) => {
    const suggested = wantedOf(item);
    if (suggested <= 0) return [];
    const inDraft = held.get(item._id) ?? 0;
    const toBuy = Math.max(0, rounded(suggested - inDraft));
    return [{ ...item, state: stockState(item, today), inDraft, suggested, toBuy }];
  });
};

/** What it comes to, by currency; without those that have no price. */
export const sumToBuy = (items: readonly { price: number | null; currency: string; toBuy: number }[]) =>
  byCurrency(
    items.flatMap(({ price, currency, toBuy }) =>
      price === null || toBuy === 0 ? [] : [{ currency, amount: times(price, toBuy) }],
    ),
  );
