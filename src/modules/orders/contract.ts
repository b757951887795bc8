import { z } from 'zod/mini';
import {
  choice,
  count,
  currency,
  day,
  figure,
  idField,
  instant,
  itemRef,
  longText,
  money,
  quantity,
  requiredDay,
  requiredInstant,
  requiredQuantity,
  requiredText,
  text,
} from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';
import { spot } from '#modules/locations/contract.ts';

/** Received: all lines are complete, or what stays open is no longer expected on this order. */
export const orderStatuses = ['draft', 'sent', 'partReceived', 'received', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The languages in which suppliers are written to. */
export const mailLanguages = ['en', 'fr', 'zh', 'ja'] as const;

/** A line; `price` is that of one unit, in minor units of the order's currency. */
export const orderLine = z.object({
  _id: idField,
  /** The item in stock that it fills up; '' for what is not kept in stock. */
  inventoryID: itemRef('inventory'),
  /** The spare of a spares book that it is. */
  spareID: itemRef('spares'),
  name: requiredText(200),
  partNo: text(80),
  /** The supplier's own number for it. */
  supplierCode: text(80),
  quantity: z._default(requiredQuantity, 1),
  unit: text(20),
  price: money('currency'),
  /** What came, less what was sent back; only deliveries change it. */
  received: quantity(0),
  /** What is no longer expected on this order: given up, or moved to a back order. */
  dropped: quantity(0),
});
export type OrderLine = z.infer<typeof orderLine>;

/** What another supplier asks for the same lines: prices by the id of the line, in the quote's own currency. */
export const orderQuote = z.object({
  _id: idField,
  supplierID: itemRef('suppliers'),
  supplierName: requiredText(160),
  currency,
  prices: z._default(z.record(z.string(), money('currency')), {}),
  freight: money('currency'),
  /** Days from the order to the delivery, as the supplier says. */
  leadDays: count({ max: 1000 }),
  validUntil: day,
  note: text(300),
});
export type OrderQuote = z.infer<typeof orderQuote>;

export const orderFields = z.object({
  supplierID: itemRef('suppliers'),
  /** The name as written on the order; it stays when the supplier is deleted or renamed. */
  supplierName: text(160),
  currency: z._default(currency, 'EUR'),
  lines: z._default(z.array(orderLine).check(z.maxLength(300)), []),
  freight: money('currency'),
  /** Percent of tax on lines and freight; null if none is said. */
  taxRate: figure({ min: 0, max: 100 }),
  quotes: z._default(z.array(orderQuote).check(z.maxLength(20)), []),
  /** The quote that was chosen. */
  quoteID: text(64),
  wantedBy: day,
  /** When it comes, as the supplier has confirmed. */
  expectedAt: day,
  /** The supplier's number of this order. */
  supplierRef: text(80),
  port: text(120),
  /** The agent in that port who takes it in: one of the suppliers. */
  agentID: itemRef('suppliers'),
  deliverTo: longText(600),
  /** The job that it is for. */
  jobID: itemRef('worklist'),
  /** For the accounts. */
  budgetLine: text(120),
  /** Printed on the order. */
  remarks: longText(4000),
  /** For those aboard and in the office; never printed. */
  notes: longText(4000),
});
export type OrderFields = z.infer<typeof orderFields>;

/** Fields that stand once an order is sent: the supplier has them on paper. */
export const fixedWhenSent = [
  'supplierID',
  'supplierName',
  'currency',
  'lines',
  'freight',
  'taxRate',
  'quotes',
  'quoteID',
] as const satisfies (keyof OrderFields)[];

/** A piece of a delivery: a quantity of one line, and where it was put. */
export const receivedLine = z.object({
  lineID: idField,
  quantity: requiredQuantity,
  /** Null: the item's usual place. */
  place: z._default(z.nullable(spot), null),
});
export type ReceivedLine = z.infer<typeof receivedLine>;

/** A delivery, or what was sent back of one: a mistake gets its own entry. */
export const receipt = z.object({
  _id: idField,
  kind: choice(['delivery', 'return']),
  /** When it was taken in. */
  at: requiredInstant,
  by: z.string(),
  /** The number of the delivery note; the reason of a return. */
  note: z.string(),
  lines: z.array(receivedLine),
});
export type Receipt = z.infer<typeof receipt>;

/** The consent to spend `total` with a supplier; it holds only for that. */
export const approval = z.object({
  state: choice(['asked', 'agreed', 'refused']),
  total: z.int(),
  /** Whether lines without a price were among them. */
  unpriced: z.boolean(),
  currency,
  supplierID: z.string(),
  supplierName: z.string(),
  askedBy: z.string(),
  askedByID: z.string(),
  askedAt: requiredInstant,
  by: z.string(),
  at: instant,
  reason: z.string(),
});
export type Approval = z.infer<typeof approval>;

/** The order as mailed to the supplier. */
export const orderMail = z.object({
  _id: idField,
  at: requiredInstant,
  by: z.string(),
  to: z.string(),
  language: choice(mailLanguages),
  state: choice(['sending', 'sent', 'failed']),
});
export type OrderMail = z.infer<typeof orderMail>;

/** Fields set by commands, or by the server. */
const serverFields = z.object({
  /** Unique on the vessel and never used again; null until the server has given one. */
  number: z._default(z.nullable(z.int()), null),
  status: z._default(choice(orderStatuses), 'draft'),
  approval: z._default(z.nullable(approval), null),
  mails: z._default(z.array(orderMail), []),
  sentAt: instant,
  sentBy: text(200),
  receipts: z._default(z.array(receipt), []),
  /** When nothing was open any more. */
  receivedAt: instant,
  cancelled: z._default(
    z.nullable(z.object({ at: requiredInstant, by: z.string(), reason: z.string() })),
    null,
  ),
  /** The order whose rest this one is. */
  backOrderOf: itemRef('orders'),
  /** The order to which the rest of this one was moved. */
  backOrderID: itemRef('orders'),
  /** Why what was open is no longer expected. */
  restReason: text(300),
});

export const orders = defineResource({
  name: 'orders',
  path: '/api/orders',
  flag: 'supplier',
  // Users who manage stock or spares see what is on order.
  readers: ['inventory', 'spareparts'],
  fields: z.object({ ...orderFields.shape, ...serverFields.shape }),
  writable: orderFields,
  nameOf: ({ number, supplierName }) =>
    [number === null ? '' : `PO-${number}`, supplierName].filter(Boolean).join(', '),
  attachments: true,
});
export type Order = z.infer<typeof orders.item>;

/** A day that the supplier gave. */
export const expectedDay = z.nullable(requiredDay);
