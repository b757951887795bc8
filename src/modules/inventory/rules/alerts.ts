import type { InventoryItem } from '../contract.ts';
import { daysToExpiry, EXPIRY_STEPS, type StockState, stockState, stockStates } from '../rules.ts';
import { type KitState, kitState } from './kits.ts';

/**
 * The thresholds that an item has passed, the mildest first, as text to compare with those that people were told of. A
 * new expiry date makes new ones.
 */
export const passedThresholds = (item: InventoryItem, kit: KitState | undefined, today: string): string[] => {
  const state = stockState({ ...item, expDate: null }, today);
  const low = state === 'none' || state === 'below' ? ['at', 'below'] : state === 'at' ? ['at'] : [];
  const left = item.totalAmount > 0 ? daysToExpiry(item, today) : null;
  const steps = left === null ? [] : EXPIRY_STEPS.filter((step) => left <= step);
  return [
    ...low,
    ...steps.map((step) => `expires ${item.expDate} ${step}`),
    ...(kit && kit.missing + kit.expired > 0 ? ['kit'] : []),
  ];
};

/** An item that somebody should see to: too few, expiring, or a kit that lacks something. */
export type Attention = { item: InventoryItem; state: StockState; kit: KitState | undefined };

const urgent: readonly StockState[] = ['none', 'below', 'expired', 'incomplete'];

const rank = ({ item, state }: Attention) => stockStates.indexOf(state) * 2 - (item.critical ? 1 : 0);

/** Alike ones: the first to expire, then by name, on every device the same. */
const keyOf = ({ item }: Attention) => `${item.expDate ?? '9'} ${item.name} ${item._id}`;

/** The states of what the kits among these items hold, by the id of the kit. */
export const kitStates = (items: readonly InventoryItem[], today: string): ReadonlyMap<string, KitState> => {
  const kits = items.filter(({ isKit }) => isKit);
  if (kits.length === 0) return new Map();
  const byID = new Map(items.map((item) => [item._id, item]));
  return new Map(
    kits.flatMap((item) => {
      const state = kitState(item, (id) => byID.get(id), today);
      return state ? [[item._id, state] as const] : [];
    }),
  );
};

/**
 * What needs seeing to, the worst first, critical items before others: how many are short, expired or incomplete kits
 * (`count`), how many are at their minimum or expire soon, and the items.
 */
export const attentionOf = (items: readonly InventoryItem[], today: string) => {
  const kits = kitStates(items, today);
  const list = items
    .map((item): Attention => {
      const kit = kits.get(item._id);
      return { item, state: stockState(item, today, kit), kit };
    })
    .filter(({ state }) => state !== 'enough')
    .sort((a, b) => rank(a) - rank(b) || (keyOf(a) < keyOf(b) ? -1 : 1));
  const count = list.filter(({ state }) => urgent.includes(state)).length;
  return { count, soon: list.length - count, list };
};
