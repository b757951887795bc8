import { z } from 'zod/mini';
import {
  choice,
  count,
  day,
  flag,
  idField,
  itemRef,
  longText,
  personRef,
  personRefs,
  requiredInstant,
  requiredText,
  text,
} from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

/** A file by id, '' for none: a document can be there before its file has come. */
const fileRef = z._default(z.string().check(z.regex(/^[\w-]{0,64}$/)), '');

/** What a person enters about a document (specification, section 3: documents, folders, files). */
const written = {
  name: requiredText(200),
  /** The number of a controlled document; '' for any other. */
  number: text(30),
  /** The folder that it lies in; '' for the top. */
  mainfolderID: itemRef('folders'),
  /** The file that is opened: of a controlled document the revision in force. */
  mainFile: fileRef,
  /** Who signed it: the master, the office, a surveyor of the company. */
  signedID: personRef,
  /** Issued, or in force from. */
  date: day,
  expDate: day,
  /** The form that it was written on, as it is called. */
  subform: text(120),
  /** It stands first in its folder. */
  primary: flag(false),
  /** Who must have read it. */
  holders: personRefs(300),
  withdrawn: flag(false),
  note: longText(2000),
};

export const revisionStates = ['review', 'effective', 'superseded', 'refused'] as const;

/** A revision of a document, with its file; kept when a newer one is in force. */
export const revision = z.object({
  fileID: idField,
  no: z.int().check(z.minimum(1)),
  state: choice(revisionStates),
  /** What has changed, in the words of who made it. */
  note: z.string(),
  by: z.string(),
  byID: z.string(),
  at: requiredInstant,
  /** Who approved or refused it, and when; '' before. */
  decidedBy: z.string(),
  decidedAt: z.nullable(requiredInstant),
  reason: z.string(),
});
export type Revision = z.infer<typeof revision>;

/** Somebody has read the revision in force, on their own device. */
export const reading = z.object({ userID: z.string(), name: z.string(), at: requiredInstant });

/** Somebody asked for a change. */
export const changeRequest = z.object({
  _id: idField,
  text: z.string(),
  by: z.string(),
  byID: z.string(),
  at: requiredInstant,
  state: choice(['open', 'agreed', 'refused']),
  answer: z.string(),
  answeredBy: z.string(),
});
export type ChangeRequest = z.infer<typeof changeRequest>;

export const documentFields = z.object({
  ...written,
  /** The number of the revision in force; null before the first. */
  revision: count({ max: 9999 }),
  revisions: z._default(z.array(revision), []),
  readBy: z._default(z.array(reading), []),
  requests: z._default(z.array(changeRequest), []),
});

export const documentWritable = z.object(written);

/** The papers of a boat; contents of all revisions are files of resource `documents`. */
export const documents = defineResource({
  name: 'documents',
  path: '/api/documents',
  flag: 'documents',
  fields: documentFields,
  writable: documentWritable,
  nameOf: ({ number, name }) => [number, name].filter(Boolean).join(' '),
  attachments: true,
  // Whoever must read a document may open it, whatever else they see.
  own: true,
});
export type VesselDocument = z.infer<typeof documents.item>;
