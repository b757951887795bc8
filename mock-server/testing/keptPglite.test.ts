import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from './memoryDatabase.ts';

const write = sql`insert into settings (key, value) values ('of a test', '1')`;
const tables = sql<{ name: string }>`select tablename as name from pg_tables where tablename = 'left_behind'`;

test('what a file left in its database is not there for the next one', async () => {
  const first = await openTestDatabase();
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
  const { rows: next } = await sql<{ at: number }>`select nextval('rev_seq')::int as at`.execute(fourth.db);
  expect(next).toEqual([{ at: 1 }]);
  await fourth.close();
});
