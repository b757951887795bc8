import { z } from 'zod/mini';
import { type Access, endpoint } from '#lib/endpoint.ts';
import { idField, requiredInstant, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';
import { bookKind } from './contract/bookKind.ts';
import { logSigner } from './contract/signer.ts';
import { ownFields } from './rules/ownDescription.ts';

const access: Access = { flag: 'logbook' };

/** No control characters but line ends: what is signed must be the same text on every device and in every database. */
const plainText = (max: number) =>
  z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$|^(?:[^\p{Cc}\p{Cs}]|\n|\t)*$/u));
const hashText = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const hashOrNone = z.string().check(z.regex(/^(?:[0-9a-f]{64})?$/));

const value = z.union([
  z.null(),
  z.boolean(),
  z.number(),
  plainText(4000),
  z.strictObject({ lat: z.number(), lon: z.number() }),
  z
    .array(z.strictObject({ name: plainText(80), capacity: z.number(), list: plainText(20) }))
    .check(z.maxLength(60)),
  z.array(z.strictObject({ userID: idField, name: plainText(120) })).check(z.maxLength(200)),
]);

const values = z.record(z.string().check(z.regex(/^\w{1,40}$/)), value);

/** What a record of a book does. */
export const recordKinds = ['open', 'entry', 'amend', 'witness', 'verify', 'close'] as const;
export type RecordKind = (typeof recordKinds)[number];

/**
 * What is signed: the sealed text is its canonical form (`rules/canonical.ts`). It never gains a key without a higher `v`,
 * because each key is part of the hash.
 */
export const contentSchema = z.strictObject({
  v: z.literal(1),
  _id: idField,
  boatID: idField,
  volumeID: idField,
  book: bookKind,
  form: plainText(20),
  kind: z.enum(recordKinds),
  /** The code of the entry, or of the one that it amends; `open` for an opening, '' for signatures. */
  code: plainText(20),
  fields: values,
  /** When it happened, as entered. */
  at: requiredInstant,
  /** The ship's clock then, in minutes before UTC; 120 for UTC+2. */
  zone: z.int().check(z.minimum(-840), z.maximum(840)),
  /** `amend`, `witness`: the record, and the hash of its content. */
  amends: z.string().check(z.regex(/^[\w-]{0,64}$/)),
  amendsHash: hashOrNone,
  reason: plainText(1000),
  /** `verify`: the contents read and signed, and the page or day they are of. */
  covers: z.array(hashText).check(z.maxLength(400)),
  of: plainText(20),
  /** Who signs; the PIN that proves it travels beside the content. */
  signerID: idField,
  /** The device, its own order within the volume, and the hash of its content before. */
  device: idField,
  deviceSeq: z.int().check(z.minimum(1)),
  devicePrev: hashOrNone,
  /** The device's clock when it was signed. */
  signedAt: requiredInstant,
});
export type RecordContent = z.infer<typeof contentSchema>;

const signer = z.object({
  userID: z.string(),
  name: z.string(),
  rank: z.string(),
  /** The stored drawing of the signature; '' for none. */
  ink: z.string(),
});

/** A signed record as lists answer it. `n`, `page` and `seal` are of the server: 0 and '' until it has sealed it. */
export const logRecord = z.object({
  _id: z.string(),
  volumeID: z.string(),
  n: z.int(),
  page: z.int(),
  content: contentSchema,
  /** The hash of the content. */
  hash: z.string(),
  signer,
  arrivedAt: requiredInstant,
  seal: z.string(),
});
export type LogRecord = z.infer<typeof logRecord>;

/** A volume: what its opening says, and what has been sealed in it so far. */
export const logVolume = z.object({
  _id: z.string(),
  boatID: z.string(),
  book: bookKind,
  /** Volumes of a book count from 1; 0 until the server has sealed the opening. */
  no: z.int(),
  form: z.string(),
  openedAt: requiredInstant,
  opening: values,
  /** A vessel's own book: the descriptions that the volume states, in their order. */
  descriptions: z._default(z.array(z.string()), []),
  /** When its last record was sealed, and who signed it. */
  lastAt: requiredInstant,
  lastBy: z.string(),
  closedAt: z.nullable(requiredInstant),
  records: z.int(),
  pages: z.int(),
  /** Entries that no master has verified yet. */
  unverified: z.int(),
  /** The record that opened it: what it states is amended like an entry. */
  opened: z._default(z.object({ _id: z.string(), hash: z.string() }), { _id: '', hash: '' }),
  /** The last seal. */
  head: z.string(),
  /** The caller's device: the number and hash of its last content in the volume. */
  device: z.object({ seq: z.int(), hash: z.string() }),
});
export type LogVolume = z.infer<typeof logVolume>;

export const verdict = z.object({
  count: z.int(),
  head: z.string(),
  broken: z.nullable(z.object({ n: z.int(), why: z.string() })),
  gaps: z.array(z.int()),
  at: requiredInstant,
});

const signed = z.object({
  _id: idField,
  /** The canonical text of the content. */
  content: z.string().check(z.maxLength(60_000)),
  /** The signer's PIN and the hash of the content, encrypted for the server (decision 0074). */
  proof: z.string().check(z.maxLength(2000)),
});

export const logbooks = {
  signers: endpoint.get('/api/logbooks/boat/:boatID/signers', {
    access,
    response: z.array(logSigner),
    summary: 'Lists the people of a boat who can sign its books, with their rank.',
  }),
  volumes: endpoint.get('/api/logbooks/boat/:boatID', {
    access,
    response: z.array(logVolume),
    summary: 'Lists all volumes of the books of a boat, open ones first, then the last closed.',
  }),
  key: endpoint.get('/api/logbooks/key', {
    access,
    response: z.object({ key: z.string() }),
    summary: 'Returns the public key (RSA-OAEP, SHA-256, SPKI in base64) with which a device encrypts PINs.',
  }),
  records: endpoint.get('/api/logbooks/volumes/:id/records', {
    access,
    search: z.object({
      /** The last record known: only those before it are answered. */
      before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
      find: z.optional(z.string().check(z.maxLength(100))),
      first: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(400)), 120),
    }),
    response: z.array(logRecord),
    summary: 'Lists the newest signed records of a volume, or those of a page, or those that contain a text.',
  }),
  latest: endpoint.get('/api/logbooks/boat/:boatID/records', {
    access,
    search: z.object({
      /** Only records that arrived before this instant. */
      before: z.optional(requiredInstant),
      book: z.optional(bookKind),
      find: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: z.array(logRecord),
    summary:
      'Lists the entries and amendments of all books of a boat, 100 of them, the last to arrive first.',
  }),
  record: endpoint.get('/api/logbooks/records/:id', {
    access,
    response: z.array(logRecord),
    summary: 'Returns a signed record, followed by all that amend, witness or verify it.',
  }),
  verify: endpoint.get('/api/logbooks/volumes/:id/verify', {
    access,
    response: verdict,
    summary: 'Recomputes all seals of a volume and names the first break.',
  }),
  exported: endpoint.get('/api/logbooks/volumes/:id/export', {
    access,
    response: z.object({
      format: z.literal('shipshape-log-1'),
      volumeID: z.string(),
      exportedAt: requiredInstant,
      records: z.array(z.object({ content: z.string(), stamp: z.string(), seal: z.string() })),
    }),
    summary: 'Returns a volume as sealed, for verification by others (docs/logbook-format.md).',
  }),
  sign: endpoint.post('/api/logbooks/boat/:boatID/sign', {
    access,
    body: signed,
    response: logRecord,
    summary:
      'Seals a signed record: an opening, entry, amendment, witness, verification or closing. Repeating an _id has no further effect. 400 if the PIN is wrong, 409 if the volume is closed.',
    undo: { none: 'A signed record stays. A mistake is amended by a further one.' },
  }),
};

const draftFields = z.object({
  volumeID: idField,
  book: bookKind,
  code: text(20),
  at: requiredInstant,
  values: z._default(values, {}),
  /** Who is to sign it; '' for whoever comes first. */
  signerID: text(64),
  /** The record that it will amend; '' for a new entry. */
  amends: text(64),
  reason: text(1000),
});

/** Entries that nobody has signed yet: ordinary items, which signing replaces. */
export const logdrafts = defineResource({
  name: 'logdrafts',
  path: '/api/logdrafts',
  flag: 'logbook',
  fields: draftFields,
  writable: draftFields,
  nameOf: () => '',
});
export type LogDraft = z.infer<typeof logdrafts.item>;

const logform = z.object(ownFields);

/** The books that a vessel describes itself: the builder's state. What a volume is kept by is sealed in its opening. */
export const logforms = defineResource({
  name: 'logforms',
  path: '/api/logforms',
  flag: 'logbook',
  fields: logform,
  writable: logform,
  nameOf: ({ title }) => title,
});
export type LogForm = z.infer<typeof logforms.item>;
