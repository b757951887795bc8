import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { choice, currency, idField, longText, money, requiredText, text } from '#lib/fields.ts';
import { expectedDay, mailLanguages, orders, receivedLine } from '../contract.ts';

const access = { flag: 'supplier' };
const response = orders.item;
/** Deliveries are counted by whoever keeps the stock, too. */
const receiving = { flag: ['supplier', 'inventory'] };

/** A delivered quantity, and what the user saw as received before: 409 if somebody has entered more since. */
const deliveredLine = z.extend(receivedLine, { was: z.optional(z.number()) });

/** The total that the user saw, in minor units: 409 if the order has changed since. */
const shownTotal = z.optional(z.int());

/** What happens to an order; each answers with the order. */
export const orderCommands = {
  approve: endpoint.post('/api/orders/approve/:id', {
    access,
    body: z.object({
      /** `ask`: request it; `agree` and `refuse`: decide. */
      step: choice(['ask', 'agree', 'refuse']),
      reason: text(300),
      total: shownTotal,
    }),
    response,
    summary:
      'Requests, grants or refuses the approval of a draft. It holds for this total with this supplier; the limits are in the order rules of the vessel.',
    undo: { call: 'approve' },
  }),
  send: endpoint.post('/api/orders/send/:id', {
    access,
    body: z.object({
      /** The id of the mail. */
      _id: idField,
      /** The supplier's address; '' if the order was placed in another way. */
      to: text(200),
      language: choice(mailLanguages),
      subject: text(200),
      text: longText(10_000),
      total: shownTotal,
    }),
    response,
    summary:
      'Sends an order: mails it to the supplier as a document, or with an empty `to` records that it was placed otherwise. A mailed order counts as sent once the mail is out.',
    undo: { call: 'reopen' },
  }),
  receive: endpoint.post('/api/orders/receive/:id', {
    access: receiving,
    body: z.object({
      _id: idField,
      /** The number of the delivery note. */
      note: text(120),
      lines: z.array(deliveredLine).check(z.minLength(1), z.maxLength(300)),
      /** Enters it although others have entered a delivery meanwhile. */
      further: z.optional(z.boolean()),
    }),
    response,
    summary:
      'Enters a delivery, with the place of each quantity, and books it into stock. Repeating an _id has no further effect.',
    undo: { call: 'giveBack' },
  }),
  giveBack: endpoint.post('/api/orders/return/:id', {
    access: receiving,
    body: z.object({
      _id: idField,
      reason: requiredText(300),
      lines: z.array(receivedLine).check(z.minLength(1), z.maxLength(300)),
    }),
    response,
    summary:
      'Takes received quantities out of stock and off the order again: sent back, or entered by mistake. Repeating an _id has no further effect.',
    undo: { call: 'receive' },
  }),
  rest: endpoint.post('/api/orders/rest/:id', {
    access,
    body: z.object({
      /** The id of the back order; '' gives up what is open. */
      backOrderID: text(64),
      expectedAt: expectedDay,
      reason: text(300),
    }),
    response,
    summary:
      'Closes an order of which something is still open: moves the rest to a back order of its own, which is sent too, or gives it up.',
    undo: { none: 'What was given up is ordered again; a back order is cancelled.' },
  }),
  cancel: endpoint.post('/api/orders/cancel/:id', {
    access,
    body: z.object({ reason: requiredText(300) }),
    response,
    summary: 'Cancels an order of which nothing has come yet.',
    undo: { call: 'reopen' },
  }),
  reopen: endpoint.post('/api/orders/reopen/:id', {
    access,
    response,
    summary: 'Makes a sent or cancelled order of which nothing has come a draft again.',
    undo: { call: 'send' },
  }),
};

/** From which total on somebody else must agree to an order. */
export const orderRules = z.object({
  boatID: z.string(),
  currency,
  /** Up to here whoever writes orders sends them; null: always. */
  crewLimit: money('currency'),
  /** Up to here the captain agrees, above it the management; null: the captain agrees to all. */
  captainLimit: money('currency'),
});
export type OrderRules = z.infer<typeof orderRules>;

const orderRuleFields = z.omit(orderRules, { boatID: true });

export const orderCalls = {
  rules: endpoint.get('/api/orders/rules/:boatID', {
    access: orders.access.read,
    response: orderRules,
    summary: 'Returns from which total on an order needs approval, and by whom.',
  }),
  setRules: endpoint.put('/api/orders/rules/:boatID', {
    access,
    body: orderRuleFields,
    response: orderRules,
    summary: 'Sets from which total on an order needs approval; captain and management only.',
    undo: { call: 'setRules' },
    online: true,
  }),
};

export const orderPapers = {
  paper: endpoint.file('/api/orders/paper/:id', {
    access: orders.access.read,
    answers: 'application/pdf',
    search: z.object({ language: z._default(z.enum(mailLanguages), 'en') }),
    summary: 'Returns an order as a document for the supplier.',
  }),
};
