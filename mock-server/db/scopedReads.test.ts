import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { readScoped } from '../auth/rowScope.ts';
import { findViewer, forgetSessions } from '../auth/viewer.ts';
import { as } from '../testing/as.ts';
import { bothStores } from '../testing/stores.ts';
import { useTestApp } from '../testing/useTestApp.ts';
import { databaseOnPglite } from './database.ts';
import { openMemoryPglite } from './durablePglite.ts';
import { APP_ROLE } from './migrations/0011_rows_of_boats.ts';

const { postgres, stores, stop } = await bothStores();
afterAll(stop);

describe.each(stores)('reads with their scope in one round trip, on $name', ({ name, open }) => {
  const server = useTestApp({ open, reset: 'once' });

  const reading = async <T>(work: Parameters<typeof readScoped<T>>[2]) => {
    const viewer = await findViewer(server.services, (await as(server, 'captain')).token);
    if (!viewer) throw new Error('No session');
    return readScoped(server.services.database, viewer, work);
  };

  /** On PostgreSQL the server itself may not change tables. */
  const asOwner = async (text: string) => {
    if (name === 'PGlite') return void (await sql.raw(text).execute(server.services.database.db));
    const owner = new pg.Client(postgres?.url);
    await owner.connect();
    await owner.query(text);
    await owner.end();
  };

  test('values go in and come out as in every other query', async () => {
    const texts = ['plain', 'quo"ted', 'back\\slash', 'comma, {brace}', "apostrophe's", '', 'NULL'];
    const query = sql<Record<string, unknown>>`select ${texts}::text[] as texts, ${null}::text as none,
      ${12.5}::numeric as figure, ${7}::int as whole, ${true}::boolean as yes,
      ${'2026-11-22T10:00:00Z'}::timestamptz as instant, ${JSON.stringify({ a: [1, "x'y"] })}::jsonb as json`;
    const plain = await query.execute(server.services.database.db);
    const scoped = await reading((db) => query.execute(db));
    expect(scoped.rows).toEqual(plain.rows);
    expect(scoped.rows[0]).toMatchObject({ texts, none: null, figure: 12.5, whole: 7, yes: true });
  });

  test('a session that is read anew prepares nothing again', async () => {
    const prepared = async () => {
      const { rows } = await reading((db) =>
        sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements`.execute(db),
      );
      return rows[0]?.count;
    };
    // One connection of the pool after the other.
    for (let i = 0; i < 15; i++) await prepared();
    const before = await prepared();
    for (let i = 0; i < 20; i++) {
      forgetSessions();
      expect(await prepared()).toBe(before);
    }
  });

  test('an error is said as the database says it, and the next read is answered', async () => {
    await expect(reading((db) => sql`select 1 / 0`.execute(db))).rejects.toThrow('division by zero');
    await expect(reading((db) => sql`select nothing from nowhere`.execute(db))).rejects.toThrow('nowhere');
    const { rows } = await reading((db) => sql`select 1 as one`.execute(db));
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('a prepared statement survives a change of its table, and a list longer than any before it', async () => {
    await asOwner('create table scratch (a int)');
    await asOwner('insert into scratch values (1)');
    await asOwner(`grant select on scratch to ${APP_ROLE}`);
    const scratch = () => reading((each) => sql`select * from scratch`.execute(each));
    // One connection of the pool after the other.
    for (let i = 0; i < 25; i++) expect((await scratch()).rows).toEqual([{ a: 1 }]);
    await asOwner('alter table scratch add column b int default 2');
    for (let i = 0; i < 25; i++) expect((await scratch()).rows).toEqual([{ a: 1, b: 2 }]);
    const list = Array.from({ length: 40 }, (_, i) => i + 1);
    const among = sql`select a from scratch where a in (${sql.join(list)})`;
    for (let i = 0; i < 3; i++)
      expect((await reading((each) => among.execute(each))).rows).toEqual([{ a: 1 }]);
    await asOwner('drop table scratch');
    await expect(scratch()).rejects.toThrow('scratch');
  });

  test('fifty reads at once are each answered with their own rows, beside writes', async () => {
    const { db } = server.services.database;
    const write = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await sql`select 2`.execute(trx);
    });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        reading((each) => sql<{ n: number }>`select ${i}::int as n`.execute(each)),
      ),
    );
    await write;
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 50 }, (_, i) => i));
  });

  test('a read may use no other connection, and begins no transaction', async () => {
    const { db } = server.services.database;
    await expect(reading(() => sql`select 1`.execute(db))).rejects.toThrow('Inside a transaction');
    await expect(reading((each) => each.transaction().execute(async () => 1))).rejects.toThrow(
      'no transaction of its own',
    );
  });
});

test('a read that PGlite ends without an answer is asked again, and fails if that has none either', async () => {
  const pglite = await openMemoryPglite();
  const database = await databaseOnPglite(pglite, () => pglite.close(), '');
  const read = () =>
    sql<{ one: number }>`select 1 as one`.execute(
      database.readAs({ scope: '{}', seal: database.seal('{}'), role: APP_ROLE }),
    );
  const exec = pglite.execProtocol.bind(pglite);
  let unanswered = 1;
  pglite.execProtocol = async (...sent) => {
    const answer = await exec(...sent);
    unanswered -= 1;
    return unanswered >= 0 ? { ...answer, messages: [] } : answer;
  };
  expect((await read()).rows).toEqual([{ one: 1 }]);
  unanswered = 2;
  await expect(read()).rejects.toThrow('has not answered');
  expect((await read()).rows).toEqual([{ one: 1 }]);
  await database.close();
});
