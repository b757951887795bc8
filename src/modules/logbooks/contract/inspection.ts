import { z } from 'zod/mini';
import { type Access, endpoint } from '#lib/endpoint.ts';
import { idField, requiredInstant, requiredText } from '#lib/fields.ts';
import { logRecord } from '../contract.ts';
import { bookKind } from './bookKind.ts';
import { pageRange } from './papers.ts';

const access: Access = { flag: 'logbook' };

/** The header in which an inspector's browser sends the token of its link. */
export const INSPECTION_HEADER = 'x-inspection';

/** What somebody did with a book; entries and signatures are in the books themselves. */
export const accessDeeds = [
  'opened',
  'read',
  'page',
  'check',
  'pdf',
  'export',
  'given',
  'ended',
  'wrongCode',
] as const;

/** A line of the record of who looked at the books. */
export const logAccess = z.object({
  _id: z.string(),
  at: requiredInstant,
  who: z.string(),
  deed: z.enum(accessDeeds),
  /** Whose link it was; '' for the crew. */
  inspectionID: z.string(),
  volumeID: z.string(),
  /** 0 for none. */
  page: z.int(),
});
export type LogAccess = z.infer<typeof logAccess>;

/** A link by which somebody without an account reads chosen volumes for some hours. */
export const logInspection = z.object({
  _id: z.string(),
  forWhom: z.string(),
  volumes: z.array(z.string()),
  openedBy: z.string(),
  rank: z.string(),
  openedAt: requiredInstant,
  expiresAt: requiredInstant,
  endedAt: z.nullable(requiredInstant),
  /** Whether the link asks for a code, and how often a wrong one was entered. */
  withCode: z.boolean(),
  wrongCodes: z.int(),
  views: z.array(logAccess),
});
export type LogInspection = z.infer<typeof logInspection>;

/** The hours that a link lives at most. */
export const MAX_INSPECTION_HOURS = 72;

/** A link that asks for a code ends with this many wrong ones. */
export const MAX_WRONG_CODES = 5;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const newInspection = z.object({
  _id: idField,
  forWhom: requiredText(120),
  volumes: z.array(idField).check(z.minLength(1), z.maxLength(40)),
  hours: z.int().check(z.minimum(1), z.maximum(MAX_INSPECTION_HOURS)),
  /** SHA-256 of the token, which the master's browser made: the server learns the token when the link is opened. */
  tokenHash: sha256,
  /** Of the token alone, where the link asks for a code; `tokenHash` is then of "token.code". */
  linkHash: z.optional(sha256),
});

const shownVolume = z.object({
  _id: z.string(),
  book: bookKind,
  descriptions: z._default(z.array(z.string()), []),
  no: z.int(),
  openedAt: requiredInstant,
  closedAt: z.nullable(requiredInstant),
  pages: z.int(),
  records: z.int(),
});
export type ShownVolume = z.infer<typeof shownVolume>;

/** What the inspector's page begins with. */
export const inspectionView = z.object({
  ship: z.object({
    name: z.string(),
    imo: z.string(),
    callSign: z.string(),
    flag: z.string(),
    portOfRegistry: z.string(),
    grossTonnage: z.number(),
    timeZone: z.string(),
  }),
  forWhom: z.string(),
  openedBy: z.string(),
  rank: z.string(),
  openedAt: requiredInstant,
  expiresAt: requiredInstant,
  volumes: z.array(shownVolume),
});
export type InspectionView = z.infer<typeof inspectionView>;

/** The master's side. */
export const logInspections = {
  list: endpoint.get('/api/logbooks/boat/:boatID/inspections', {
    access,
    response: z.array(logInspection),
    summary: 'Lists the links that were opened for inspectors, newest first, with every view by each.',
  }),
  open: endpoint.post('/api/logbooks/boat/:boatID/inspections', {
    access,
    body: newInspection,
    response: logInspection,
    summary:
      'Opens chosen volumes to whoever has a link, for some hours; master and office only. The body has the hash of the link’s token.',
    undo: { call: 'end' },
    online: true,
  }),
  end: endpoint.post('/api/logbooks/inspections/:id/end', {
    access,
    response: logInspection,
    summary: 'Ends a link at once; master and office only.',
    undo: { none: 'A link that was ended stays so; another is opened.' },
    online: true,
  }),
  giveBack: endpoint.post('/api/logbooks/boat/:boatID/giveback', {
    access,
    body: z.object({ signerID: idField, proof: z.string().check(z.maxLength(2000)) }),
    response: z.object({ name: z.string() }),
    summary:
      'Proves by PIN that somebody of the crew has the device again that was shown to an inspector. 400 if the PIN is wrong.',
    undo: { none: 'It changes nothing.' },
    online: true,
  }),
  access: endpoint.get('/api/logbooks/boat/:boatID/access', {
    access,
    response: z.array(logAccess),
    summary: 'Lists who looked at the books, newest first, at most 200.',
  }),
};

/** The inspector's side: the token of the link travels in a header, and stands in no address. */
export const inspectionCalls = {
  view: endpoint.get('/api/inspection', {
    access: 'public',
    response: inspectionView,
    summary:
      'Returns the vessel and the volumes that a link shows; 403 without the code that it asks for, 404 once it has ended.',
  }),
  views: endpoint.get('/api/inspection/views', {
    access: 'public',
    response: z.array(logAccess),
    summary: 'Lists what has been opened by a link, newest first.',
  }),
  page: endpoint.get('/api/inspection/volumes/:id/pages/:page', {
    access: 'public',
    response: z.array(logRecord),
    summary: 'Lists the records of a page of a shown volume, with all that amend, witness or verify them.',
  }),
  exported: endpoint.get('/api/inspection/volumes/:id/export', {
    access: 'public',
    search: z.object({ save: z.optional(z.literal('1')) }),
    response: z.object({
      format: z.literal('shipshape-log-1'),
      volumeID: z.string(),
      exportedAt: requiredInstant,
      records: z.array(z.object({ content: z.string(), stamp: z.string(), seal: z.string() })),
    }),
    summary: 'Returns a shown volume as sealed, so that the browser can compute all seals again.',
  }),
  paper: endpoint.file('/api/inspection/volumes/:id/pdf', {
    access: 'public',
    answers: 'application/pdf',
    search: pageRange,
    summary: 'Returns pages of a shown volume as the printed book has them.',
  }),
};
