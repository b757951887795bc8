import { AsyncResource } from 'node:async_hooks';
import { hash } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { type Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { openDurablePglite, openMemoryPglite, vacuumPglite } from './durablePglite.ts';
import { migrations } from './migrations/index.ts';
import { OneTransaction, refuseInside } from './oneTransaction.ts';
import { listenOnPostgres } from './postgresListener.ts';
import { makeSignIns } from './signIns.ts';
import type { Tables } from './tables.ts';
import { parsers } from './values.ts';

export type Listener = (payload: string) => void;

/** The server's database, PGlite or PostgreSQL. Read the rule about transactions in oneTransaction.ts. */
export type Database = {
  kind: 'pglite' | 'postgres';
  /** What the server does by itself: sign-in, housekeeping, live changes. It sees every row and owns nothing. */
  db: Kysely<Tables>;
  /** For calls of signed-in users, in transactions that begin with `setRowScope`; it sees nothing before (0044). */
  limited: Kysely<Tables>;
  /** Seals the scope of a transaction, so that no statement can widen it: see `setRowScope`. */
  seal: (scope: string) => string;
  /** Work that only the owner of the tables may do, as the reset of demo data; not for calls. */
  asOwner: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
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

const sha256 = (text: string) => hash('sha256', text);

/** Reads the key of seals, once migrated. It never leaves the server and the schema that calls cannot read. */
const sealOf = async (db: Kysely<Tables>) => {
  const { rows } = await sql<{ key: string }>`select key from shipshape_private.seal`.execute(db);
  const key = rows[0]?.key;
  if (!key) throw new Error('The database has no key for seals');
  return (scope: string) => sha256(key + sha256(key + scope));
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
    limited: db,
    seal: await sealOf(db),
    asOwner: (work) => work(db),
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

const poolOn = (url: string, max?: number) => {
  const pool = new pg.Pool({
    connectionString: url,
    ...(max === undefined ? {} : { max }),
    types: { getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
    idle_in_transaction_session_timeout: 60_000,
  });
  // PostgreSQL closed an idle connection: the pool opens a new one.
  pool.on('error', (error) => console.warn('A database connection was lost', error.message));
  // The same for a connection in use: its query fails and is answered as such, and the process goes on.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new OneTransaction<Tables>({ dialect: new PostgresDialect({ pool }) });
};

/** Work on the connection of the address itself, whose user owns the tables; closed at once. */
const withOwner =
  (url: string) =>
  async <T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> => {
    const owner = poolOn(url, 1);
    try {
      return await work(owner);
    } finally {
      await owner.destroy();
    }
  };

const openPostgres = async (url: string): Promise<Database> => {
  const asOwner = withOwner(url);
  const { seal, houseUrl, limitedUrl } = await asOwner(async (owner) => {
    await migrate(owner);
    const urls = await makeSignIns(owner, url);
    return { seal: await sealOf(owner), ...urls };
  });
  const db = poolOn(houseUrl);
  const limited = poolOn(limitedUrl);
  const listener = listenOnPostgres(houseUrl);
  const { host, pathname } = new URL(url);
  return {
    kind: 'postgres',
    db,
    limited,
    seal,
    asOwner,
    notify: notifyOn(db),
    listen: async (channel, onMessage, missed) => {
      checkChannel(channel);
      return listener.listen(channel, onMessage, missed);
    },
    vacuum: () =>
      asOwner(async (owner) => {
        await sql`vacuum (analyze)`.execute(owner);
      }),
    close: async () => {
      await listener.close();
      await limited.destroy();
      await db.destroy();
    },
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
