import type { Order, OrderFields, OrderLine, OrderQuote } from '../contract.ts';

const THOUSAND = 1000n;

/** `amount * quantity`, in whole minor units, rounded half away from zero; the quantity counts in thousandths. */
export const times = (amount: number, quantity: number): number => {
  const product = BigInt(amount) * BigInt(Math.round(quantity * 1000));
  const half = product < 0n ? -500n : 500n;
  return Number((product + half) / THOUSAND);
};

/** A percentage of an amount, rounded half away from zero; the percentage counts in thousandths. */
export const percentOf = (amount: number, percent: number): number => {
  const product = BigInt(amount) * BigInt(Math.round(percent * 1000));
  const half = product < 0n ? -50_000n : 50_000n;
  return Number((product + half) / 100_000n);
};

/** A line's sum in minor units; null without a price. */
export const lineSum = ({ price, quantity }: Pick<OrderLine, 'price' | 'quantity'>): number | null =>
  price === null ? null : times(price, quantity);

/** What is still to come of a line; never below zero, because more may come than was ordered. */
export const openOf = ({
  quantity,
  received,
  dropped,
}: Pick<OrderLine, 'quantity' | 'received' | 'dropped'>) =>
  rounded(Math.max(0, quantity - received - dropped));

/** Without the dust of fractions: 0.1 + 0.2 is 0.3. */
export const rounded = (quantity: number) => Math.round(quantity * 1000) / 1000;

export type Totals = {
  lines: number;
  freight: number;
  tax: number;
  total: number;
  /** How many lines have no price, and are in no sum. */
  unpriced: number;
};

type Priced = Pick<OrderFields, 'freight' | 'taxRate'> & {
  lines: readonly Pick<OrderLine, 'price' | 'quantity'>[];
};

/**
 * The sums of an order, all in minor units of its currency (domain-rules, section 14): the rounded lines are added, tax
 * is rounded once on lines and freight.
 */
export const totalsOf = ({ lines, freight, taxRate }: Priced): Totals => {
  const sums = lines.map(lineSum);
  const ofLines = sums.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const net = ofLines + (freight ?? 0);
  const tax = percentOf(net, taxRate ?? 0);
  return {
    lines: ofLines,
    freight: freight ?? 0,
    tax,
    total: net + tax,
    unpriced: sums.filter((sum) => sum === null).length,
  };
};

/** The value of what came, and of what is still to come, without freight and tax. */
export const receivedValue = (lines: readonly OrderLine[]) => ({
  received: lines.reduce((sum, line) => sum + times(line.price ?? 0, line.received), 0),
  open: lines.reduce((sum, line) => sum + times(line.price ?? 0, openOf(line)), 0),
});

/** The lines with the prices of a quote. */
const quoted = (lines: readonly OrderLine[], { prices }: OrderQuote): OrderLine[] =>
  lines.map((line) => ({ ...line, price: prices[line._id] ?? null }));

/** What an order would come to with a quote, in the quote's currency. */
export const quoteTotals = (order: Pick<Order, 'lines' | 'taxRate'>, quote: OrderQuote): Totals =>
  totalsOf({ lines: quoted(order.lines, quote), freight: quote.freight, taxRate: order.taxRate });

/** The fields that change when a quote is chosen. */
export const chosen = (order: Pick<Order, 'lines'>, quote: OrderQuote) => ({
  quoteID: quote._id,
  supplierID: quote.supplierID,
  supplierName: quote.supplierName,
  currency: quote.currency,
  freight: quote.freight,
  lines: quoted(order.lines, quote),
});

/** Sums by currency: amounts of different currencies are never added. */
export const byCurrency = (amounts: readonly { currency: string; amount: number }[]) => {
  const sums = new Map<string, number>();
  for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
};
