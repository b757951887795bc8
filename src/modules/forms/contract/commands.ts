import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { idField, requiredInstant } from '#lib/fields.ts';
import { forms, formversions } from '../contract.ts';
import { formCategories } from '../rules/category.ts';

const access = forms.access.write;

export const formCommands = {
  publish: endpoint.post('/api/forms/publish/:id', {
    access,
    body: z.object({
      /** The number that it becomes; a repeated call has no further effect. */
      version: z.int().check(z.minimum(1), z.maximum(100_000)),
    }),
    response: formversions.item,
    summary: 'Puts the lines of a form in use as its next version, which nobody changes from then on.',
    undo: { none: 'Filled forms keep their version. A mistake is mended by the next one.' },
  }),
  starters: endpoint.post('/api/forms/starters/boat/:boatID', {
    access,
    online: true,
    body: z.object({
      codes: z.array(z.string().check(z.maxLength(6))).check(z.minLength(1), z.maxLength(20)),
    }),
    response: z.object({ added: z.int() }),
    summary: 'Adds ready-made forms to a vessel, in use at once; those that it has stay as they are.',
    undo: { none: 'A form that is not wanted is withdrawn or deleted.' },
  }),
};

const starter = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(formCategories),
});

/** A form that is due, for whom or what. */
export const formDue = z.object({
  _id: z.string(),
  formID: z.string(),
  scheduleID: z.string(),
  subjectID: z.string(),
  subjectName: z.string(),
  /** The day when it was last filled; '' if never. */
  last: z.string(),
  due: z.string(),
});
export type FormDue = z.infer<typeof formDue>;

export const formReads = {
  starterList: endpoint.get('/api/forms/starters', {
    access,
    search: z.object({ language: z._default(z.enum(['en', 'fr', 'zh', 'ja']), 'en') }),
    response: z.array(starter),
    summary: 'Lists the ready-made forms.',
  }),
  due: endpoint.get('/api/forms/due/boat/:boatID', {
    access,
    response: z.array(formDue),
    summary: 'Lists what is due by the schedules of the forms within 30 days, the most overdue first.',
  }),
};

const linesDiffer = z.object({
  boatID: z.string(),
  boatName: z.string(),
  /** The copy there; '' if there is none. */
  formID: z.string(),
  version: z.int(),
  /** The version that it was copied from; 0 if it was not. */
  from: z.int(),
  /** Lines that this form has and the copy lacks, that differ, and that only the copy has. */
  added: z.int(),
  changed: z.int(),
  own: z.int(),
});
export type BoatCopy = z.infer<typeof linesDiffer>;

export const boatForms = {
  copies: endpoint.get('/api/boatforms/:id', {
    access,
    response: z.array(linesDiffer),
    summary: 'Lists the other vessels of the caller, and how their copy differs from this form.',
  }),
  fleet: endpoint.get('/api/boatforms', {
    access,
    response: z.array(
      z.object({
        _id: z.string(),
        boatID: z.string(),
        boatName: z.string(),
        title: z.string(),
        code: z.string(),
        category: z.enum(formCategories),
        version: z.int(),
        status: z.string(),
        updatedAt: requiredInstant,
        filled: z.int(),
        /** Other vessels that have a copy. */
        copies: z.int(),
      }),
    ),
    summary: 'Lists the forms of all vessels of the caller.',
  }),
  push: endpoint.post('/api/boatforms/push/:id', {
    access,
    online: true,
    body: z.object({
      boatIDs: z.array(idField).check(z.minLength(1), z.maxLength(200)),
      /** `merge` keeps what only the copy has; `replace` makes it the same. */
      how: z.enum(['merge', 'replace']),
    }),
    response: z.array(linesDiffer),
    summary: 'Copies the version in use to other vessels, where it is put in use as their next version.',
    undo: { none: 'The version before stays with the forms that were filled on it; push again to go back.' },
  }),
};
