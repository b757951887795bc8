import { z } from 'zod/mini';
import { type Access, endpoint } from '#lib/endpoint.ts';
import {
  choice,
  idField,
  longText,
  requiredMonth as month,
  requiredDay,
  requiredInstant,
  requiredPersonRef,
  text,
} from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';
import { restRulesSchema } from '#modules/auth/contract.ts';
import { logSigner } from '#modules/logbooks/contract/signer.ts';
import { exceptionKinds } from './rules/exceptions.ts';
import { rules } from './rules/limits.ts';

/** Who manages the crew reads and corrects all sheets; heads those of their department, others their own. */
const access: Access = { flag: 'employees', own: true };

/** Why a rule was broken; `at` is the UTC instant at which the breach begins. */
const reason = z.object({
  rule: z.enum(rules),
  at: requiredInstant,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});

const slots = z.string().check(z.regex(/^[rwc]{0,98}$/));

/** A day as its person entered it (`RestDay` in rules/timeline.ts). */
const dayEntry = z.object({
  slots,
  /** The ship's clock at the day's start, in minutes before UTC. */
  zone: z.int().check(z.minimum(-840), z.maximum(840)),
  note: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  reasons: z._default(z.array(reason).check(z.maxLength(20)), []),
  /** On leave: all of it is rest. */
  ashore: z._default(z.boolean(), false),
  /** Painted before the day, and not confirmed since: a plan, and no record. */
  planned: z._default(z.boolean(), false),
  /** Filled from the watch rota, and not painted since. */
  rota: z.optional(z.boolean()),
});
export type DayEntry = z.infer<typeof dayEntry>;

/** What the server adds: who entered it last, and when. */
const storedDay = z.extend(dayEntry, { by: z.string(), at: requiredInstant });
export type StoredDay = z.infer<typeof storedDay>;

const dayKey = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

const signRoles = ['seafarer', 'master'] as const;
export type SignRole = (typeof signRoles)[number];

const signature = z.object({
  role: z.enum(signRoles),
  userID: z.string(),
  name: z.string(),
  rank: z.string(),
  /** The stored drawing of the signature; '' for none. */
  ink: z.string(),
  /** SHA-256 of what was signed. */
  hash: z.string(),
  at: requiredInstant,
});
export type SheetSignature = z.infer<typeof signature>;

/** A day that was changed after it was signed, as it was before. */
const amendment = z.object({
  day: z.string(),
  was: z.nullable(storedDay),
  reason: z.string(),
  by: z.string(),
  at: requiredInstant,
});
export type Amendment = z.infer<typeof amendment>;

const sheetFields = z.object({
  userID: requiredPersonRef,
  month,
  days: z._default(z.record(z.string(), storedDay), {}),
  signatures: z._default(z.array(signature), []),
  amendments: z._default(z.array(amendment), []),
});

const sheet = defineResource({
  name: 'timesheets',
  path: '/api/timesheets',
  flag: 'employees',
  own: true,
  fields: sheetFields,
  writable: z.pick(sheetFields, { days: true }),
  nameOf: ({ month: of }) => of,
});
const { list, changes, details } = sheet.calls;

/** The month of a seafarer. Days are painted and months signed by commands; a sheet is never deleted. */
export const timesheets = { ...sheet, calls: { list, changes, details } };
export type Timesheet = z.infer<typeof timesheets.item>;

const givenDays = z.record(dayKey, dayEntry);

/** What a signature is made for, in canonical JSON (`logbooks/rules/canonical.ts`). */
export const signedMonth = z.strictObject({
  v: z.literal(1),
  sheetID: idField,
  boatID: idField,
  userID: idField,
  month,
  role: z.enum(signRoles),
  days: givenDays,
  signerID: idField,
  signedAt: requiredInstant,
});
export type SignedMonth = z.infer<typeof signedMonth>;

export const timesheetCommands = {
  update: endpoint.put('/api/timesheets/:id', {
    access,
    body: z.object({
      boatID: idField,
      userID: requiredPersonRef,
      month,
      days: givenDays,
      /** The days as the device knew them; one that somebody has changed since is a 409. */
      was: z.record(dayKey, z.nullable(dayEntry)),
      /** Why days are changed after the month was signed. */
      reason: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    }),
    response: timesheets.item,
    summary:
      'Enters days of a month sheet, which begins with them; other days stay. 409 if a day was changed meanwhile. For oneself, for heads of department and for crew managers.',
    undo: { call: 'update' },
  }),
  ask: endpoint.post('/api/timesheets/boat/:boatID/ask', {
    access,
    body: z.object({ userID: requiredPersonRef, month, days: z.int().check(z.minimum(1), z.maximum(31)) }),
    response: z.object({ userID: z.string(), month: z.string() }),
    summary:
      'Asks somebody to enter the missing days of a month, by a notice: at most one in twelve hours. For heads of department and for crew managers.',
    undo: { none: 'A question that was read cannot be taken back.' },
  }),
  sign: endpoint.post('/api/timesheets/:id/sign', {
    access: 'crew',
    body: z.object({
      boatID: idField,
      content: z.string().check(z.maxLength(60_000)),
      /** The signer's PIN and the hash of the content, encrypted for the server (decision 0074). */
      proof: z.string().check(z.maxLength(2000)),
    }),
    response: timesheets.item,
    summary:
      'Signs a month: first the seafarer, then the master. 400 if the PIN is wrong, 409 if days were changed meanwhile.',
    undo: { none: 'A signed month stays signed. Days changed later are marked as amended.' },
  }),
};

export const timesheetReads = {
  key: endpoint.get('/api/timesheets/key', {
    access: 'crew',
    response: z.object({ key: z.string() }),
    summary: 'Returns the public key (RSA-OAEP, SHA-256, SPKI in base64) with which a device encrypts PINs.',
  }),
  signers: endpoint.get('/api/timesheets/boat/:boatID/signers', {
    access: 'crew',
    response: z.array(logSigner),
    summary: 'Lists the crew of a boat with their rank, and who of them signs as master.',
  }),
};

export const timesheetPapers = {
  sheet: endpoint.file('/api/timesheets/boat/:boatID/sheets', {
    access: 'crew',
    answers: 'application/pdf',
    search: z.object({ month, userID: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))) }),
    summary:
      'Returns the record of hours of rest of a month in the model format of IMO and ILO: of one person, or of all whom the caller may read.',
  }),
};

export const restSettings = {
  rules: endpoint.put('/api/hours/boat/:boatID/rules', {
    access: { flag: 'employees' },
    body: z.object({ rest: restRulesSchema }),
    response: z.object({ boatID: z.string(), rest: restRulesSchema }),
    summary: 'Sets how a vessel counts rest, as its flag chose. For captain, management and superadmin.',
    undo: { call: 'rules' },
  }),
};

export const exceptionFields = z.object({
  kind: choice(exceptionKinds),
  /** '' for everybody on board. */
  userID: text(64),
  from: requiredDay,
  to: requiredDay,
  /** What it rests on: the collective agreement, the flag's permission, what happened. */
  reason: longText(1000),
});

/** The ledger of exceptions that STCW allows. */
export const hours = defineResource({
  name: 'hours',
  path: '/api/hours',
  flag: 'employees',
  readers: ['hourstracker'],
  fields: exceptionFields,
  writable: exceptionFields,
  nameOf: () => '',
});
export type RestExceptionItem = z.infer<typeof hours.item>;
