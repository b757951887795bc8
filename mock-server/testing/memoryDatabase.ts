import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { type Database, databaseOnPglite, openDatabase } from '../db/database.ts';
import { openMemoryPglite } from '../db/durablePglite.ts';

const { version } = createRequire(import.meta.resolve('@electric-sql/pglite'))('../package.json');

/** An empty cluster, made once per machine and version: making one takes seconds, reading one a third of a second. */
const cluster = join(tmpdir(), `pglite-${version}-empty.tar`);

const openMemory = async (): Promise<Database> => {
  const kept = existsSync(cluster) ? new Blob([await readFile(cluster)]) : undefined;
  const pglite = await openMemoryPglite(kept);
  if (!kept) {
    const aside = `${cluster}.${randomUUID()}`;
    const dump = await pglite.dumpDataDir('none');
    await writeFile(aside, Buffer.from(await dump.arrayBuffer()));
    await rename(aside, cluster);
  }
  return databaseOnPglite(pglite, () => pglite.close(), 'Storage: PGlite in memory, for a test.');
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

/** A migrated, empty database of its own for a test file: PGlite in memory, or PostgreSQL where TEST_DATABASE_URL says so. */
export const openTestDatabase = (): Promise<Database> => {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server) : openMemory();
};

/**
 * Empties all tables between tests and starts the revisions anew; a few milliseconds. By DELETE, since TRUNCATE makes a
 * new file for every table and index, however empty it is.
 */
export const truncateAll = async ({ db }: Database) => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely%'`.execute(
    db,
  );
  const deletes = rows.map(({ name }) => sql`${sql.id(`from_${name}`)} as (delete from ${sql.table(name)})`);
  await sql`with ${sql.join(deletes)} select setval('rev_seq', 1, false)`.execute(db);
};
