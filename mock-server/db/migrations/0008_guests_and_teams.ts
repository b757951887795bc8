import type { Kysely } from 'kysely';
import { createResourceTable } from './resourceTable.ts';

/** Guests and teams of a boat. */
export const up = async (db: Kysely<unknown>) => {
  await createResourceTable(db, 'guests');
  await createResourceTable(db, 'teams');
};
