import { readdirSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/memoryDatabase.ts';
import { migrations } from './index.ts';
import { createResourceTable } from './resourceTable.ts';
import { me } from './rowRule.ts';

test('every migration of the folder is in the list, in order', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((name) => /^\d{4}_\w+\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
  expect(Object.keys(migrations), 'add the file to the list of migrations/index.ts').toEqual(files);
  expect(new Set(files.map((name) => name.slice(0, 4))).size).toBe(files.length);
});

test('the table of a resource gets its row rule, equal to what migration 0011 gave earlier tables', async () => {
  const { db, close } = await openTestDatabase();
  const added = async (next: Kysely<unknown>) => {
    await createResourceTable(next, 'trips');
    const userID = "user_id text not null generated always as (data->>'userID') stored";
    await createResourceTable(next, 'papers', [userID], [], `user_id = ${me}`);
  };
  const getMigrations = async () => ({ ...migrations, '9999_test': { up: added } });
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  expect(error).toBeUndefined();
  const { rows } = await sql<{ name: string; rule: string }>`
    select p.tablename as name,
      string_agg(concat(p.policyname, p.qual, p.with_check, p.roles, c.relrowsecurity, c.relforcerowsecurity), ';' order by p.policyname) as rule
    from pg_policies p join pg_class c on c.relname = p.tablename
    where p.tablename in ('guests', 'trips', 'certificates', 'papers') group by 1`.execute(db);
  await close();
  const ruleOf = new Map(rows.map(({ name, rule }) => [name, rule]));
  expect(ruleOf.get('guests')).toContain('shipshape_app');
  expect(ruleOf.get('trips')).toBe(ruleOf.get('guests'));
  expect(ruleOf.get('papers')).toBe(ruleOf.get('certificates'));
});
