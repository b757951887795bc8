import type { Kysely } from 'kysely';
import { createResourceTable } from './resourceTable.ts';

/** Templates of port-entry packs. */
export const up = (db: Kysely<unknown>) => createResourceTable(db, 'portpacks');
