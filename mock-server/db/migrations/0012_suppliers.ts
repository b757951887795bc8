import type { Kysely } from 'kysely';
import { createResourceTable } from './resourceTable.ts';

/** The suppliers of a boat. */
export const up = (db: Kysely<unknown>) => createResourceTable(db, 'suppliers');
