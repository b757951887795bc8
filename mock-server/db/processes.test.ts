import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import { type Database, openDatabase } from './database.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

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
    vi.spyOn(console, 'error').mockImplementation(() => {});
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
