import { z } from 'zod/mini';
import {
  currency,
  day,
  figure,
  flag,
  idField,
  instant,
  itemRef,
  longText,
  money,
  requiredItemRef,
  requiredText,
  text,
} from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';
import { locations, spot } from '#modules/locations/contract.ts';

/** The most pieces (metres, litres) that one item can have. */
export const MAX_AMOUNT = 10_000_000;

/** What lies at one spot; below zero only after a movement was forced. */
const stockAt = z.object({
  ...spot.shape,
  quantity: z.number().check(z.minimum(-MAX_AMOUNT), z.maximum(MAX_AMOUNT)),
});

/** Pieces of one lot, or with one expiry date, at a spot. */
const lotAt = z.object({
  ...spot.shape,
  lot: text(60),
  expDate: day,
  quantity: z.number(),
});
export type LotAt = z.infer<typeof lotAt>;

const partNumber = z.object({
  _id: idField,
  code: requiredText(80),
  /** Whose code it is: another maker, a supplier. */
  of: text(120),
});

const kitItem = z.object({
  inventoryID: requiredItemRef('inventory'),
  quantity: z.number().check(z.minimum(0), z.maximum(100_000)),
});

const writable = z.object({
  name: requiredText(160),
  partNo: text(80),
  /** On board. What a new item has is booked as a count; from then on only movements change it. */
  totalAmount: z._default(z.number().check(z.minimum(0), z.maximum(MAX_AMOUNT)), 0),
  /** Empty for no alert. */
  minAmount: figure({ min: 0, max: MAX_AMOUNT }),
  /** What should be aboard after buying. */
  targetAmount: figure({ min: 0, max: MAX_AMOUNT }),
  /** Pieces if empty: "m", "l", "set". */
  unit: text(20),
  category: text(80),
  subCategory: text(80),
  department: text(60),
  manufacturer: text(120),
  modelNo: text(120),
  /** A vessel must not sail without it. */
  critical: flag(false),
  /** Seen only by the captain, the office, the head of its department and who made it. */
  private: flag(false),
  // Its usual place.
  ...spot.shape,
  /** What one costs, in minor units. */
  price: money('currency'),
  currency: z._default(currency, 'EUR'),
  /** The written name; `supplierID` if it is one of the boat's suppliers. */
  supplier: text(160),
  supplierID: itemRef('suppliers'),
  description: longText(4000),
  /** Of the pieces that are of no lot. */
  expDate: day,
  partNumbers: z._default(z.array(partNumber).check(z.maxLength(40)), []),
  /** Barcodes that were learnt from boxes: the text of the code. */
  barcodes: z._default(z.array(requiredText(200)).check(z.maxLength(40)), []),
  /** It is complete when it holds what `kitItems` says. */
  isKit: flag(false),
  kitItems: z._default(z.array(kitItem).check(z.maxLength(200)), []),
});

const fields = z.object({
  ...writable.shape,
  /** Below zero only after a movement was forced. */
  totalAmount: z._default(z.number(), 0),
  /** Where it lies now; the sum of quantities is `totalAmount`. */
  places: z._default(z.array(stockAt), []),
  /** The lots among it, the first to expire first: pieces that came with a lot number or an expiry date of their own. */
  lots: z._default(z.array(lotAt), []),
  /** The last count of any of its places. */
  countedAt: instant,
  /** Kept for planned jobs: free to take is `totalAmount` - `reserved`. */
  reserved: z._default(z.number(), 0),
  /** Ordered and not yet received, and when the first of it is expected. */
  onOrder: z._default(z.number(), 0),
  orderExpected: day,
});

/** The stock of a boat. Photos are files of resource `inventory` (docs/decisions/0065). */
export const inventory = defineResource({
  name: 'inventory',
  path: '/api/inventory',
  flag: 'inventory',
  // Users who deal with spares, jobs and orders refer to stock.
  readers: ['spareparts', 'jobs', 'supplier'],
  fields,
  writable,
  nameOf: ({ name }) => name,
  attachments: true,
  // An item is shown with the place where it lies.
  long: { beside: locations },
});
export type InventoryItem = z.infer<typeof inventory.item>;
export type StockAt = z.infer<typeof stockAt>;
export const inventoryFields = writable;
