import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import {
  choice,
  day,
  idField,
  longText,
  requiredInstant,
  requiredItemRef,
  requiredQuantity,
  requiredText,
  text,
} from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';
import { spot } from '#modules/locations/contract.ts';

export const transferStatuses = ['proposed', 'sent', 'received', 'declined'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

/** What is proposed: pieces of an item of this vessel for the same part of a sister vessel, or the other way. */
export const transferFields = z.object({
  inventoryID: requiredItemRef('inventory'),
  /** The item on the other vessel. */
  otherInventoryID: idField,
  direction: choice(['out', 'in']),
  quantity: requiredQuantity,
  note: longText(1000),
});

const lots = z._default(z.array(z.object({ lot: text(60), expDate: day, amount: z.number() })), []);

/** What happened, on whichever vessel. */
const step = z.object({
  step: choice(transferStatuses),
  at: requiredInstant,
  by: z.string(),
  boatName: z.string(),
  quantity: z.nullable(z.number()),
  note: z.string(),
});

const serverFields = z.object({
  status: z._default(choice(transferStatuses), 'proposed'),
  /** The same transfer in the list of the other vessel. */
  pairID: text(64),
  otherBoatID: text(64),
  otherBoatName: text(160),
  itemName: text(160),
  partNo: text(80),
  unit: text(20),
  sent: z._default(z.nullable(z.number()), null),
  received: z._default(z.nullable(z.number()), null),
  /** Of which lots it was; they go on with it. */
  lots,
  proposedBy: text(200),
  proposedByID: text(64),
  steps: z._default(z.array(step), []),
});

/** Transfers of parts between vessels of one manager: each vessel has its own row (docs/decisions/0090). */
export const transfers = defineResource({
  name: 'transfers',
  path: '/api/transfers',
  flag: 'inventory',
  fields: z.object({ ...transferFields.shape, ...serverFields.shape }),
  writable: transferFields,
  nameOf: ({ itemName, otherBoatName }) => [itemName, otherBoatName].filter(Boolean).join(', '),
});
export type Transfer = z.infer<typeof transfers.item>;

const access = { flag: 'inventory' };
const response = transfers.item;

export const transferCommands = {
  send: endpoint.post('/api/transfers/send/:id', {
    access,
    body: z.object({
      /** The id of the movement. */
      _id: idField,
      quantity: requiredQuantity,
      /** Null: its usual place. */
      fromLocation: z._default(z.nullable(spot), null),
    }),
    response,
    summary:
      'Takes what a transfer asks for out of the stock of the vessel that has it, lot by lot, and sends it on its way. Repeating it has no further effect.',
    undo: { none: 'What was sent is received by the other vessel, which can send it back.' },
  }),
  receive: endpoint.post('/api/transfers/receive/:id', {
    access,
    body: z.object({
      _id: idField,
      quantity: requiredQuantity,
      toLocation: z._default(z.nullable(spot), null),
    }),
    response,
    summary:
      'Books what came of a transfer into the stock of the vessel that receives it, with its lots. Repeating it has no further effect.',
    undo: { none: 'A movement that was a mistake is put right in the ledger.' },
  }),
  decline: endpoint.post('/api/transfers/decline/:id', {
    access,
    body: z.object({ reason: requiredText(300) }),
    response,
    summary: 'Declines or withdraws a transfer of which nothing was sent.',
    undo: { none: 'It is proposed anew.' },
  }),
};
