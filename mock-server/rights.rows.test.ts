import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '#lib/newId.ts';
import { readScoped } from './auth/rowScope.ts';
import { findViewer } from './auth/viewer.ts';
import { APP_ROLE } from './db/migrations/0011_rows_of_boats.ts';
import { as } from './testing/as.ts';
import { canaryIdOf, seedCanaries } from './testing/rights/fixture.ts';
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

  test('every table with rows of boats has its row rule', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'boat_id'
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and not exists
        (select 1 from pg_policy p where p.polrelid = c.oid and c.relrowsecurity) order by 1`.execute(
      server.services.database.db,
    );
    expect(rows).toEqual([]);
  });

  test('a call runs under a role that owns nothing and cannot read the secret that signs links', async () => {
    const { token } = await as(server, 'captain');
    const viewer = await findViewer(server.services, token);
    if (!viewer) throw new Error('No session');
    const read = (query: string) =>
      readScoped(
        server.services.database,
        viewer,
        async (db) => (await sql.raw<{ value: string }>(query).execute(db)).rows,
      );
    expect(await read('select current_user as value')).toEqual([{ value: APP_ROLE }]);
    expect(await read('select boat_id as value from guests group by boat_id')).toEqual([
      { value: 'boat-halcyon' },
    ]);
    await expect(read('select value from settings')).rejects.toThrow('permission denied');
    const { rows } = await sql<{ value: string }>`select current_user as value`.execute(
      server.services.database.db,
    );
    expect(rows[0]?.value).not.toBe(APP_ROLE);
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
