import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { APP_ROLE } from '../db/migrations/0011_rows_of_boats.ts';
import type { Tables } from '../db/tables.ts';
import type { Viewer } from './viewer.ts';

/** Limits the rest of a transaction to the rows that the user may access, whatever is queried (migration 0011). */
export const setRowScope = async (trx: Kysely<Tables>, viewer: Viewer): Promise<void> => {
  await sql`select set_config('app.boats', ${JSON.stringify(viewer.boatIDs)}, true),
    set_config('app.user', ${viewer._id}, true), set_config('app.company', ${viewer.managementID}, true),
    set_config('app.all', ${viewer.superadmin ? 'yes' : 'no'}, true), set_config('role', ${APP_ROLE}, true)`.execute(
    trx,
  );
};

/** Reads as a user: rows they may not access are not returned. `work` must not await anything but the database. */
export const readScoped = <T>(
  { db }: Database,
  viewer: Viewer,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await setRowScope(trx, viewer);
    return work(trx);
  });
