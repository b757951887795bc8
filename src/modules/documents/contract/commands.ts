import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { day, flag, idField, longText, requiredLongText } from '#lib/fields.ts';
import { baseRev } from '#lib/resource.ts';
import { documents } from '../contract.ts';

const access = documents.access.write;
/** Holders confirm and ask too. */
const holding = documents.access.read;
const response = documents.item;

export const documentCommands = {
  revise: endpoint.post('/api/documents/revise/:id', {
    access,
    body: z.object({ ...baseRev.shape, fileID: idField, note: longText(1000) }),
    response,
    summary:
      'Makes an uploaded file the next revision. That of a controlled document waits for approval; any other is in force at once. 409 if another revision came into force since `rev`.',
    undo: { none: 'A revision that was wrong is followed by another; all stay openable.' },
  }),
  decide: endpoint.post('/api/documents/decide/:id', {
    access,
    body: z.object({ fileID: idField, agreed: flag(true), date: day, reason: longText(500) }),
    response,
    summary:
      'Approves a revision, which puts it in force in place of the one before and asks all holders to read it, or refuses it with a reason. For the captain and the company.',
    undo: { none: 'A decision stays on record; the next revision replaces it.' },
  }),
  read: endpoint.post('/api/documents/read/:id', {
    access: holding,
    body: z.object({ fileID: idField }),
    response,
    summary: 'Notes that the caller has read the revision in force; 409 if it is no longer in force.',
    undo: { none: 'Who has read something cannot have not read it.' },
  }),
  ask: endpoint.post('/api/documents/ask/:id', {
    access: holding,
    body: z.object({ _id: idField, text: requiredLongText(2000) }),
    response,
    summary: 'Asks for a change of a document. Repeating an _id has no further effect.',
    undo: { call: 'answer' },
  }),
  answer: endpoint.post('/api/documents/answer/:id', {
    access,
    body: z.object({ request: idField, agreed: flag(true), reason: longText(1000) }),
    response,
    summary: 'Agrees to a change that was asked for, or refuses it. For the captain and the company.',
    undo: { none: 'The answer stays on record; the change can be asked for again.' },
  }),
};
export const found = z.object({
  _id: z.string(),
  fileID: z.string(),
  /** Where the words stand in its text, '' if they stand in its name alone. */
  passage: z.string(),
  /** The page of the passage, from 1; 0 for none. */
  page: z.int(),
});
export type Found = z.infer<typeof found>;

export const difference = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type Difference = z.infer<typeof difference>;

export const documentReads = {
  search: endpoint.get('/api/documents/search/:boatID', {
    access,
    search: z.object({ q: z.string().check(z.maxLength(200)) }),
    response: z.array(found),
    summary: 'Finds documents by words of their names and of the text of their files, those by name first.',
  }),
  changes: endpoint.get('/api/documents/changes/:id', {
    access: holding,
    search: z.object({ from: z.string(), to: z.string() }),
    response: z.object({ read: z.boolean(), lines: z.array(difference) }),
    summary: 'Compares the text of two revisions line by line; `read` is false if one of them has no text.',
  }),
};
