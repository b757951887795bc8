import { z } from 'zod/mini';
import { idField } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';
import { bookKind } from './bookKind.ts';

const columnFields = z.object({
  book: bookKind,
  /** The keys of fields that this vessel does not use. */
  hidden: z._default(z.array(z.string().check(z.regex(/^\w{1,40}$/))).check(z.maxLength(60)), []),
});

/** Which columns of a log a vessel leaves out of table and form; what was signed with them stays. One item a book. */
export const logcolumns = defineResource({
  name: 'logcolumns',
  path: '/api/logcolumns',
  flag: 'logbook',
  fields: columnFields,
  writable: columnFields,
  nameOf: () => '',
});
export type LogColumns = z.infer<typeof logcolumns.item>;

const receiptFields = z.object({
  /** The signed entry to which its files belong. */
  recordID: idField,
  volumeID: idField,
});

/** The papers of a signed entry: the receipt of a reception facility, a bunker delivery note. One item an entry. */
export const logreceipts = defineResource({
  name: 'logreceipts',
  path: '/api/logreceipts',
  flag: 'logbook',
  fields: receiptFields,
  writable: receiptFields,
  nameOf: () => '',
  attachments: true,
});
export type LogReceipt = z.infer<typeof logreceipts.item>;
