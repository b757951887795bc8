import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { choice, idField, requiredInstant, requiredItemRef, requiredText, text } from '#lib/fields.ts';
import { MAX_AMOUNT } from '#modules/inventory/contract.ts';
import { spot } from '#modules/locations/contract.ts';
import { stocktakes } from '../contract.ts';

/** The languages of the paper. */
const paperLanguages = ['en', 'fr', 'zh', 'ja'] as const;

/** Why a count differs from what is booked. */
export const causes = ['none', 'taken', 'miscounted', 'lost', 'elsewhere', 'expired'] as const;
export type Cause = (typeof causes)[number];

/**
 * A count of a line, that is of an item at a spot. Counts are only added: one that takes the place of others names them
 * in `replaces`, so that two people who did not know of each other are noticed.
 */
export const newCount = z.object({
  _id: idField,
  inventoryID: requiredItemRef('inventory'),
  spot,
  /** How many are there; null: it is to be counted again. */
  counted: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(MAX_AMOUNT))), null),
  cause: z._default(choice(causes), 'none'),
  reason: text(300),
  /** The count that holds: its figure and its time are taken over. */
  chosen: text(64),
  replaces: z._default(z.array(idField).check(z.maxLength(200)), []),
  /** When it was counted. */
  at: requiredInstant,
});

export const countSchema = z.object({
  ...newCount.shape,
  stocktakeID: z.string(),
  inventoryID: z.string(),
  itemName: z.string(),
  unit: z.string(),
  userID: z.string(),
  userName: z.string(),
  /** When it came, if that was later. */
  cameAt: z._default(z.nullable(requiredInstant), null),
  /** What the ledger says was there at that time; null to those from whom a blind sheet hides it. */
  expected: z._default(z.nullable(z.number()), null),
  /** What was booked when the count became a movement; null before. */
  booked: z._default(z.nullable(z.number()), null),
});
export type StocktakeCount = z.infer<typeof countSchema>;

const access = stocktakes.access.write;
const response = stocktakes.item;

export const stocktakeCommands = {
  count: endpoint.post('/api/stocktakes/count/:id', {
    access,
    body: newCount,
    response: countSchema,
    summary:
      'Enters a count of an item at a spot on a count sheet, or decides which of several counts holds. Repeating an _id has no further effect.',
    undo: { call: 'count' },
  }),
  close: endpoint.post('/api/stocktakes/close/:id', {
    access,
    body: z.object({
      /** Lines that nobody counted. */
      left: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
    }),
    response,
    summary:
      'Books the counts of a sheet as movements, each at the time when it was counted, and closes the sheet. Repeated, it books what came since. 409 while a line has counts that differ.',
    undo: { none: 'A count that was wrong is counted again, or mended in the ledger.' },
  }),
  cancel: endpoint.post('/api/stocktakes/cancel/:id', {
    access,
    body: z.object({ reason: requiredText(300) }),
    response,
    summary: 'Gives up a count sheet: nothing of it is booked, its counts stay on record.',
    undo: { call: 'reopen' },
  }),
  reopen: endpoint.post('/api/stocktakes/reopen/:id', {
    access,
    response,
    summary: 'Opens a count sheet again that was given up.',
    undo: { call: 'cancel' },
  }),
};

export const stocktakeReads = {
  counts: endpoint.get('/api/stocktakes/counts/:id', {
    access,
    response: z.array(countSchema),
    summary: 'Lists the counts of a count sheet, oldest first, those that were replaced too.',
  }),
  paper: endpoint.file('/api/stocktakes/paper/:id', {
    access,
    answers: 'application/pdf',
    search: z.object({ language: z._default(z.enum(paperLanguages), 'en') }),
    summary: 'Returns what differs on a count sheet as a document to sign.',
  }),
};
