import { z } from 'zod/mini';
import { flag, itemRef, personRefs, requiredText } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

/** A folder of the vessel's papers. Its name is unique among those in the same folder. */
export const folderFields = z.object({
  name: requiredText(120),
  /** It stands at the top. */
  mainFolder: flag(false),
  /** The folder that it is in; '' for the top. */
  mainfolderID: itemRef('folders'),
  /** Who may open it, and all that is in it, beside the captain and the company; nobody named: everybody. */
  readers: personRefs(200),
  departments: z._default(
    z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(40)),
    [],
  ),
});

/** The folders of a boat, as a tree. */
export const folders = defineResource({
  name: 'folders',
  path: '/api/folders',
  flag: 'documents',
  fields: folderFields,
  writable: folderFields,
  nameOf: ({ name }) => name,
});
export type Folder = z.infer<typeof folders.item>;
