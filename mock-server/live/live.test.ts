import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { as } from '../testing/as.ts';
import { listen } from '../testing/listen.ts';
import { bothStores } from '../testing/stores.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const path = '/api/equipmentgroups';
const { stores, stop } = await bothStores();
afterAll(stop);
describe.each(stores)('live updates on $name', ({ name, open }) => {
  const server = useTestApp({ open });
  /** Another process on the same database, if the database allows one. */
  let other: TestApp;
  let engineer: string;
  let captain: string;
  beforeAll(async () => {
    other = name === 'PGlite' ? server : await startTestApp(open);
  });
  afterAll(async () => {
    if (other !== server) await other.stop();
  });
  beforeEach(async () => {
    engineer = (await as(server, 'engineer')).token;
    captain = (await as(server, 'captain')).token;
  });

  const create = async (opId = '', by = engineer, boatID = BOAT) => {
    const _id = newId();
    const headers: Record<string, string> = opId ? { 'idempotency-key': opId } : {};
    const body = { _id, boatID, name: 'CANARY pump' };
    expect((await server.call('POST', path, { token: by, headers, body })).status).toBe(201);
    return _id;
  };
  const setUser = (username: string, change: ReturnType<typeof sql>) =>
    sql`update users set ${change} where username = ${username}`.execute(server.services.database.db);

  test('others receive a change from any process, with the person and the operation', async () => {
    const listeners = await Promise.all([listen(server, captain, BOAT), listen(other, captain, BOAT)]);
    const id = await create('op-1');
    const { rows } = await sql<{ rev: number; updated_by: string }>`
      select rev, updated_by from equipmentgroups where _id = ${id}`.execute(server.services.database.db);
    for (const client of listeners)
      expect(await client.next('changed')).toEqual({
        resource: 'equipmentgroups',
        boatID: BOAT,
        rev: rows[0]?.rev,
        ids: [id],
        by: rows[0]?.updated_by,
        op: 'op-1',
      });
    const own = await listen(other, engineer, BOAT);
    await create('op-2');
    expect(await own.next('changed')).toMatchObject({ op: 'op-2' });
  });

  test('every kind of write is published: update, delete, comment, work, reading, file, view', async () => {
    const client = await listen(other, captain, BOAT);
    const heard = (resource: string, id: string) =>
      client.next('changed', (change) => change.resource === resource && change.ids.includes(id));
    const write = async (method: string, where: string, body?: object) => {
      const answer = await server.call(method, where, { token: engineer, ...(body ? { body } : {}) });
      expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
    };
    const [machine, job, view] = [newId(), newId(), newId()];
    await write('POST', path, { _id: machine, boatID: BOAT, name: 'Pump', metered: true });
    await heard('equipmentgroups', machine);
    await write('PUT', `${path}/${machine}`, { rev: 0, location: 'Bow' });
    await heard('equipmentgroups', machine);
    const at = '2026-01-01T08:00:00.000Z';
    const reading = { _id: newId(), equipmentID: machine, at, value: 5 };
    await write('POST', `${path}/readings/${BOAT}`, { readings: [reading] });
    await heard('equipmentgroups/readings', machine);
    await write('POST', '/api/worklist', { _id: job, boatID: BOAT, title: 'Change impeller' });
    await heard('worklist', job);
    await write('POST', `/api/worklist/comments/${job}`, { _id: newId(), text: 'Hello' });
    await heard('worklist/comments', job);
    const works = [{ _id: newId(), jobID: job, date: '2026-01-01' }];
    await write('POST', `/api/worklist/complete/${BOAT}`, { works });
    await heard('worklist/works', job);
    await write('POST', `/api/worklist/undo/${BOAT}`, { works: works.map(({ _id }) => _id) });
    await heard('worklist/works', job);
    const form = new FormData();
    const photo = newId();
    const fields = { _id: photo, resource: 'worklist', ownerID: job, kind: 'photo', name: 'a.png' };
    for (const [key, value] of Object.entries(fields)) form.append(key, value);
    form.append('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1])]));
    const headers = { 'x-auth-token': engineer };
    expect((await server.app.request('/api/files', { method: 'POST', headers, body: form })).status).toBe(
      201,
    );
    await heard('worklist/files', job);
    await write('DELETE', `/api/files/${photo}`);
    await heard('worklist/files', job);
    await write('POST', '/api/savedviews', {
      _id: view,
      boatID: BOAT,
      list: 'jobs',
      name: 'V',
      state: {},
      shared: true,
    });
    await heard('savedviews', view);
    await write('DELETE', `/api/worklist/${job}`);
    await heard('worklist', job);
  });

  test('many changes at once name no ids, and a batch of writes is one event for the others', async () => {
    const client = await listen(other, captain, BOAT);
    const operations = Array.from({ length: 60 }, () => {
      const _id = newId();
      return { opId: _id, method: 'POST', path, body: { _id, boatID: BOAT, name: 'Pump' }, about: [_id] };
    });
    const answer = await server.call('POST', '/api/batch', { token: engineer, body: { operations } });
    expect(answer.status).toBe(200);
    const { json } = await server.call('GET', `${path}/${operations.at(-1)?.opId}`, { token: engineer });
    const last: { rev: number } = Object(json);
    await client.next('changed', ({ rev }) => rev === last.rev);
    expect(client.left().length).toBeLessThan(20);
    const ids = operations.map(({ opId }) => opId);
    const jobs = ids.map((_id) => ({ _id, boatID: BOAT, title: 'Job' }));
    await Promise.all(jobs.map((body) => server.call('POST', '/api/worklist', { token: engineer, body })));
    const set = { ids, fields: { priority: 'high' } };
    const done = await server.call('PUT', `/api/worklist/set/${BOAT}`, { token: engineer, body: set });
    expect(done.status, JSON.stringify(done.json)).toBe(200);
    expect(
      await client.next('changed', ({ ids, resource }) => ids.length === 0 && resource === 'worklist'),
    ).toMatchObject({
      resource: 'worklist',
    });
  });

  test('nobody receives changes of another company, of a list they may not read, or of a rolled-back transaction', async () => {
    const rival = (await as(server, 'rival')).token;
    const visitor = (await as(server, 'guestuser')).token;
    expect((await server.call('GET', `/api/events?boatID=${BOAT}`, { token: rival })).status).toBe(403);
    const theirs = await listen(other, rival, 'boat-corsair');
    const surveyor = await listen(other, visitor, BOAT);
    const mine = await listen(other, captain, BOAT);
    const id = await create();
    const refused = await server.call('DELETE', `${path}/nothing-of-this-name`, { token: engineer });
    expect(refused.status).toBe(404);
    await mine.next('changed', ({ ids }) => ids.includes(id));
    const corsair = await create('', rival, 'boat-corsair');
    await theirs.next('changed', ({ ids }) => ids.includes(corsair));
    await setUser('guestuser', sql`data = jsonb_set(data, '{jobtitle}', '"Surveyor"')`);
    await surveyor.next('rights');
    expect(theirs.raw()).not.toMatch(new RegExp(`halcyon|${id}|CANARY`));
    expect(mine.raw()).not.toMatch(new RegExp(`corsair|${corsair}|CANARY`));
    // Who sees only the machines of their own jobs hears that something changed, not what.
    expect(surveyor.raw()).not.toContain(id);
  });

  test('granting or removing a flag takes effect at once, wherever it was changed', async () => {
    const client = await listen(other, captain, BOAT);
    const setFlag = (value: string) =>
      setUser(
        'captain',
        sql`data = jsonb_set(jsonb_set(data, '{flags,equipmentspage}', ${value}::jsonb), '{flags,jobs}', ${value}::jsonb)`,
      );
    await setFlag('false');
    await client.next('rights');
    const unheard = await create();
    await setFlag('true');
    await client.next('rights');
    const heard = await create();
    await client.next('changed', ({ ids }) => ids.includes(heard));
    expect(client.raw()).not.toContain(unheard);
  });

  test('the stream ends with the session: sign-out, disabled account, password changed elsewhere', async () => {
    const first = await listen(other, captain, BOAT);
    await server.call('DELETE', '/api/auth', { token: captain });
    await first.next('rights');
    await first.ended;
    const second = await listen(other, engineer, BOAT);
    const elsewhere = (await as(server, 'engineer')).token;
    const third = await listen(other, elsewhere, BOAT);
    const headers = { 'x-confirm': 'demo-Pass1' };
    const body = { newPassword: 'another-Pass1' };
    await server.call('PUT', '/api/users/change_password', { token: elsewhere, body, headers });
    await second.ended;
    await third.next('rights');
    await setUser('engineer', sql`soft_deleted = true`);
    await third.ended;
    const answer = await server.call('GET', `/api/events?boatID=${BOAT}`, { token: engineer });
    expect(answer.status).toBe(401);
  });

  test('a boat that expires is silent for its crew, who are told that their rights changed', async () => {
    const client = await listen(other, captain, BOAT);
    const superadmin = (await as(server, 'superadmin')).token;
    const above = await listen(other, superadmin, BOAT);
    const setFree = (free: string) =>
      sql`update boats set free = ${free} where _id = ${BOAT}`.execute(server.services.database.db);
    await setFree('EXPIRED');
    await client.next('rights');
    const unheard = await create('', superadmin);
    await above.next('changed', ({ ids }) => ids.includes(unheard));
    await setFree('');
    await client.next('rights');
    const heard = await create();
    await client.next('changed', ({ ids }) => ids.includes(heard));
    expect(client.raw()).not.toContain(unheard);
  });

  test('a notice reaches only its recipient, and the bell on their other devices', async () => {
    const client = await listen(other, captain, BOAT);
    const own = await listen(other, engineer, BOAT);
    const { json } = await server.call('GET', '/api/auth', { token: captain });
    const { _id: mentioned }: { _id: string } = Object(json);
    const job = newId();
    await server.call('POST', '/api/worklist', {
      token: engineer,
      body: { _id: job, boatID: BOAT, title: 'Job' },
    });
    const body = { _id: newId(), text: 'Look', mentions: [mentioned] };
    expect(
      (await server.call('POST', `/api/worklist/comments/${job}`, { token: engineer, body })).status,
    ).toBe(201);
    await client.next('notice');
    await own.next('changed', ({ resource }) => resource === 'worklist/comments');
    expect(own.left()).not.toContain('notice');
    const notices = await server.call('GET', '/api/notifications', { token: captain });
    const [notice]: { _id: string }[] = Object(notices.json);
    await server.call('PUT', '/api/notifications/read', { token: captain, body: { ids: [notice?._id] } });
    await client.next('notice');
  });

  test('the others aboard see who views an item, until they leave', async () => {
    const client = await listen(other, captain, BOAT);
    const own = await listen(other, engineer, BOAT);
    const visitor = await listen(other, (await as(server, 'guestuser')).token, BOAT);
    const look = (id: string, fields: object = {}) =>
      server.call('POST', '/api/presence', {
        token: engineer,
        body: { boatID: BOAT, resource: 'equipmentgroups', id, ...fields },
      });
    expect(await look('pump-1')).toMatchObject({ status: 200, json: { here: true } });
    const people = [{ userID: expect.any(String), name: 'Tom Halvorsen' }];
    expect(await client.next('here')).toEqual({ resource: 'equipmentgroups', id: 'pump-1', people });
    // A client that connects later learns of it at once.
    const late = await listen(other, captain, BOAT);
    expect(await late.next('here')).toMatchObject({ id: 'pump-1', people });
    await look('pump-2');
    expect(await client.next('here')).toMatchObject({ id: 'pump-1', people: [] });
    expect(await client.next('here')).toMatchObject({ id: 'pump-2', people });
    expect(await look('')).toMatchObject({ json: { here: false } });
    expect(await client.next('here')).toMatchObject({ id: 'pump-2', people: [] });
    expect([...own.left(), ...visitor.left()]).toEqual([]);
    expect((await look('x', { resource: 'sessions' })).status).toBe(404);
    expect((await look('x', { boatID: 'boat-corsair' })).status).toBe(403);
    // Who sees only their own is not shown.
    const token = (await as(server, 'guestuser')).token;
    const body = { boatID: BOAT, resource: 'equipmentgroups', id: 'x' };
    expect((await server.call('POST', '/api/presence', { token, body })).json).toEqual({ here: false });
  });

  test('on an EXPIRED boat, a missing boat or no boat at all, users still get their own notices and rights', async () => {
    const expired = (await as(server, 'expired')).token;
    const client = await listen(other, expired, 'boat-aurora');
    await setUser('expired', sql`data = data || '{"captain": true}'`);
    await client.next('rights');
    await listen(other, expired, '');
  });

  test('the server announces its shutdown by ending the streams', async () => {
    const last = await startTestApp(name === 'PGlite' ? undefined : open);
    if (name === 'PGlite') await last.reset();
    const client = await listen(last, (await last.signIn('captain')).token, BOAT);
    await last.stop();
    await client.ended;
  });

  test('a client that does not read is disconnected, and one that left is removed', async () => {
    const slow = await other.app.request(`/api/events?boatID=${BOAT}`, {
      headers: { 'x-auth-token': captain },
    });
    const client = await listen(other, captain, BOAT);
    const ids = Array.from({ length: 50 }, (_, index) => `${index}-${'x'.repeat(64)}`.slice(0, 64));
    const change = { kind: 'changed', resource: 'worklist', boatID: BOAT, rev: 1, ids, op: '' };
    const rounds = 12;
    for (let round = 0; round < rounds; round++) {
      // From different people, so that they are not merged.
      const all = Array.from({ length: 30 }, (_, person) => ({ ...change, by: `${round}-${person}` }));
      await sql`select pg_notify('live', m::text) from jsonb_array_elements(${JSON.stringify(all)}::jsonb) m`.execute(
        server.services.database.db,
      );
      await client.next('changed', ({ by }) => by === `${round}-29`);
    }
    // The stream ends long before the last published change.
    const text = await slow.text();
    expect(text).toContain('event: hello');
    expect(text).not.toContain(`"by":"${rounds - 1}-29"`);
    await client.leave();
  });
});
