import { AsyncResource } from 'node:async_hooks';
import { hash } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { type Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { logError, printLine } from '../log.ts';
import { openDurablePglite, openMemoryPglite, vacuumPglite } from './durablePglite.ts';
import { migrate } from './migrate.ts';
import { OneTransaction, refuseInside } from './oneTransaction.ts';
import { closeSettings, withoutStepsOut } from './onlyStatements.ts';
import { listenOnPostgres } from './postgresListener.ts';
import { scopedOnPglite } from './scopedPglite.ts';
import { scopedOnPostgres } from './scopedPostgres.ts';
import { type Scope, scopedReader } from './scopedReads.ts';
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
  /** For single statements that read as a signed-in user: each is limited in the same round trip (0059). */
  readAs: (scope: Scope) => Kysely<Tables>;
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
  await closeSettings(db);
  // One for all scopes: what it prepares stays on the only connection.
  const run = scopedOnPglite(pglite);
  return {
    kind: 'pglite',
    db,
    limited: new OneTransaction<Tables>({ dialect: new PGliteDialect({ pglite: withoutStepsOut(pglite) }) }),
    readAs: (scope) => scopedReader(run, scope),
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

/** How long a statement waits for a connection, also while all are in use. */
const CONNECT_MS = 15_000;

const openPool = (url: string, max?: number) => {
  const pool = new pg.Pool({
    connectionString: url,
    ...(max === undefined ? {} : { max }),
    types: { getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: CONNECT_MS,
  });
  // PostgreSQL closed an idle connection: the pool opens a new one.
  pool.on('error', (error) => logError(printLine, 'a connection to the database was lost', error));
  // The same for a connection in use: its query fails and is answered as such, and the process goes on.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

const databaseOn = (pool: pg.Pool) => new OneTransaction<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Work on the connection of the address itself, whose user owns the tables; closed at once. */
const withOwner =
  (url: string) =>
  async <T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> => {
    const owner = databaseOn(openPool(url, 1));
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
  const db = databaseOn(openPool(houseUrl));
  const limitedPool = openPool(limitedUrl);
  const run = scopedOnPostgres(limitedPool);
  const limited = databaseOn(limitedPool);
  const listener = listenOnPostgres(houseUrl);
  const { host, pathname } = new URL(url);
  return {
    kind: 'postgres',
    db,
    limited,
    readAs: (scope) => scopedReader(run, scope),
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
 * A database for a command: as the owner of its tables, which stay as they are. PGlite must not be open in another process.
 */
export const openAsOwner = async (options: {
  url?: string | undefined;
  dataDir: string;
}): Promise<Pick<Database, 'asOwner' | 'close'>> => {
  if (options.url) return { asOwner: withOwner(options.url), close: async () => {} };
  const { pglite, close } = await openDurablePglite(options.dataDir);
  const db = new OneTransaction<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return { asOwner: (work) => work(db), close };
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
