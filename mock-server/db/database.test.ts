import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase, truncateAll } from '../testing/memoryDatabase.ts';
import { startPostgres } from '../testing/postgres.ts';
import { type Database, openDatabase } from './database.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const nothing = { boat_id: null, data: JSON.stringify({ parentID: '', isArchived: false }) };

const stores = [
  { name: 'PGlite', open: openTestDatabase, installed: true },
  {
    name: 'PostgreSQL',
    open: () => openDatabase({ url: postgres?.url ?? '' }),
    installed: postgres !== undefined,
  },
];

describe.each(stores)('$name', ({ open, installed }) => {
  let database: Database;
  beforeAll(async () => {
    if (installed) database = await open();
  });
  beforeEach(async () => {
    if (installed) await truncateAll(database);
  });
  afterAll(() => database?.close());
  const run = test.runIf(installed);

  run('gives values back as the same types', async () => {
    const { rows } = await sql`
      select 42::int8 as big, 12.5::numeric as amount, 7::int4 as small, count(*) as counted, true as yes, null::int8 as none,
        '2026-02-03 04:05:06.789+02'::timestamptz as at, '2026-02-03'::date as day, '{"a":[1,null,"x"]}'::jsonb as doc,
        'null'::jsonb as json_null, '"text"'::jsonb as json_text, '[1,2]'::json as list`.execute(database.db);
    expect(rows).toEqual([
      {
        big: 42,
        amount: 12.5,
        small: 7,
        counted: 1,
        yes: true,
        none: null,
        at: '2026-02-03T02:05:06.789Z',
        day: '2026-02-03',
        doc: { a: [1, null, 'x'] },
        json_null: null,
        json_text: 'text',
        list: [1, 2],
      },
    ]);
  });

  run('refuses to round a whole number that is too large', async () => {
    await expect(sql`select 9007199254740993::int8 as big`.execute(database.db)).rejects.toThrow('too large');
  });

  run('keeps times to the millisecond, and finds them by the text it gave', async () => {
    const { db } = database;
    const inserted = await db
      .insertInto('equipmentgroups')
      .values({ ...nothing, _id: 'a' })
      .returning('created_at')
      .executeTakeFirstOrThrow();
    expect(inserted.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(
      await db
        .selectFrom('equipmentgroups')
        .select('_id')
        .where('created_at', '=', inserted.created_at)
        .execute(),
    ).toEqual([{ _id: 'a' }]);
  });

  run.each([[{ a: { b: [1] } }], [[1, 'two', null]], ['plain text'], [true], [null]])(
    'stores %j as jsonb and reads it back',
    async (value) => {
      const { db } = database;
      await db
        .insertInto('settings')
        .values({ key: 'k', value: JSON.stringify(value) })
        .execute();
      expect((await db.selectFrom('settings').select('value').executeTakeFirstOrThrow()).value).toEqual(
        value,
      );
    },
  );

  run('computes the keys of equipment from its data and numbers every row', async () => {
    const { db } = database;
    await db
      .insertInto('equipmentgroups')
      .values({ ...nothing, _id: 'a' })
      .execute();
    await db
      .insertInto('equipmentgroups')
      .values({ _id: 'b', data: JSON.stringify({ parentID: 'a', isArchived: true }) })
      .execute();
    const rows = await db
      .selectFrom('equipmentgroups')
      .select(['_id', 'parent_id', 'is_archived', 'rev', 'field_revs'])
      .orderBy('rev')
      .execute();
    expect(rows).toEqual([
      { _id: 'a', parent_id: null, is_archived: false, rev: 1, field_revs: {} },
      { _id: 'b', parent_id: 'a', is_archived: true, rev: 3, field_revs: {} },
    ]);
  });

  run('counts the rows a statement changed', async () => {
    const { db } = database;
    await db
      .insertInto('settings')
      .values(['a', 'b', 'c'].map((key) => ({ key, value: '1' })))
      .execute();
    const result = await db
      .updateTable('settings')
      .set({ value: '2' })
      .where('key', '!=', 'a')
      .executeTakeFirst();
    expect(result.numUpdatedRows).toBe(2n);
  });

  run('takes back all of a transaction that failed, and works on', async () => {
    const { db } = database;
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('settings').values({ key: 'k', value: '1' }).execute();
      await trx.insertInto('settings').values({ key: 'k', value: '2' }).execute();
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  run('says so instead of waiting for ever when a transaction uses the connection beside it', async () => {
    const { db } = database;
    const nested = (work: () => Promise<unknown>) =>
      expect(db.transaction().execute(work)).rejects.toThrow('Inside a transaction');
    await nested(() => db.selectFrom('settings').selectAll().execute());
    await nested(() => sql`select 1`.execute(db));
    await nested(() => db.transaction().execute(async () => undefined));
    await nested(() => database.notify('changes', 'x'));
    let later = Promise.resolve<unknown>(undefined);
    const ended = Promise.withResolvers<void>();
    await db.transaction().execute(async () => {
      later = ended.promise.then(() => db.selectFrom('settings').selectAll().execute());
    });
    ended.resolve();
    expect(await later).toEqual([]);
  });

  run('runs transactions side by side', async () => {
    const { db } = database;
    const keys = Array.from({ length: 20 }, (_, i) => `k${i}`);
    await Promise.all(
      keys.map((key) =>
        db.transaction().execute((trx) => trx.insertInto('settings').values({ key, value: '1' }).execute()),
      ),
    );
    expect(await db.selectFrom('settings').select('key').execute()).toHaveLength(20);
  });

  run('tells listeners, after the commit and only then, until they stop', async () => {
    const received: string[] = [];
    const waiting: (() => void)[] = [];
    const stop = await database.listen('changes', (payload) => {
      received.push(payload);
      waiting.shift()?.();
    });
    const next = () => new Promise<void>((resolve) => waiting.push(resolve));
    const first = next();
    await database.notify('changes', 'one "quoted" ü');
    await first;
    const second = next();
    await database.db
      .transaction()
      .execute(async (trx) => {
        await sql`select pg_notify('changes', 'taken back')`.execute(trx);
        throw new Error('no');
      })
      .catch(() => undefined);
    await database.db
      .transaction()
      .execute((trx) => sql`select pg_notify('changes', 'committed')`.execute(trx));
    await second;
    await stop();
    const again = Promise.withResolvers<void>();
    const stopAgain = await database.listen('changes', () => again.resolve());
    await database.notify('changes', 'after the stop');
    await again.promise;
    await stopAgain();
    expect(received).toEqual(['one "quoted" ü', 'committed']);
  });

  run('refuses a channel name that would need quoting', async () => {
    await expect(database.listen('a; drop table users', () => undefined)).rejects.toThrow('no channel name');
    await expect(database.notify('Changes', '')).rejects.toThrow('no channel name');
  });
});

describe.runIf(postgres)('several processes on one PostgreSQL', () => {
  test("start at once on an empty database, and receive each other's notifications", async () => {
    const admin = await openDatabase({ url: postgres?.url ?? '' });
    await admin.asOwner((owner) => sql`create database together`.execute(owner));
    await admin.close();
    const url = new URL(postgres?.url ?? '');
    url.pathname = 'together';
    const all = await Promise.all(Array.from({ length: 6 }, () => openDatabase({ url: url.href })));
    const [first, ...others] = all;
    const received = await Promise.all(
      others.map(async (other) => {
        const { promise, resolve } = Promise.withResolvers<string>();
        await other.listen('changes', resolve);
        return { promise };
      }),
    );
    await first?.notify('changes', 'rev 7');
    expect(await Promise.all(received.map(({ promise }) => promise))).toEqual(others.map(() => 'rev 7'));
    await Promise.all(all.map((database) => database.close()));
  });

  test("an owner who is no superuser needs CREATEROLE once, and is not the server's sign-in", async () => {
    const admin = await openDatabase({ url: postgres?.url ?? '' });
    for (const statement of [
      "create role host login createrole password 'of the host'",
      'create database hosted owner host',
      // A cluster on which another database made the roles.
      'grant shipshape_app, shipshape_house to host with admin option',
    ])
      await admin.asOwner((owner) => sql.raw(statement).execute(owner));
    const url = new URL(postgres?.url ?? '');
    url.pathname = 'hosted';
    url.username = 'host';
    const onHost = async (statement: string) => {
      const given = new URL(url);
      given.username = 'test';
      const client = new pg.Client({ connectionString: given.href });
      await client.connect();
      await client.query(statement);
      await client.end();
    };
    await onHost('grant all on schema public to host');
    const first = await openDatabase({ url: url.href });
    const insertUser = sql`insert into users (_id, username, email, password_hash, role, data)
      values ('one', 'one', '', 'x', 'crew', '{"flags":{}}')`;
    await insertUser.execute(first.db);
    const whoIs = async (db: Database['db']) =>
      (await sql<{ who: string }>`select session_user::text as who`.execute(db)).rows[0]?.who;
    expect(await whoIs(first.db)).toMatch(/^shipshape_house_\d+$/);
    expect(await whoIs(first.limited)).toMatch(/^shipshape_app_\d+$/);
    await first.vacuum();
    await first.close();
    await onHost('alter role host nocreaterole');
    const second = await openDatabase({ url: url.href });
    expect((await sql`select _id from users`.execute(second.db)).rows).toEqual([{ _id: 'one' }]);
    // Forced: the owner passes as a member of the house, by a policy that can be seen and revoked.
    await admin.asOwner((owner) => sql`revoke shipshape_house, shipshape_app from host`.execute(owner));
    expect((await second.asOwner((owner) => sql`select _id from users`.execute(owner))).rows).toEqual([]);
    await second.close();
    await admin.close();
  });

  test('a listener whose connection breaks reports a gap, and receives again', async () => {
    const database = await openDatabase({ url: postgres?.url ?? '' });
    const missed = Promise.withResolvers<void>();
    const received = Promise.withResolvers<string>();
    await database.listen('breaks', received.resolve, missed.resolve);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen breaks'`.execute(
      database.db,
    );
    await missed.promise;
    await database.notify('breaks', 'still here');
    expect(await received.promise).toBe('still here');
    await database.close();
  });

  test('connections that the database ends in the middle of work do not end the process', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const database = await openDatabase({ url: postgres?.url ?? '' });
    const works = Array.from({ length: 8 }, () =>
      sql`select pg_sleep(60)`.execute(database.db).then(
        () => 'done',
        () => 'failed',
      ),
    );
    const outside = new pg.Client({ connectionString: postgres?.url });
    await outside.connect();
    const of = "from pg_stat_activity where query = 'select pg_sleep(60)'";
    await expect.poll(async () => (await outside.query(`select 1 ${of}`)).rowCount).toBe(works.length);
    await outside.query(`select pg_terminate_backend(pid) ${of}`);
    expect(await Promise.all(works)).toEqual(works.map(() => 'failed'));
    // A connection that is about to be noticed as ended may be given out once more.
    const ask = () =>
      sql<{ one: number }>`select 1 as one`.execute(database.db).then(
        ({ rows }) => rows,
        () => 'failed',
      );
    await expect.poll(ask).toEqual([{ one: 1 }]);
    await outside.end();
    await database.close();
  });
});
