import { z } from 'zod/mini';
import { type Access, endpoint } from '#lib/endpoint.ts';
import {
  currency,
  flag,
  idField,
  itemRef,
  longText,
  money,
  requiredInstant,
  requiredItemRef,
  text,
} from '#lib/fields.ts';
import { stamped } from '#lib/resource.ts';
import { answerByRow, byRow } from '#lib/rowOutcomes.ts';
import { inventory, MAX_AMOUNT } from '#modules/inventory/contract.ts';
import { spot } from '#modules/locations/contract.ts';

/** What happened to the stock of an item. */
export const movementKinds = [
  'receive',
  'take',
  'adjust',
  'move',
  'count',
  'writeOff',
  'return',
  'supplierReturn',
] as const;
export type MovementKind = (typeof movementKinds)[number];

const pieces = z.number().check(z.minimum(-MAX_AMOUNT), z.maximum(MAX_AMOUNT));

/** What was done and why. `jobID` and `orderID` are what it was done for, `note` the delivery note. */
const why = {
  reason: text(500),
  jobID: itemRef('worklist'),
  orderID: itemRef('orders'),
  note: text(200),
};

/**
 * A movement to book. `quantity` is how many pieces (metres, litres): of an adjustment the signed change, of a count
 * nothing. Without a place, it is the item's usual one. `at` is when it was done.
 */
export const newMovement = z.object({
  _id: stamped._id,
  inventoryID: requiredItemRef('inventory'),
  kind: z.enum(movementKinds),
  quantity: z._default(pieces, 0),
  /** Count: how many lie at the spot `toLocation`. */
  counted: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(MAX_AMOUNT))), null),
  fromLocation: z._default(z.nullable(spot), null),
  toLocation: z._default(z.nullable(spot), null),
  ...why,
  /** The user knows that less is booked there than was taken; needs a reason. */
  forced: flag(false),
  /** Receive: what one cost, in minor units. */
  unitPrice: money('currency'),
  currency: z._default(currency, 'EUR'),
  at: requiredInstant,
});
export type NewMovement = z.input<typeof newMovement>;

/**
 * A row of the ledger; never changed, never deleted. `amount` pieces went from one spot to another; no spot is outside
 * the vessel. `quantity` is the change of what is on board: 0 for a move.
 */
export const movementSchema = z.object({
  _id: stamped._id,
  inventoryID: z.string(),
  itemName: z.string(),
  kind: z.enum(movementKinds),
  quantity: z.number(),
  amount: z.number(),
  fromLocation: z.nullable(spot),
  toLocation: z.nullable(spot),
  /** Count: what was counted, and what was booked at that time. */
  counted: z.nullable(z.number()),
  booked: z.nullable(z.number()),
  ...why,
  forced: z.boolean(),
  /** The count sheet that it was counted on; '' for none. */
  stocktakeID: itemRef('stocktakes'),
  /** The movement whose mistake this one mends; '' for none. */
  reverses: z.string(),
  unitPrice: z.nullable(z.number()),
  currency: z.string(),
  userID: z.string(),
  userName: z.string(),
  at: requiredInstant,
  /** When it came, if that was later. */
  cameAt: z._default(z.nullable(requiredInstant), null),
  /** On board after it, as booked. */
  left: z.number(),
});
export type Movement = z.infer<typeof movementSchema>;

/** A movement that was a mistake, and the row that mends it. */
export const newReversal = z.object({
  _id: stamped._id,
  reverses: idField,
  /** The item of the movement. */
  inventoryID: requiredItemRef('inventory'),
  reason: longText(500),
  forced: flag(false),
  at: requiredInstant,
});
export type NewReversal = z.input<typeof newReversal>;

const access: Access = { flag: 'inventory' };

/** Stock moves by these commands alone. */
export const movements = {
  list: endpoint.get('/api/movements/boat/:boatID', {
    access: inventory.access.read,
    search: z.object({
      inventoryID: z.optional(idField),
      jobID: z.optional(idField),
      orderID: z.optional(idField),
      locationID: z.optional(idField),
      /** With all places in that one. */
      inner: z.optional(z.literal('yes')),
      userID: z.optional(idField),
      kind: z.optional(z.enum(movementKinds)),
      /** From this instant on, and before that one. */
      from: z.optional(requiredInstant),
      to: z.optional(requiredInstant),
      /** The last row known: only older ones are answered. */
      before: z.optional(idField),
      first: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 100),
    }),
    response: z.array(movementSchema),
    summary:
      'Lists the newest movements of a boat, or those of an item, a job, an order, a place (with those in it), a person, a kind or a period. `before` continues after a row.',
  }),
  people: endpoint.get('/api/movements/people/:boatID', {
    access: inventory.access.read,
    response: z.array(z.object({ userID: z.string(), name: z.string() })),
    summary: 'Lists the people who have moved stock of a boat, by name.',
  }),
  book: endpoint.post('/api/movements/boat/:boatID', {
    access,
    body: z.object({ movements: z.array(newMovement).check(z.minLength(1), z.maxLength(500)), byRow }),
    response: answerByRow(z.array(inventory.item)),
    summary:
      'Books movements of stock, all or none, or row by row. Returns the changed items. Repeating an _id has no further effect. 400 if less is booked at the place than is taken, unless `forced` with a reason.',
    undo: { call: 'reverse' },
  }),
  reverse: endpoint.post('/api/movements/boat/:boatID/reverse', {
    access,
    body: z.object({ reversals: z.array(newReversal).check(z.minLength(1), z.maxLength(500)), byRow }),
    response: answerByRow(z.array(inventory.item)),
    summary:
      'Mends movements that were mistakes: each gets a row that takes its effect back. Both stay in the ledger.',
    undo: { none: 'A mended movement is booked anew.' },
  }),
};
