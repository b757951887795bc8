import type { InventoryItem } from './contract.ts';

/** What is wrong with the stock of an item, the worst first; `incomplete` is a kit, `expires` is within 90 days. */
export const stockStates = ['none', 'below', 'expired', 'incomplete', 'at', 'expires', 'enough'] as const;
export type StockState = (typeof stockStates)[number];

/** Notices come this many days before an item expires (domain-rules.md, section 15). */
export const EXPIRY_STEPS = [90, 30, 0] as const;

const DAY_MS = 86_400_000;

/** Days until the item expires, negative when it has; null without a date. `today` is a day, 2026-06-18. */
export const daysToExpiry = ({ expDate }: Pick<InventoryItem, 'expDate'>, today: string): number | null =>
  expDate === null ? null : Math.round((Date.parse(expDate) - Date.parse(today)) / DAY_MS);

/**
 * The worst state of an item, and of what a kit holds. An empty minimum means no alert; what is not aboard cannot
 * expire.
 */
export const stockState = (
  item: Pick<InventoryItem, 'totalAmount' | 'minAmount' | 'expDate'>,
  today: string,
  kit?: { missing: number; expired: number },
): StockState => {
  const { totalAmount, minAmount } = item;
  if (minAmount !== null && minAmount > 0 && totalAmount <= 0) return 'none';
  if (minAmount !== null && totalAmount < minAmount) return 'below';
  const left = totalAmount > 0 ? daysToExpiry(item, today) : null;
  if (left !== null && left < 0) return 'expired';
  if (kit && (kit.missing > 0 || kit.expired > 0)) return 'incomplete';
  if (minAmount !== null && minAmount > 0 && totalAmount === minAmount) return 'at';
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

/** A quantity without the dust of binary fractions: three decimals. */
export const tidy = (quantity: number): number => Math.round(quantity * 1000) / 1000;

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
