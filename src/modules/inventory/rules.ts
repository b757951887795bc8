import type { InventoryItem } from './contract.ts';
import { type Dated, nextExpiry } from './rules/lots.ts';
import { tidy } from './rules/quantity.ts';

/** What is wrong with the stock of an item, the worst first; `incomplete` is a kit, `expires` is within 90 days. */
export const stockStates = ['none', 'below', 'expired', 'incomplete', 'at', 'expires', 'enough'] as const;
export type StockState = (typeof stockStates)[number];

/** Notices come this many days before an item expires (domain-rules.md, section 15). */
export const EXPIRY_STEPS = [90, 30, 0] as const;

const DAY_MS = 86_400_000;

/** Days until a day, negative after it; `today` is a day, 2026-06-18. */
export const daysTo = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);

/** Days until the first pieces of an item expire, negative when they have; null without a date. */
export const daysToExpiry = (item: Dated, today: string): number | null => {
  const next = nextExpiry(item);
  return next === null ? null : daysTo(next, today);
};

/** What the quantity alone says. */
export const stockLevel = ({
  totalAmount,
  minAmount,
}: Pick<InventoryItem, 'totalAmount' | 'minAmount'>): 'none' | 'below' | 'at' | 'enough' => {
  if (minAmount === null) return 'enough';
  if (minAmount > 0 && totalAmount <= 0) return 'none';
  if (totalAmount < minAmount) return 'below';
  return minAmount > 0 && totalAmount === minAmount ? 'at' : 'enough';
};

/**
 * The worst state of an item, and of what a kit holds. An empty minimum means no alert; what is not aboard cannot
 * expire.
 */
export const stockState = (
  item: Dated & Pick<InventoryItem, 'minAmount'>,
  today: string,
  kit?: { missing: number; expired: number },
): StockState => {
  const { totalAmount } = item;
  const low = stockLevel(item);
  if (low === 'none' || low === 'below') return low;
  const left = totalAmount > 0 ? daysToExpiry(item, today) : null;
  if (left !== null && left < 0) return 'expired';
  if (kit && (kit.missing > 0 || kit.expired > 0)) return 'incomplete';
  if (low === 'at') return 'at';
  return left !== null && left <= EXPIRY_STEPS[0] ? 'expires' : 'enough';
};

/** What is free to take: on board less what is kept for planned jobs. */
export const available = ({
  totalAmount,
  reserved,
}: Pick<InventoryItem, 'totalAmount' | 'reserved'>): number => tidy(totalAmount - reserved);

/** How many to order: up to the target, with what is free and what is on order; 0 without a target. */
export const suggestedOrder = (
  item: Pick<InventoryItem, 'totalAmount' | 'reserved' | 'onOrder' | 'targetAmount'>,
): number =>
  item.targetAmount === null ? 0 : Math.max(0, tidy(item.targetAmount - available(item) - item.onOrder));

type Person = { role: string; department: string; captain: boolean };

/**
 * Whether a person may change an item: crew change what is of their own department or of none; the captain, the office
 * and superadmins change everything.
 */
export const mayChange = (
  { role, department, captain }: Person,
  item: Pick<InventoryItem, 'department'>,
): boolean => role !== 'crew' || captain || item.department === '' || item.department === department;

/** Where an item is: the spot with most of it, else its usual one. */
export const fullestSpot = (
  item: Pick<InventoryItem, 'places' | 'locationID' | 'shelves' | 'locationBox'>,
): Pick<InventoryItem, 'locationID' | 'shelves' | 'locationBox'> =>
  item.places.toSorted((a, b) => b.quantity - a.quantity)[0] ?? item;
