import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { newId } from '#lib/newId.ts';
import { startTestApp } from '../testing/app.ts';
import { as } from '../testing/as.ts';
import { listen } from '../testing/listen.ts';
import { bothStores } from '../testing/stores.ts';
import { CHANNEL } from './publish.ts';

const BOAT = 'boat-halcyon';
const path = '/api/equipmentgroups';
const { stores, stop } = await bothStores();
afterAll(stop);

describe.runIf(stores.length > 1)('several processes on one PostgreSQL', () => {
  test('after the connection to the database was lost, clients are told to fetch what they missed', async () => {
    const open = stores[1]?.open;
    const server = await startTestApp(open);
    await server.reset();
    const { token } = await as(server, 'captain');
    const client = await listen(server, token, BOAT);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen live'`.execute(
      server.services.database.db,
    );
    await client.next('hello');
    const _id = newId();
    await server.call('POST', path, { token, body: { _id, boatID: BOAT, name: 'Pump' } });
    await client.next('changed', ({ ids }) => ids.includes(_id));
    await server.stop();
  });

  test('many clients need one LISTEN', async () => {
    const server = await startTestApp(stores[1]?.open);
    await server.reset();
    const { token } = await as(server, 'captain');
    const listening = vi.spyOn(server.services.database, 'listen');
    const tokens = [token];
    for (const persona of ['captain', 'captain', 'captain', 'engineer', 'engineer', 'engineer', 'engineer'])
      tokens.push((await as(server, persona)).token);
    // As many as one person may have.
    const listeners = await Promise.all(
      tokens.flatMap((each) => Array.from({ length: 5 }, () => listen(server, each, BOAT))),
    );
    expect(listening.mock.calls.filter(([channel]) => channel === CHANNEL)).toHaveLength(1);
    const _id = newId();
    await server.call('POST', path, { token, body: { _id, boatID: BOAT, name: 'Pump' } });
    await Promise.all(listeners.map((client) => client.next('changed', ({ ids }) => ids.includes(_id))));
    await server.stop();
    await Promise.all(listeners.map((client) => client.ended));
  });
});

test('a user who joins the boat changes the list of people', async () => {
  const server = await startTestApp();
  await server.reset();
  const { token } = await as(server, 'captain');
  const client = await listen(server, token, BOAT);
  await sql`update users set soft_deleted = true where username = 'newcrew'`.execute(
    server.services.database.db,
  );
  const change = await client.next('changed', ({ resource }) => resource === 'people');
  expect(change).toMatchObject({ boatID: BOAT, by: '' });
  await server.stop();
});
