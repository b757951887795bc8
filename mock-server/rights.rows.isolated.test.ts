import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '#lib/newId.ts';
import { readScoped, setRowScope } from './auth/rowScope.ts';
import { findViewer } from './auth/viewer.ts';
import { APP_ROLE } from './db/migrations/0011_rows_of_boats.ts';
import { as } from './testing/as.ts';
import { canaryIdOf } from './testing/rights/canaries.ts';
import { seedCanaries } from './testing/rights/fixture.ts';
import { checkRefused } from './testing/rights/matrix.ts';
import { bothStores } from './testing/stores.ts';
import { useTestApp } from './testing/useTestApp.ts';

// The first wall is removed: the server no longer checks the boat. The second wall must hold alone.
vi.mock('./auth/viewer.ts', async (load) => {
  const real = await load<typeof import('./auth/viewer.ts')>();
  // A name that does not exist would leave the first wall standing: it does not compile.
  return { ...real, canAccessBoat: () => true } satisfies typeof real;
});

const { stores, stop } = await bothStores();
afterAll(stop);

describe.each(stores)('rows of other boats, on $name', ({ open }) => {
  const server = useTestApp({ open, reset: 'once' });
  beforeAll(async () => {
    await seedCanaries(server);
  });

  test('every table that calls can read has a row rule, forced and sealed', async () => {
    const { db } = server.services.database;
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        and has_any_column_privilege(${APP_ROLE}, c.oid, 'select, insert, update')
        and not (c.relrowsecurity and c.relforcerowsecurity
          and exists (select 1 from pg_policy p where p.polrelid = c.oid)) order by 1`.execute(db);
    expect(rows).toEqual([]);
    const { rows: open } = await sql`select 1 from pg_policies
      where (qual || coalesce(with_check, '')) like '%current_setting%'`.execute(db);
    expect(open).toEqual([]);
  });

  /** Runs one statement as a call of a user would, whatever the application allows. */
  const tryAs = async (username: string, ...statements: string[]) => {
    const { token } = await as(server, username);
    const viewer = await findViewer(server.services, token);
    if (!viewer) throw new Error('No session');
    let last: Record<string, unknown>[] = [];
    const { database } = server.services;
    await database.limited.transaction().execute(async (trx) => {
      await setRowScope(database, trx, viewer);
      for (const statement of statements)
        last = (await sql.raw<Record<string, unknown>>(statement).execute(trx)).rows;
    });
    return last;
  };

  test('a call runs under a role that owns nothing and cannot read the secret that signs links', async () => {
    expect(await tryAs('captain', 'select current_user::text as value')).toEqual([{ value: APP_ROLE }]);
    expect(await tryAs('captain', 'select boat_id as value from guests group by boat_id')).toEqual([
      { value: 'boat-halcyon' },
    ]);
    const { rows } = await sql<{ value: string }>`select current_user::text as value`.execute(
      server.services.database.db,
    );
    expect(rows[0]?.value).not.toBe(APP_ROLE);
  });

  test.each([
    ['the secret of links', 'select value from settings'],
    ['the key of seals', 'select * from shipshape_private.seal'],
    ['the password of a sign-in', 'select * from shipshape_private.sign_ins'],
    ['password hashes', 'select password_hash from users'],
    ['hashes of PINs', 'select pin_hash from profiles'],
    ['links that set a password', 'select token_hash, secret_hash from reset_tokens'],
    ['tries to sign in', 'select * from login_failures'],
    [
      'a session for somebody else',
      "insert into sessions (token_hash, user_id, expires_at) values ('x', 'user-superadmin', now())",
    ],
    [
      'a link that sets the password of a superadmin',
      "insert into reset_tokens (token_hash, secret_hash, user_id, expires_at) values ('x', 'x', 'user-superadmin', now())",
    ],
    [
      'a link that sets the password of a colleague',
      "insert into reset_tokens (token_hash, secret_hash, user_id, expires_at) values ('x', 'x', 'user-captain', now())",
    ],
    ['a password', "update users set password_hash = 'x' where _id = 'user-captain'"],
    ['the rank of superadmin', "update users set superadmin = true where _id = 'user-captain'"],
    ['the role of superadmin', "update users set role = 'superadmin' where _id = 'user-captain'"],
    ['another boat', "update users set boat_id = 'boat-corsair' where _id = 'user-captain'"],
    ['another company', "update users set management_id = 'management-levante' where _id = 'user-captain'"],
    [
      'a flag of their own',
      `update users set data = jsonb_set(data, '{flags,guests}', to_jsonb(not (data->'flags'->>'guests')::boolean)) where _id = 'user-captain'`,
    ],
    [
      'a superadmin of their own making',
      `insert into users (_id, username, email, password_hash, role, boat_id, superadmin, data)
        values ('made', 'made', 'made@x.example', 'x', 'crew', 'boat-halcyon', true, '{"flags":{}}')`,
    ],
    [
      'a flag that they lack, for another',
      `update users set data = jsonb_set(data, '{flags,superadmin}', 'true') where _id = 'user-jweber'`,
    ],
    ['presets', "insert into presets (_id, name) values ('x', 'x')"],
    ['the list of migrations', 'delete from kysely_migration'],
  ])('a statement of a captain cannot reach or make %s', async (_what, statement) => {
    await expect(tryAs('captain', statement)).rejects.toThrow(
      /permission denied|row-level security|Only|Nobody/,
    );
  });

  test('a statement of a chief officer makes nobody a captain, and one of a captain does', async () => {
    const appoint = (captain: boolean) =>
      `update users set data = data || '{"captain": ${captain}}' where _id = 'user-engineer'`;
    await expect(tryAs('jweber', appoint(true))).rejects.toThrow(/Only a captain/);
    await expect(tryAs('captain', appoint(true))).resolves.toBeDefined();
    // The matrix below knows the engineer without it.
    await expect(tryAs('captain', appoint(false))).resolves.toBeDefined();
  });

  test.each([
    ["select set_config('app.all', 'yes', true)"],
    [`select set_config('app.scope', '{"all":"yes"}', true)`],
    [
      `select set_config('app.scope', '{"all":"yes"}', true), set_config('app.seal', encode(sha256('{"all":"yes"}'), 'hex'), true)`,
    ],
  ])('no setting lifts the limit: %s', async (statement) => {
    const rows = await tryAs('rival', statement, 'select distinct boat_id from worklist').catch(
      // The embedded database refuses the setting itself.
      (error: unknown): Record<string, unknown>[] => {
        expect(String(error)).toContain('permission denied');
        return [];
      },
    );
    expect(rows.filter(({ boat_id }) => boat_id !== 'boat-corsair')).toEqual([]);
  });

  test('each statement of a read is limited by itself, whatever the one before it left', async () => {
    const { token } = await as(server, 'rival');
    const viewer = await findViewer(server.services, token);
    if (!viewer) throw new Error('No session');
    const boats = await readScoped(server.services.database, viewer, async (db) => {
      for (const leave of ['reset role', `select set_config('app.scope', '{"all":"yes"}', false)`])
        await sql
          .raw(leave)
          .execute(db)
          // The embedded database refuses the statement itself.
          .catch((error: unknown) => expect(String(error)).toContain('permission denied'));
      return (await sql<{ boat_id: string }>`select distinct boat_id from worklist`.execute(db)).rows;
    });
    expect(boats).toEqual([{ boat_id: 'boat-corsair' }]);
  });

  test('stored answers, themes and sessions are those of the user alone', async () => {
    const captain = await as(server, 'captain');
    const key = { token: captain.token, headers: { 'idempotency-key': 'of-the-captain' } };
    const body = { _id: newId(), boatID: 'boat-halcyon', firstName: 'Ada', lastName: 'King' };
    expect((await server.call('POST', '/api/guests', { ...key, body })).status).toBe(201);
    expect(await captain.status('GET', `/api/themes/themedetails/${captain.userID}`)).toBe(200);
    for (const table of ['applied_ops', 'themes', 'sessions']) {
      const all = await tryAs('captain', `select user_id from ${table}`);
      expect(all.length, table).toBeGreaterThan(0);
      expect(all.filter(({ user_id }) => user_id !== captain.userID)).toEqual([]);
      expect(await tryAs('superadmin', `select 1 from ${table} where user_id = '${captain.userID}'`)).toEqual(
        [],
      );
    }
  });

  test('the sign-in of calls has nothing to go back to', async () => {
    for (const leave of ['reset role', ' SET ROLE none', 'reset session authorization', '/* x */ reset role'])
      await expect(tryAs('captain', leave, 'select password_hash from users')).rejects.toThrow(
        'permission denied',
      );
    for (const way of [
      "select set_config('role', 'none', true)",
      'do $$ begin reset role; end $$',
      "with a as (select set_config('role', 'none', true)) select * from a",
    ])
      await expect(tryAs('captain', way, 'select password_hash from users'), way).rejects.toThrow(
        'permission denied',
      );
    if (server.services.database.kind !== 'postgres') return;
    for (const role of ['test', 'shipshape_house'])
      await expect(tryAs('captain', `set role ${role}`)).rejects.toThrow('permission denied');
    const { limited, db } = server.services.database;
    await expect(sql`select _id from users`.execute(limited)).rejects.toThrow('permission denied');
    const { rows } = await sql`select 1 from pg_class c join pg_roles r on r.oid = c.relowner
      where r.rolname like 'shipshape%'`.execute(db);
    expect(rows).toEqual([]);
    for (const each of [limited, db])
      await expect(sql`alter table users disable row level security`.execute(each)).rejects.toThrow(
        'must be owner',
      );
  });

  test('an id that exists on another boat is refused without revealing what it is', async () => {
    const captain = await as(server, 'captain');
    const body = { _id: canaryIdOf('guests', 'boat-corsair'), boatID: 'boat-halcyon', firstName: 'Ada' };
    const answer = await captain.call('POST', '/api/guests', body);
    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.json)).not.toContain('canary');
    const there = { _id: newId(), boatID: 'boat-corsair', firstName: 'Ada' };
    expect(await captain.status('POST', '/api/guests', there)).toBe(403);
  });

  test('role x call x boat: nothing is shown and nothing is changed', async () => {
    expect((await checkRefused(server, true)).size).toBeGreaterThan(100);
  });
});
