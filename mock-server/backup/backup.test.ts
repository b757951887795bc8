import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { epochOf } from '../auth/secret.ts';
import { type Database, openAsOwner, openDatabase } from '../db/database.ts';
import { migrate, migrationsOf } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { seed } from '../seed/seed.ts';
import type { FileStore } from '../store/files.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { startPostgres } from '../testing/postgres.ts';
import { useTestApp } from '../testing/useTestApp.ts';
import { makeBackup } from './backup.ts';
import { readBackupFile } from './backupFile.ts';
import { backUpNightly, keptDays } from './nightly.ts';
import { restoreBackup } from './restore.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

let folder = '';
const opened: Database[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The address of a new, empty PostgreSQL database. */
const newOnPostgres = async () => {
  const url = new URL(postgres?.url ?? '');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  url.pathname = `b_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${url.pathname.slice(1)}`);
  await client.end();
  return url.href;
};

const openOnPostgres = async (url: string) => {
  const database = await openDatabase({ url });
  opened.push(database);
  return database;
};

type Store = 'PGlite' | 'PostgreSQL';
const server = useTestApp();

/** Demo data on either store, with its contents. */
const seeded = async (store: Store) => {
  if (store === 'PGlite') return server.services;
  const source = {
    ...server.services,
    database: await openOnPostgres(await newOnPostgres()),
    files: memoryStore(),
  };
  await seed(source, '1');
  return source;
};

const namesIn = async (files: FileStore) => {
  const all: string[] = [];
  for await (const names of files.names()) all.push(...names);
  return all.sort();
};

/** Restores into a new PostgreSQL database, as the command does. */
const restoreOnPostgres = async (path: string) => {
  const url = await newOnPostgres();
  const files = memoryStore();
  const target = await openAsOwner({ url, dataDir: '' });
  await restoreBackup({ asOwner: target.asOwner, files }, { path });
  return { files, database: await openOnPostgres(url) };
};

/** Replaces what is in an embedded database. */
const restoreOnPglite = async (path: string) => {
  const { database } = server.services;
  const files = memoryStore();
  await restoreBackup({ asOwner: database.asOwner, files }, { path, replace: true });
  return { files, database };
};

describe.each<{ from: Store; to: Store }>([
  { from: 'PGlite', to: 'PostgreSQL' },
  { from: 'PostgreSQL', to: 'PGlite' },
])('from $from into $to', ({ from, to }) => {
  test('a backup restores every row and content; revisions go on above, and the epoch is new', async () => {
    const source = await seeded(from);
    const before = await epochOf(source.database);
    await sql`insert into history (_id, resource, item_id, action, before, after) values
      ('odd', 'users', 'x', 'update', 'null'::jsonb, null),
      ('odder', 'users', 'x', 'update', ${JSON.stringify({ text: 'é"\\\n\t\u{1F6A4}', number: 1e-7 })}::jsonb, '[1.50]'::jsonb)`.execute(
      source.database.db,
    );
    const path = join(folder, 'a.backup');
    const made = await makeBackup(source, path);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(made.sums.tables.users?.rows).toBeGreaterThan(10);
    expect(made.sums.contents.count).toBeGreaterThan(5);
    const { files, database: target } = await (to === 'PGlite' ? restoreOnPglite : restoreOnPostgres)(path);
    expect(await namesIn(files)).toEqual(await namesIn(source.files));
    expect(await epochOf(target)).not.toBe(before);
    const { rows } = await sql<{ next: number }>`select nextval('rev_seq') as next`.execute(target.db);
    expect(rows[0]?.next).toBeGreaterThan(made.header.revision + 1000);
    // What is backed up from there is the same again.
    const again = await makeBackup({ ...source, database: target, files }, join(folder, 'b.backup'));
    const { settings: _, ...same } = again.sums.tables;
    const { settings: __, ...first } = made.sums.tables;
    expect(same).toEqual(first);
  });
});

test('a database with people in it is refused, unless it is to be replaced; sessions end if asked', async () => {
  const source = server.services;
  const { asOwner, db } = source.database;
  const path = join(folder, 'a.backup');
  await sql`insert into sessions (token_hash, user_id, expires_at) values ('a', 'user-captain', now())`.execute(
    db,
  );
  await makeBackup(source, path);
  await sql`delete from worklist`.execute(db);
  const target = { asOwner, files: source.files };
  await expect(restoreBackup(target, { path })).rejects.toThrow(/holds data already/);
  const jobs = async () => (await sql`select 1 from worklist`.execute(db)).rows.length;
  expect(await jobs()).toBe(0);
  await restoreBackup(target, { path, replace: true });
  expect(await jobs()).toBeGreaterThan(10);
  const sessions = async () => (await sql`select 1 from sessions`.execute(db)).rows.length;
  expect(await sessions()).toBe(1);
  await restoreBackup(target, { path, replace: true, signOut: true });
  expect(await sessions()).toBe(0);
});

test('a file that was cut short or changed is refused before anything is touched', async () => {
  const source = server.services;
  const path = join(folder, 'a.backup');
  await makeBackup(source, path);
  const bytes = await readFile(path);
  const users = async () => (await sql`select 1 from users`.execute(source.database.db)).rows.length;
  const had = await users();
  const restore = () =>
    restoreBackup(
      { asOwner: source.database.asOwner, files: source.files },
      { path: join(folder, 'bad'), replace: true },
    );
  for (const at of [0.2, 0.5, 0.9, 0.999]) {
    const end = Math.floor(bytes.length * at);
    await writeFile(join(folder, 'bad'), bytes.subarray(0, end));
    await expect(restore(), `cut at ${at}`).rejects.toThrow(/is no whole backup/);
    const changed = Buffer.from(bytes);
    changed[end] = (changed[end] ?? 0) ^ 1;
    await writeFile(join(folder, 'bad'), changed);
    await expect(restore(), `changed at ${at}`).rejects.toThrow();
  }
  await writeFile(join(folder, 'bad'), 'something else\n');
  await expect(restore()).rejects.toThrow();
  expect(await users()).toBe(had);
});

test('a row that the database gives back otherwise is noticed, and nothing is replaced', async () => {
  const source = server.services;
  const { asOwner, db } = source.database;
  const path = join(folder, 'a.backup');
  await makeBackup(source, path);
  await sql
    .raw(
      `create function alter_row() returns trigger language plpgsql as $$ begin new.name := 'other'; return new; end $$;`,
    )
    .execute(db);
  await sql
    .raw('create trigger a before insert on boats for each row execute function alter_row()')
    .execute(db);
  await expect(restoreBackup({ asOwner, files: source.files }, { path, replace: true })).rejects.toThrow(
    'these tables differ from the backup: boats',
  );
  await sql`drop function alter_row cascade`.execute(db);
  expect((await sql`select 1 from boats where name = 'other'`.execute(db)).rows).toEqual([]);
});

test('a backup of an older version goes into an empty place, which is then brought up to date; one of a newer is refused', async () => {
  const old = await openAsOwner({ url: await newOnPostgres(), dataDir: '' });
  await old.asOwner(async (db) => {
    await migrate(db, '0015_accounts_proved');
    await sql`insert into boats (_id, name, data) values ('old', 'Old', '{}')`.execute(db);
  });
  const path = join(folder, 'a.backup');
  const { header } = await makeBackup({ ...server.services, database: old }, path);
  expect(header.migrations.at(-1)).toBe('0015_accounts_proved');
  await expect(
    restoreBackup(
      { asOwner: server.services.database.asOwner, files: memoryStore() },
      { path, replace: true },
    ),
  ).rejects.toThrow(/another version of this program/);
  const { db, asOwner } = (await restoreOnPostgres(path)).database;
  expect((await sql`select name from boats`.execute(db)).rows).toEqual([{ name: 'Old' }]);
  expect(await asOwner(migrationsOf)).toEqual(Object.keys(migrations));
  const later = (await readFile(path)).toString('latin1').replace('0015_accounts_proved', '9999_later');
  await writeFile(path, Buffer.from(later, 'latin1'));
  await expect(restoreOnPostgres(path)).rejects.toThrow(/newer version of this program \(9999_later\)/);
});

test('of nightly backups the last days, weeks and months stay', async () => {
  const days = Array.from({ length: 500 }, (_, n) =>
    new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString().slice(0, 10),
  );
  const kept = [...keptDays(days, { daily: 7, weekly: 4, monthly: 12 })].sort().reverse();
  expect(kept.slice(0, 7)).toEqual([...days].reverse().slice(0, 7));
  // 2027-05-15 is a Saturday: the Sundays before it, then the last days of months.
  expect(kept.slice(7)).toEqual([
    '2027-05-02',
    '2027-04-30',
    '2027-04-25',
    '2027-03-31',
    '2027-02-28',
    '2027-01-31',
    '2026-12-31',
    '2026-11-30',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
  ]);
});

test('a nightly backup is made once a day from its hour on, and old ones go', async () => {
  const source = server.services;
  const rule = { folder: join(folder, 'nightly'), hour: 2, keep: { daily: 2, weekly: 0, monthly: 0 } };
  const at = (day: number, hour: number) =>
    backUpNightly({ ...source, clock: () => new Date(2026, 5, day, hour) }, rule);
  await at(1, 1);
  await expect(readdir(rule.folder)).rejects.toThrow();
  await at(1, 2);
  const made = await stat(join(rule.folder, 'shipshape-2026-06-01.backup'));
  await at(1, 3);
  expect((await stat(join(rule.folder, 'shipshape-2026-06-01.backup'))).mtimeMs).toBe(made.mtimeMs);
  await at(2, 5);
  await at(3, 23);
  expect((await readdir(rule.folder)).sort()).toEqual([
    'shipshape-2026-06-02.backup',
    'shipshape-2026-06-03.backup',
  ]);
  await readBackupFile(join(rule.folder, 'shipshape-2026-06-03.backup'));
});
