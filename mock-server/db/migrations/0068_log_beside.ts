import type { Kysely } from 'kysely';
import { createResourceTable } from './resourceTable.ts';

/** The columns that a vessel leaves out of a log, and the papers of signed entries. */
export const up = async (db: Kysely<unknown>) => {
  await createResourceTable(db, 'logcolumns');
  await createResourceTable(db, 'logreceipts');
};
