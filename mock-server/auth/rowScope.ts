import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { APP_ROLE } from '../db/migrations/0011_rows_of_boats.ts';
import type { Tables } from '../db/tables.ts';
import type { Viewer } from './viewer.ts';

/** Limits the rest of a transaction to the rows that the user may access, whatever is queried (migration 0020). */
export const setRowScope = async (
  { seal }: Pick<Database, 'seal'>,
  trx: Kysely<Tables>,
  viewer: Viewer,
): Promise<void> => {
  const scope = JSON.stringify({
    boats: viewer.boatIDs,
    user: viewer._id,
    company: viewer.managementID,
    all: viewer.superadmin ? 'yes' : 'no',
  });
  await sql`select set_config('app.scope', ${scope}, true), set_config('app.seal', ${seal(scope)}, true),
    set_config('role', ${APP_ROLE}, true)`.execute(trx);
};

/** Reads as a user: rows they may not access are not returned. `work` must not await anything but the database. */
export const readScoped = <T>(
  database: Database,
  viewer: Viewer,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> =>
  database.limited.transaction().execute(async (trx) => {
    await setRowScope(database, trx, viewer);
    return work(trx);
  });
