import type { Kysely } from 'kysely';
import { createResourceTable } from './resourceTable.ts';

/** Books that a vessel describes itself. */
export const up = (db: Kysely<unknown>) => createResourceTable(db, 'logforms');
