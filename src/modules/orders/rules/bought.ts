import type { Order } from '../contract.ts';
import { leadDaysOf, median } from './receipts.ts';
import { byCurrency, times, totalsOf } from './totals.ts';

const YEAR_MS = 365 * 86_400_000;

/** The orders of one supplier: by id, or by the written name where there is none. */
export const ordersOf = (
  orders: readonly Order[],
  { supplierID, supplierName }: Pick<Order, 'supplierID' | 'supplierName'>,
) =>
  orders.filter((order) =>
    supplierID === ''
      ? order.supplierID === '' && order.supplierName === supplierName
      : order.supplierID === supplierID,
  );

/** The lead time as seen: the median of days from sending to the last delivery, and of how many orders. */
export const leadOf = (orders: readonly Order[]) => {
  const days = orders.flatMap((order) => leadDaysOf(order) ?? []);
  const middle = median(days);
  return middle === null ? null : { days: Math.round(middle), count: days.length };
};

/** What was ordered in the year before a day, by currency. */
export const spentIn12Months = (orders: readonly Order[], today: string) => {
  const from = new Date(Date.parse(today) - YEAR_MS).toISOString();
  const sent = orders.filter(
    ({ sentAt, status }) => sentAt !== null && sentAt >= from && status !== 'cancelled',
  );
  return {
    count: sent.length,
    sums: byCurrency(sent.map((order) => ({ currency: order.currency, amount: totalsOf(order).total }))),
  };
};

/** A part that was bought: how often, how much, and each price with its day, newest first. */
export type BoughtPart = {
  key: string;
  name: string;
  partNo: string;
  inventoryID: string;
  quantity: number;
  prices: { orderID: string; at: string; price: number; currency: string; quantity: number }[];
  value: { currency: string; amount: number }[];
};

/** What was bought, by part: the item in stock, else the part number, else the name. The last bought comes first. */
export const boughtParts = (orders: readonly Order[]): BoughtPart[] => {
  const parts = new Map<string, BoughtPart>();
  const sent = orders
    .filter(({ sentAt, status }) => sentAt !== null && status !== 'cancelled')
    .sort((a, b) => (b.sentAt ?? '').localeCompare(a.sentAt ?? ''));
  for (const order of sent)
    for (const { inventoryID, name, partNo, price, quantity } of order.lines) {
      const key = inventoryID || partNo.toLowerCase() || name.toLowerCase();
      const part = parts.get(key) ?? { key, name, partNo, inventoryID, quantity: 0, prices: [], value: [] };
      parts.set(key, {
        ...part,
        quantity: part.quantity + quantity,
        prices:
          price === null
            ? part.prices
            : [
                ...part.prices,
                { orderID: order._id, at: order.sentAt ?? '', price, currency: order.currency, quantity },
              ],
        value: byCurrency([...part.value, { currency: order.currency, amount: times(price ?? 0, quantity) }]),
      });
    }
  return [...parts.values()];
};
