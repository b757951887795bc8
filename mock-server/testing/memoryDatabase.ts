import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import pg from 'pg';
import { type Database, databaseOnPglite, openDatabase } from '../db/database.ts';
import { openMemoryPglite } from '../db/durablePglite.ts';
import { emptyDatabase } from '../seed/seed.ts';
import { resetDemo, seedSlot } from '../seed/snapshot.ts';
import { keptPglite } from './keptPglite.ts';
import { memoryStore } from './memoryStore.ts';

const { version } = createRequire(import.meta.resolve('@electric-sql/pglite'))('../package.json');

/**
 * An empty cluster, created once per machine and version: creating one takes seconds, loading one a third of a second.
 */
const emptyCluster = join(tmpdir(), `pglite-${version}-empty.tar`);

/**
 * The same with all tables and the copy of the demo data, for one test run (src/testing/globalSetup.ts) and half hour:
 * later, each file would have to seed it again.
 */
const seededCluster = () =>
  join(process.env.TEST_RUN_FOLDER ?? '', `pglite-${version}-seeded-${seedSlot(new Date())}.tar`);

/** The bytes of a dump as they were read: PGlite takes a Blob, and reading one copies them. */
class Dump extends Blob {
  readonly #bytes: ArrayBuffer;
  constructor(bytes: ArrayBuffer) {
    super();
    this.#bytes = bytes;
  }
  override arrayBuffer = async () => this.#bytes;
}

const read = async (path: string) =>
  existsSync(path) ? new Dump(new Uint8Array(await readFile(path)).buffer) : undefined;

/** Written to a temporary file and renamed, so that another worker reads all of it or nothing. */
const dump = async (pglite: PGlite, path: string) => {
  const aside = `${path}.${randomUUID()}`;
  // Without a segment of the log that is kept for later use: it is a quarter of a dump.
  for (const statement of [
    'set wal_recycle = off',
    'select pg_switch_wal()',
    'checkpoint',
    'reset wal_recycle',
  ])
    await pglite.exec(statement);
  await writeFile(aside, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await rename(aside, path);
};

const onMemory = (pglite: PGlite, close = () => pglite.close()) =>
  databaseOnPglite(pglite, close, 'Storage: PGlite in memory, for a test.');

const openEmpty = async () => {
  const known = await read(emptyCluster);
  const pglite = await openMemoryPglite(known);
  if (!known) await dump(pglite, emptyCluster);
  return pglite;
};

const openSeeded = async () => {
  if (!process.env.TEST_RUN_FOLDER) return openEmpty();
  const path = seededCluster();
  const known = await read(path);
  if (known) return openMemoryPglite(known);
  const pglite = await openEmpty();
  const database = await onMemory(pglite);
  await resetDemo({ database, files: memoryStore(), clock: () => new Date() }, '1');
  await emptyDatabase(database);
  await dump(pglite, path);
  return pglite;
};

const onServer = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const openOnServer = async (server: string): Promise<Database> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  const database = await openDatabase({ url: url.href });
  const close = async () => {
    await database.close();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { ...database, close };
};

/**
 * A migrated, empty database for one test file: PGlite in memory, or PostgreSQL if TEST_DATABASE_URL is set. In memory
 * it already contains the copy of the demo data.
 */
export const openTestDatabase = async (): Promise<Database> => {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return openOnServer(server);
  const { held, close } = await keptPglite(seededCluster(), openSeeded);
  return onMemory(held, close);
};

/**
 * Empties all tables between tests and resets the revisions, in a few milliseconds. By DELETE, because TRUNCATE creates
 * a new file for every table and index; as the owner, because some tables only grow.
 */
export const truncateAll = async ({ db, asOwner }: Database) => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely%'`.execute(
    db,
  );
  const deletes = rows.map(({ name }) => sql`${sql.id(`from_${name}`)} as (delete from ${sql.table(name)})`);
  await asOwner((owner) => sql`with ${sql.join(deletes)} select setval('rev_seq', 1, false)`.execute(owner));
};
