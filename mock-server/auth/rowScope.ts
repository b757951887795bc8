import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { onceMore } from '../db/lostConnection.ts';
import { APP_ROLE } from '../db/migrations/0011_rows_of_boats.ts';
import { onlyWithin } from '../db/oneTransaction.ts';
import { type Scope, setScope } from '../db/scopedReads.ts';
import type { Tables } from '../db/tables.ts';
import type { Viewer } from './viewer.ts';

/** The rows that a user may access, as the row rules read it, sealed (migration 0020). */
const scopeOf = ({ seal }: Pick<Database, 'seal'>, viewer: Viewer): Scope => {
  const scope = JSON.stringify({
    boats: viewer.boatIDs,
    user: viewer._id,
    company: viewer.managementID,
    all: viewer.superadmin ? 'yes' : 'no',
  });
  return { scope, seal: seal(scope), role: APP_ROLE };
};

/** Limits the rest of a transaction to the rows that the user may access, whatever is queried. */
export const setRowScope = async (
  database: Pick<Database, 'seal'>,
  trx: Kysely<Tables>,
  viewer: Viewer,
): Promise<void> => {
  const { text, values } = setScope(scopeOf(database, viewer));
  await trx.executeQuery(CompiledQuery.raw(text, [...values]));
};

/** The connections of viewers who are remembered: a session is read anew at least every second. */
const readers = new WeakMap<Viewer, WeakMap<Database, Kysely<Tables>>>();

const readerOf = (database: Database, viewer: Viewer) => {
  const ofViewer = readers.get(viewer) ?? new WeakMap<Database, Kysely<Tables>>();
  readers.set(viewer, ofViewer);
  const reader = ofViewer.get(database) ?? database.readAs(scopeOf(database, viewer));
  ofViewer.set(database, reader);
  return reader;
};

/**
 * Reads as a user: rows they may not access are not returned. Each statement is its own transaction; `work` must not
 * await anything but the database.
 */
export const readScoped = <T>(
  database: Database,
  viewer: Viewer,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> => onceMore(() => onlyWithin(() => work(readerOf(database, viewer))));
