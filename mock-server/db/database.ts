import { AsyncResource } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import { type Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { openDurablePglite, openMemoryPglite, vacuumPglite } from './durablePglite.ts';
import { migrations } from './migrations/index.ts';
import { OneTransaction, refuseInside } from './oneTransaction.ts';
import { listenOnPostgres } from './postgresListener.ts';
import type { Tables } from './tables.ts';
import { parsers } from './values.ts';

export type Listener = (payload: string) => void;

/** The server's database, PGlite or PostgreSQL. Read the rule about transactions in oneTransaction.ts. */
export type Database = {
  kind: 'pglite' | 'postgres';
  db: Kysely<Tables>;
  /**
   * Notifies all processes on this database, after commit; inside a transaction use `select pg_notify(...)` on `trx`.
   * At most 8000 bytes.
   */
  notify: (channel: string, payload: string) => Promise<void>;
  /**
   * Receives what `notify` sent; returns the function that stops it. `missed` is called after a lost connection is
   * restored.
   */
  listen: (channel: string, onMessage: Listener, missed?: () => void) => Promise<() => Promise<void>>;
  /** Cleans up after bulk changes. */
  vacuum: () => Promise<void>;
  close: () => Promise<void>;
  /** Describes the kind of database and its durability in one line. */
  describe: () => string;
};

const checkChannel = (channel: string) => {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(channel))
    throw new Error(`${channel} is no channel name: lower case, digits and _ only`);
};

/** Brings the tables up to date; of several processes that start at once, one migrates and the others wait. */
const migrate = async (db: Kysely<Tables>) => {
  const { error, results } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(failed ? `Migration ${failed} failed` : 'The migrations could not run', { cause: error });
};

const notifyOn = (db: Kysely<Tables>) => async (channel: string, payload: string) => {
  checkChannel(channel);
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
};

/** The database on an open PGlite; `end` closes it. */
export const databaseOnPglite = async (
  pglite: PGlite,
  end: () => Promise<void>,
  line: string,
): Promise<Database> => {
  const db = new OneTransaction<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  return {
    kind: 'pglite',
    db,
    notify: notifyOn(db),
    listen: async (channel, onMessage) => {
      checkChannel(channel);
      refuseInside();
      // Notifications arrive while their transaction ends, but are not part of it.
      const stop = await pglite.listen(channel, AsyncResource.bind(onMessage));
      return () => stop();
    },
    vacuum: () => vacuumPglite(pglite),
    close: end,
    describe: () => line,
  };
};

const openPostgres = async (url: string): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: url,
    types: { getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
    idle_in_transaction_session_timeout: 60_000,
  });
  // PostgreSQL closed an idle connection: the pool opens a new one.
  pool.on('error', (error) => console.warn('A database connection was lost', error.message));
  // The same for a connection in use: its query fails and is answered as such, and the process goes on.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new OneTransaction<Tables>({ dialect: new PostgresDialect({ pool }) });
  const listener = listenOnPostgres(url);
  const close = async () => {
    await listener.close();
    await db.destroy();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  const { host, pathname } = new URL(url);
  return {
    kind: 'postgres',
    db,
    notify: notifyOn(db),
    listen: async (channel, onMessage, missed) => {
      checkChannel(channel);
      return listener.listen(channel, onMessage, missed);
    },
    vacuum: async () => {
      await sql`vacuum (analyze)`.execute(db);
    },
    close,
    describe: () =>
      `Storage: PostgreSQL, ${pathname.slice(1)} on ${host}: for a vessel or an office, any number of server processes.`,
  };
};

/**
 * Opens the database and brings its tables up to date: PostgreSQL by `url`, else PGlite in `dataDir` (`memory://`: in
 * memory).
 */
export const openDatabase = async (options: { url?: string; dataDir?: string }): Promise<Database> => {
  if (options.url) return openPostgres(options.url);
  const folder = options.dataDir ?? './data/db';
  if (folder.startsWith('memory://')) {
    const pglite = await openMemoryPglite();
    return databaseOnPglite(
      pglite,
      () => pglite.close(),
      'Storage: PGlite in memory: for tests, all is gone at the end.',
    );
  }
  const { pglite, close } = await openDurablePglite(folder);
  const line = `Storage: PGlite in ${folder}: for trying out, development and one small boat, one process; DATABASE_URL sets PostgreSQL for more.`;
  try {
    return await databaseOnPglite(pglite, close, line);
  } catch (error) {
    await close();
    throw error;
  }
};
