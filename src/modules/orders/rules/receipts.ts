import type { Order, OrderLine, OrderStatus, Receipt } from '../contract.ts';
import { openOf, rounded } from './totals.ts';

/** Whether anything came of an order. */
export const hasCome = ({ lines }: Pick<Order, 'lines'>) => lines.some(({ received }) => received > 0);

/** Whether something is on its way. */
export const isOnOrder = ({ status }: Pick<Order, 'status'>) =>
  status === 'sent' || status === 'partReceived';

/** The status of an order that was sent, by its lines. */
export const statusOf = (lines: readonly OrderLine[]): OrderStatus =>
  lines.every((line) => openOf(line) === 0)
    ? 'received'
    : lines.some(({ received }) => received > 0)
      ? 'partReceived'
      : 'sent';

/** The order after a delivery or a return: `sign` 1 or -1. Lines that it does not have are left out. */
export const withReceipt = (order: Order, receipt: Receipt) => {
  const sign = receipt.kind === 'return' ? -1 : 1;
  const came = new Map<string, number>();
  for (const { lineID, quantity } of receipt.lines)
    came.set(lineID, (came.get(lineID) ?? 0) + sign * quantity);
  const lines = order.lines.map((line) => ({
    ...line,
    received: rounded(line.received + (came.get(line._id) ?? 0)),
  }));
  const status = statusOf(lines);
  return {
    lines,
    status,
    receipts: [...order.receipts, receipt],
    receivedAt: status === 'received' ? (order.receivedAt ?? receipt.at) : null,
  };
};

/** The lines after what is open was given up or moved elsewhere, and the lines of the back order. */
export const withoutRest = (lines: readonly OrderLine[]) => ({
  lines: lines.map((line) => ({ ...line, dropped: rounded(line.dropped + openOf(line)) })),
  rest: lines.flatMap((line) => {
    const open = openOf(line);
    return open > 0 ? [{ ...line, quantity: open, received: 0, dropped: 0 }] : [];
  }),
});

/** How late a delivery is, in days: what was confirmed, else what was wanted. Null if nothing is expected, or not late. */
export const daysLate = (order: Pick<Order, 'status' | 'expectedAt' | 'wantedBy'>, today: string) => {
  const day = order.expectedAt ?? order.wantedBy;
  if (!isOnOrder(order) || day === null || day >= today) return null;
  return Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
};

/** Days from sending to the last delivery, if all of it came. */
export const leadDaysOf = ({ sentAt, receivedAt }: Pick<Order, 'sentAt' | 'receivedAt'>) =>
  sentAt === null || receivedAt === null
    ? null
    : Math.max(0, Math.round((Date.parse(receivedAt) - Date.parse(sentAt)) / 86_400_000));

/** The middle of some figures; null for none. */
export const median = (figures: readonly number[]): number | null => {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  if (upper === undefined) return null;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper;
};
