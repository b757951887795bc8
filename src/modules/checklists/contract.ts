import { z } from 'zod/mini';
import { choice, idField, longText, personRef, requiredInstant, requiredText, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

export const checkItem = z.object({
  _id: idField,
  text: requiredText(300),
  section: text(80),
  /** Words that are often said when it fails, each a button. */
  words: z._default(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(8)),
    [],
  ),
});
export type CheckItem = z.infer<typeof checkItem>;

export const checklistFields = z.object({
  title: requiredText(160),
  description: longText(2000),
  department: text(60),
  minutes: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(1000))), null),
  items: z._default(z.array(checkItem).check(z.maxLength(200)), []),
});

const flags = ['ism', 'documents'] as const;

/** Checklists of a vessel. A run is a copy: see `checklistruns`. */
export const checklists = defineResource({
  name: 'checklists',
  path: '/api/checklists',
  flag: flags,
  fields: checklistFields,
  writable: checklistFields,
  nameOf: ({ title }) => title,
});
export type Checklist = z.infer<typeof checklists.item>;

export const results = ['ok', 'fail', 'skip'] as const;
export type Result = (typeof results)[number];

export const mark = z.object({
  _id: z.string(),
  result: choice(results),
  word: z.string(),
  at: requiredInstant,
  by: z.string(),
  byID: z.string(),
  /** The job that a failed item opened; '' for none. */
  jobID: z.string(),
});
export type Mark = z.infer<typeof mark>;

export const runFields = z.object({
  checklistID: idField,
  title: requiredText(160),
  /** What it is for: "Antibes to Bonifacio". */
  occasion: text(160),
  items: z._default(z.array(checkItem).check(z.maxLength(200)), []),
});

/** Runs of checklists: a copy of the items with the results. */
export const checklistruns = defineResource({
  name: 'checklistruns',
  path: '/api/checklistruns',
  flag: flags,
  fields: z.object({
    ...runFields.shape,
    /** By item. Several marks stand beside each other while nobody who saw both has chosen. */
    marks: z._default(z.record(z.string(), z.array(mark)), {}),
    startedBy: text(200),
    startedByID: personRef,
    finishedAt: z._default(z.nullable(requiredInstant), null),
    finishedBy: text(200),
  }),
  writable: runFields,
  nameOf: ({ title, occasion }) => [title, occasion].filter(Boolean).join(', '),
  attachments: true,
});
export type ChecklistRun = z.infer<typeof checklistruns.item>;
