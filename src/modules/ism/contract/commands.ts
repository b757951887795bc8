import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { idField, requiredInstant } from '#lib/fields.ts';
import { answerValue, newAnswer } from '#modules/forms/rules/answers.ts';
import { formCategories } from '#modules/forms/rules/category.ts';
import { formarchives } from '../contract.ts';

const access = formarchives.access.write;
const response = formarchives.item;

/** What a signature is made for, in canonical JSON (`logbooks/rules/canonical.ts`). */
export const signedForm = z.strictObject({
  v: z.literal(1),
  fillID: idField,
  boatID: idField,
  formID: idField,
  version: z.int().check(z.minimum(1), z.maximum(100_000)),
  values: z.record(z.string(), answerValue),
  role: idField,
  signerID: idField,
  signedAt: requiredInstant,
});
export type SignedForm = z.infer<typeof signedForm>;

export const fillCommands = {
  answer: endpoint.post('/api/formarchives/answer/:id', {
    access,
    body: z.object({ answers: z.array(newAnswer).check(z.minLength(1), z.maxLength(200)) }),
    response,
    summary:
      'Answers lines of a form. Answers of several people merge by line; those of one line that did not know of each other stand beside each other. A change after a signature voids all signatures and keeps both.',
    undo: { call: 'answer' },
  }),
  submit: endpoint.post('/api/formarchives/submit/:id', {
    access,
    response,
    summary:
      'Submits a form: it has a number, its answers act, and it is signed. 400 if an answer is missing, stops the form, or was given differently by two people.',
    undo: { none: 'A submitted form is changed by answering again, which takes it back.' },
  }),
  act: endpoint.post('/api/formarchives/act/:id', {
    access,
    body: z.object({ item: idField, index: z.int().check(z.minimum(0), z.maximum(10)) }),
    response,
    summary:
      'Does at once what an answer leads to, before the form is submitted: opens its job, for example.',
    undo: { none: 'What was opened is closed where it lies.' },
  }),
  sign: endpoint.post('/api/formarchives/sign/:id', {
    access,
    body: z.object({
      content: z.string().check(z.maxLength(400_000)),
      /** The signer's PIN and the hash of the content, encrypted for the server (decision 0074). */
      proof: z.string().check(z.maxLength(2000)),
    }),
    response,
    summary:
      'Signs a submitted form in the order of its roles; the last signature archives it. 400 if the PIN is wrong or it is not the turn of this role, 409 if the form was changed meanwhile.',
    undo: { none: 'A signature stays. A change voids all and keeps both.' },
  }),
  amend: endpoint.post('/api/formarchives/amend/:id', {
    access,
    body: z.object({ _id: idField }),
    response,
    summary: 'Begins a form that takes the place of an archived one, with its answers and on its version.',
    undo: { call: 'formarchives.remove' },
  }),
};

const hit = z.object({
  _id: z.string(),
  number: z.string(),
  title: z.string(),
  category: z.enum(formCategories),
  version: z.int(),
  archivedAt: requiredInstant,
  submittedBy: z.string(),
  subjectName: z.string(),
  signed: z.int(),
  replaced: z.boolean(),
  voided: z.int(),
  jobs: z.array(z.object({ kind: z.string(), id: z.string(), title: z.string() })),
  /** The answer in which the words were found; '' without a search. */
  found: z.string(),
});
export type ArchiveHit = z.infer<typeof hit>;

export const archiveSearch = z.object({
  find: z.optional(z.string().check(z.maxLength(200))),
  category: z.optional(z.enum(formCategories)),
  formID: z.optional(z.string().check(z.maxLength(64))),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  by: z.optional(z.string().check(z.maxLength(200))),
  skip: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
});

export const archiveReads = {
  archive: endpoint.get('/api/formarchives/archive/boat/:boatID', {
    access,
    search: archiveSearch,
    response: z.object({
      count: z.int(),
      /** The first day in the archive; '' if it is empty. */
      since: z.string(),
      categories: z.record(z.string(), z.int()),
      rows: z.array(hit),
    }),
    summary: 'Lists 50 archived forms, newest first, and counts all that fit. `find` looks in all answers.',
  }),
};

export const archivePapers = {
  paper: endpoint.file('/api/formarchives/paper/:id', {
    access,
    answers: 'application/pdf',
    search: z.object({
      language: z._default(z.enum(['en', 'fr', 'zh', 'ja']), 'en'),
      /** Which of the voided states, from 0; without it the present one. */
      voided: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000))),
    }),
    summary: 'Returns a filled form on the version it was filled on, with its signatures, as a document.',
  }),
};
