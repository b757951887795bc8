import { z } from 'zod/mini';
import { choice, flag, idField, longText, requiredInstant, requiredText, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';
import { formCategories } from './rules/category.ts';
import { itemTypes, line, lineOptions, translations } from './rules/line.ts';

export const scheduleKinds = ['vessel', 'person', 'role', 'equipment', 'event'] as const;
export const scheduleUnits = ['days', 'weeks', 'months', 'years'] as const;

/** When a form is due. An event has no interval: it is due for each person who joins. */
export const schedule = z.object({
  _id: idField,
  by: z.enum(scheduleKinds),
  /** A person, a title or a machine; '' for all of the crew. */
  target: z._default(z.string().check(z.maxLength(80)), ''),
  every: z.int().check(z.minimum(1), z.maximum(1000)),
  unit: z.enum(scheduleUnits),
});
export type Schedule = z.infer<typeof schedule>;

export const formStatuses = ['used', 'withdrawn'] as const;

export const formFields = z.object({
  title: requiredText(160),
  /** Before the number of each filled form: EN-2026-014. */
  code: z._default(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{0,6}$/)), ''),
  category: z._default(choice(formCategories), 'other'),
  description: longText(2000),
  /** Until it is submitted, only who fills it and the master see it. */
  confidential: flag(false),
  status: z._default(choice(formStatuses), 'used'),
  schedules: z._default(z.array(schedule).check(z.maxLength(20)), []),
  translations,
});

/** Where a form was copied from, so that later versions of that can be compared and taken over. */
const source = z.object({ formID: z.string(), version: z.int(), boatID: z.string() });

/** Forms of a vessel, as they are being written. What is in use is a version: see `formversions`. */
export const forms = defineResource({
  name: 'forms',
  path: '/api/forms',
  flag: 'ism',
  fields: z.object({
    ...formFields.shape,
    /** The version in use; 0 for none yet. */
    version: z._default(z.int(), 0),
    source: z._default(z.nullable(source), null),
  }),
  writable: formFields,
  nameOf: ({ title }) => title,
});
export type Form = z.infer<typeof forms.item>;

export const subformFields = z.object({
  subname: requiredText(300),
  itemType: z._default(choice(itemTypes), 'text'),
  options: lineOptions,
  /** `off`: kept, and left out of the next version. */
  status: z._default(choice(['on', 'off']), 'on'),
  formID: idField,
  order: z._default(z.number().check(z.minimum(-1e6), z.maximum(1e6)), 0),
});

/** The lines of a form that is being written: sections, text blocks, and what is asked. */
export const subforms = defineResource({
  name: 'subforms',
  path: '/api/subforms',
  flag: 'ism',
  order: 'oldestFirst',
  fields: subformFields,
  writable: subformFields,
  nameOf: ({ subname }) => subname,
});
export type Subform = z.infer<typeof subforms.item>;

const version = defineResource({
  name: 'formversions',
  path: '/api/formversions',
  flag: 'ism',
  fields: z.object({
    formID: z.string(),
    version: z.int(),
    title: text(160),
    code: text(6),
    category: z._default(choice(formCategories), 'other'),
    description: longText(2000),
    confidential: flag(false),
    lines: z._default(z.array(line), []),
    translations,
    at: requiredInstant,
    by: z.string(),
  }),
  writable: z.object({}),
  nameOf: ({ title, version: number }) => `${title} ${number}`,
});
const { list, changes, details } = version.calls;

/** Versions of forms as they were put in use. Nobody changes or deletes one: a filled form always shows with its own. */
export const formversions = { ...version, calls: { list, changes, details } };
export type FormVersion = z.infer<typeof formversions.item>;

/** The lines of a form in their order, as its next version will have them. */
export const linesOf = (all: readonly Subform[], formID: string) =>
  all
    .filter((each) => each.formID === formID && each.status === 'on')
    .sort((a, b) => a.order - b.order || a.createdAt.localeCompare(b.createdAt) || a._id.localeCompare(b._id))
    .map(({ _id, subname, itemType, options }) => ({ _id, subname, itemType, options }));
