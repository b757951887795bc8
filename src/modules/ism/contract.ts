import { z } from 'zod/mini';
import { choice, flag, idField, personRefs, requiredInstant, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';
import { answersOf, answerValue } from '#modules/forms/rules/answers.ts';
import { formCategories } from '#modules/forms/rules/category.ts';
import { actKinds } from '#modules/forms/rules/line.ts';

export const fillStatuses = ['draft', 'submitted', 'archived'] as const;
export type FillStatus = (typeof fillStatuses)[number];

export const fillFields = z.object({
  formID: idField,
  version: z.int().check(z.minimum(1), z.maximum(100_000)),
  title: text(160),
  /** Whom or what it is about, if its schedule is by person or machine; '' for the vessel. */
  subjectID: text(64),
  subjectName: text(160),
  scheduleID: text(64),
  /** Until it is submitted, only who began it, `people`, the master and the company see it. */
  confidential: flag(false),
  people: personRefs(30),
});

export const fillSignature = z.object({
  /** The line of the form that asks for it. */
  role: z.string(),
  userID: z.string(),
  name: z.string(),
  rank: z.string(),
  /** The stored drawing of the signature; '' for none. */
  ink: z.string(),
  /** SHA-256 of what was signed. */
  hash: z.string(),
  at: requiredInstant,
});
export type FillSignature = z.infer<typeof fillSignature>;

/** Signatures that a later change made void, with the answers that they were given for. */
const voided = z.object({
  signatures: z.array(fillSignature),
  values: z.record(z.string(), answerValue),
  at: requiredInstant,
  by: z.string(),
});
export type Voided = z.infer<typeof voided>;

/** What an answer led to: the job, non-conformity or draft of an entry that was opened. */
const opened = z.object({
  item: z.string(),
  index: z.int(),
  kind: z.enum(actKinds),
  /** '' for a notice. */
  id: z.string(),
  title: z.string(),
  at: requiredInstant,
  by: z.string(),
});
export type OpenedAct = z.infer<typeof opened>;

const serverFields = z.object({
  status: z._default(choice(fillStatuses), 'draft'),
  code: text(6),
  category: z._default(choice(formCategories), 'other'),
  /** EN-2026-014, given when it is submitted first. */
  number: text(40),
  startedBy: text(200),
  startedByID: text(64),
  answers: z._default(answersOf, {}),
  signatures: z._default(z.array(fillSignature), []),
  voided: z._default(z.array(voided), []),
  acts: z._default(z.array(opened), []),
  submittedAt: z._default(z.nullable(requiredInstant), null),
  submittedBy: text(200),
  archivedAt: z._default(z.nullable(requiredInstant), null),
  /** The archived form that it takes the place of, and the one that takes its place. */
  replaces: text(64),
  replacedBy: text(64),
});

/**
 * Filled forms. The list of a boat has those that are not archived yet; the archive is searched (`archive`), and each of
 * them has its details.
 */
export const formarchives = defineResource({
  name: 'formarchives',
  path: '/api/formarchives',
  flag: 'ism',
  fields: z.object({ ...fillFields.shape, ...serverFields.shape }),
  writable: fillFields,
  nameOf: ({ title, number }) => [number, title].filter(Boolean).join(' '),
  attachments: true,
});
export type Fill = z.infer<typeof formarchives.item>;
