import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { resetDemo } from '../seed/snapshot.ts';
import { openTestDatabase } from './memoryDatabase.ts';
import { memoryStore } from './memoryStore.ts';

const write = sql`insert into settings (key, value) values ('of a test', '1')`;
const revision = sql<{ at: number }>`select nextval('rev_seq')::int as at`;
const tables = sql<{ name: string }>`select tablename as name from pg_tables where tablename = 'left_behind'`;

test('what a file left in its database is not there for the next one', async () => {
  const first = await openTestDatabase();
  const { rows: start } = await revision.execute(first.db);
  await sql`create table left_behind ()`.execute(first.db);
  await first.close();
  await expect(tables.execute(first.db)).rejects.toThrow('closed');
  const second = await openTestDatabase();
  expect((await tables.execute(second.db)).rows).toEqual([]);
  await write.execute(second.db);
  await second.close();
  const third = await openTestDatabase();
  const { rows } = await sql`select 1 from settings where key = 'of a test'`.execute(third.db);
  expect(rows).toEqual([]);
  await sql`select setval('rev_seq', 700)`.execute(third.db);
  await third.close();
  const fourth = await openTestDatabase();
  const { rows: next } = await revision.execute(fourth.db);
  expect(next).toEqual(start);
  await fourth.close();
});

test('in the next file too, what is written comes after the revisions of the demo data', async () => {
  const services = (database: Database) => ({ database, files: memoryStore(), clock: () => new Date() });
  for (const file of [1, 2, 3]) {
    const database = await openTestDatabase();
    await resetDemo(services(database), '1');
    const { rows } = await sql<{ most: number }>`select max(rev)::int as most from worklist`.execute(
      database.db,
    );
    const { rows: next } = await revision.execute(database.db);
    expect(next[0]?.at, `file ${file}`).toBeGreaterThan(rows[0]?.most ?? Number.NaN);
    await database.close();
  }
});
