import { z } from 'zod/mini';
import { type Access, endpoint } from '#lib/endpoint.ts';
import {
  choice,
  day,
  flag,
  idField,
  longText,
  personRefs,
  requiredDay,
  requiredInstant,
  requiredItemRef,
  requiredLongText,
  requiredPersonRef,
  requiredText,
  text,
} from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';
import { HOURS, templates } from './rules/templates.ts';

/** Planners write the rota; who stands watches reads it, and enters what is about their own. */
const planners = 'watchkeeping';
const access: Access = { flag: ['watchkeeping', 'watchkeeper'] };

export const stations = ['bridge', 'lookout', 'engine', 'anchor', 'gangway'] as const;
export const watchStates = ['planned', 'onWatch', 'relieved', 'missed'] as const;

/** A watch that its person asks another to stand. `agreed`: the other one has agreed, and a planner decides. */
const swap = z.object({
  toID: requiredPersonRef,
  byID: z.string(),
  by: z.string(),
  reason: z.string(),
  agreed: z.boolean(),
  at: requiredInstant,
});

export const watchFields = z.object({
  userID: requiredPersonRef,
  station: choice(stations),
  start: requiredInstant,
  end: requiredInstant,
  note: longText(500),
  status: z._default(choice(watchStates), 'planned'),
  done: flag(false),
});

/** A watch of one person. */
export const watchkeeping = defineResource({
  name: 'watchkeeping',
  path: '/api/watchkeeping',
  flag: planners,
  // Hours of rest are filled from it.
  readers: ['watchkeeper', 'hourstracker'],
  order: 'oldestFirst',
  fields: z.object({ ...watchFields.shape, swap: z._default(z.nullable(swap), null) }),
  writable: watchFields,
  nameOf: ({ start }) => `${start.slice(0, 16).replace('T', ' ')} UTC`,
});
export type Watch = z.infer<typeof watchkeeping.item>;

const rotaWatch = z.object({
  _id: idField,
  userID: requiredPersonRef,
  station: z.enum(stations),
  start: requiredInstant,
  end: requiredInstant,
});
export type RotaWatch = z.infer<typeof rotaWatch>;

export const watchCommands = {
  rota: endpoint.post('/api/watchkeeping/boat/:boatID/rota', {
    access: { flag: planners },
    body: z.object({
      from: requiredInstant,
      to: requiredInstant,
      watches: z.array(rotaWatch).check(z.maxLength(700)),
    }),
    response: z.array(watchkeeping.item),
    summary:
      'Posts a rota: its watches take the place of those that begin in the period and have not begun. 400 if it breaks the hours of rest of somebody.',
    undo: { call: 'rota' },
  }),
  done: endpoint.post('/api/watchkeeping/:id/done', {
    access,
    body: z.object({ status: z.enum(watchStates), done: z.boolean() }),
    response: watchkeeping.item,
    summary: 'Says how a watch stands and whether its rounds are done: for oneself, planners for everybody.',
    undo: { call: 'done' },
  }),
  askSwap: endpoint.post('/api/watchkeeping/:id/swap', {
    access,
    body: z.object({
      toID: requiredPersonRef,
      reason: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
    }),
    response: watchkeeping.item,
    summary: 'Asks somebody to stand a watch instead of its person, before it begins.',
    undo: { call: 'answerSwap' },
  }),
  answerSwap: endpoint.post('/api/watchkeeping/:id/swap/answer', {
    access,
    body: z.object({
      agreed: z.boolean(),
      reason: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
    }),
    response: watchkeeping.item,
    summary:
      'Answers a swap: who was asked agrees or declines, then a planner decides, or at once. Who asked takes it back. 400 if the swap would break the hours of rest.',
    undo: { call: 'askSwap' },
  }),
};

export const modes = ['sea', 'anchor', 'port'] as const;

const hoursOfDay = z._default(z.string().check(z.trim(), z.maxLength(100), z.regex(HOURS)), '');

export const planFields = z.object({
  from: requiredDay,
  to: requiredDay,
  mode: choice(modes),
  /** Where: "Bonifacio to Capri", "Antibes, berth 14". */
  place: text(120),
  station: choice(stations),
  template: choice(templates),
  /** Watches of an own template, as `00-04 04-08`. */
  hours: hoursOfDay,
  /** When these people work besides. */
  dayWork: hoursOfDay,
  people: personRefs(60),
});

/** A stretch of the itinerary, and how a station is kept then, by whom. */
export const watchplans = defineResource({
  name: 'watchplans',
  path: '/api/watchplans',
  flag: planners,
  readers: ['watchkeeper', 'hourstracker'],
  fields: planFields,
  writable: planFields,
  nameOf: ({ from, to, place }) => place || `${from} – ${to}`,
});
export type WatchPlan = z.infer<typeof watchplans.item>;

export const signingRoles = ['off', 'on'] as const;
export type SigningRole = (typeof signingRoles)[number];

const signature = z.object({
  role: z.enum(signingRoles),
  userID: z.string(),
  name: z.string(),
  rank: z.string(),
  ink: z.string(),
  /** SHA-256 of what was signed. */
  hash: z.string(),
  at: requiredInstant,
});
export type WatchSignature = z.infer<typeof signature>;

export const logFields = z.object({
  watchID: requiredItemRef('watchkeeping'),
  /** What the relief must know. */
  notes: requiredLongText(4000),
  /** Fire and security rounds were made. */
  rounds: flag(false),
});

/** The hand-over of a watch. Who is relieved signs first, then the relief; what was signed stays. */
export const watchlogs = defineResource({
  name: 'watchlogs',
  path: '/api/watchlogs',
  flag: ['watchkeeping', 'watchkeeper'],
  fields: z.object({
    ...logFields.shape,
    by: z._default(z.string(), ''),
    signatures: z._default(z.array(signature), []),
  }),
  writable: logFields,
  nameOf: ({ notes }) => notes.split('\n')[0]?.slice(0, 60) ?? '',
});
export type WatchLog = z.infer<typeof watchlogs.item>;

/** What a signature of a hand-over is made for, in canonical JSON (`logbooks/rules/canonical.ts`). */
export const signedHandover = z.strictObject({
  v: z.literal(1),
  logID: idField,
  boatID: idField,
  watchID: idField,
  role: z.enum(signingRoles),
  notes: z.string(),
  rounds: z.boolean(),
  signerID: idField,
  signedAt: requiredInstant,
});
export type SignedHandover = z.infer<typeof signedHandover>;

export const watchlogCommands = {
  sign: endpoint.post('/api/watchlogs/:id/sign', {
    access,
    body: z.object({
      boatID: idField,
      content: z.string().check(z.maxLength(8000)),
      /** The signer's PIN and the hash of the content, encrypted for the server (decision 0074). */
      proof: z.string().check(z.maxLength(2000)),
    }),
    response: watchlogs.item,
    summary:
      'Signs a hand-over: who is relieved, then the relief, who has the watch from then on. 400 if the PIN is wrong, 409 if the notes were changed meanwhile.',
    undo: { none: 'A signed hand-over stays signed.' },
  }),
};

export const orderKinds = ['standing', 'night'] as const;

const reading = z.object({ userID: z.string(), name: z.string(), at: requiredInstant });

export const orderFields = z.object({
  kind: choice(orderKinds),
  title: requiredText(120),
  text: requiredLongText(8000),
  from: requiredDay,
  /** Until when they hold; empty until they are changed. */
  until: day,
});

/** Standing orders, and orders for a night. A change of the text asks all to read them again. */
export const watchorders = defineResource({
  name: 'watchorders',
  path: '/api/watchorders',
  flag: planners,
  readers: ['watchkeeper'],
  fields: z.object({
    ...orderFields.shape,
    by: z._default(z.string(), ''),
    readings: z._default(z.array(reading), []),
  }),
  writable: orderFields,
  nameOf: ({ title }) => title,
});
export type WatchOrders = z.infer<typeof watchorders.item>;

export const watchorderCommands = {
  acknowledge: endpoint.post('/api/watchorders/:id/acknowledge', {
    access,
    body: z.object({ rev: z.int().check(z.minimum(0)) }),
    response: watchorders.item,
    summary:
      'Says that the caller has read and understood these orders. 400 if their text was changed since.',
    undo: { none: 'Who has read orders has read them; a change of the text asks again.' },
  }),
};

export const watchPapers = {
  arrangements: endpoint.file('/api/watchkeeping/boat/:boatID/arrangements', {
    access: 'crew',
    answers: 'application/pdf',
    search: z.object({ from: requiredDay, to: requiredDay }),
    summary:
      'Returns the table of shipboard working arrangements: scheduled hours at sea and in port of each position, in the model format of IMO and ILO.',
  }),
};
