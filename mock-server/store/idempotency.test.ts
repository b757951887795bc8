import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '#lib/newId.ts';
import { forgetSessions } from '../auth/viewer.ts';
import { as } from '../testing/as.ts';
import { bothStores } from '../testing/stores.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const path = '/api/equipmentgroups';
const { stores, stop } = await bothStores();
afterAll(stop);

describe.each(stores)('an operation with a key, on $name', ({ open }) => {
  const server = useTestApp({ open });
  let token: string;
  let userID: string;
  beforeEach(async () => {
    ({ token, userID } = await as(server, 'engineer'));
  });

  const send = (key: string, method: string, where: string, body?: unknown, by = token) =>
    server.call(method, where, {
      token: by,
      headers: { 'idempotency-key': key },
      ...(body === undefined ? {} : { body }),
    });
  const create = async (name: string, fields: object = {}) => {
    const _id = newId();
    expect(
      (await server.call('POST', path, { token, body: { _id, boatID: BOAT, name, ...fields } })).status,
    ).toBe(201);
    return _id;
  };
  const isThere = async (id: string) => (await server.call('GET', `${path}/${id}`, { token })).status === 200;
  const storedStatus = async (key: string) =>
    (
      await sql<{ status: number }>`select status from applied_ops where op_id like ${`%:${key}`}`.execute(
        server.services.database.db,
      )
    ).rows.map(({ status }) => status);

  test('that was refused stays refused, even when it has become possible', async () => {
    const outer = await create('Outer');
    const inner = await create('Inner', { parentID: outer });
    const no = await send('op', 'DELETE', `${path}/${outer}`);
    expect(no.status).toBe(409);
    await server.call('DELETE', `${path}/${inner}`, { token });
    const late = await send('op', 'DELETE', `${path}/${outer}`);
    expect({ status: late.status, json: late.json }).toEqual({ status: 409, json: no.json });
    expect(await isThere(outer)).toBe(true);
    expect((await send('another', 'DELETE', `${path}/${outer}`)).status).toBe(200);
  });

  test('stays refused when the user gets the right later, and stays done when they lose it', async () => {
    const setFlag = async (value: boolean) => {
      await sql`update users set data = jsonb_set(data, '{flags,equipmentspage}', ${String(value)}::jsonb) where _id = ${userID}`.execute(
        server.services.database.db,
      );
      forgetSessions();
    };
    const [denied, allowed] = [newId(), newId()];
    const make = (_id: string) => send(_id, 'POST', path, { _id, boatID: BOAT, name: 'Pump' });
    await setFlag(false);
    expect((await make(denied)).status).toBe(403);
    await setFlag(true);
    expect((await make(denied)).status).toBe(403);
    expect(await isThere(denied)).toBe(false);
    const done = await make(allowed);
    expect(done.status).toBe(201);
    await setFlag(false);
    const again = await make(allowed);
    expect({ status: again.status, json: again.json }).toEqual({ status: 201, json: done.json });
    expect((await make(newId())).status).toBe(403);
  });

  test('with the same key and another body is refused; answers are stored for each user separately', async () => {
    const captain = (await as(server, 'captain')).token;
    const pump = await create('Pump');
    expect((await send('op', 'PUT', `${path}/${pump}`, { rev: 0, name: '' })).status).toBe(400);
    expect((await send('op', 'PUT', `${path}/${pump}`, { rev: 0, name: 'A' })).status).toBe(422);
    expect((await send('op', 'PUT', `${path}/${pump}`, { rev: 0, name: '' })).status).toBe(400);
    expect((await send('op', 'PUT', `${path}/${pump}`, { rev: 0, name: 'A' }, captain)).status).toBe(200);
    expect((await send('x'.repeat(101), 'DELETE', `${path}/${pump}`)).status).toBe(400);
  });

  test('that did not arrive completely, or met an ended session, is not stored', async () => {
    const _id = newId();
    const body = { _id, boatID: BOAT, name: 'Pump' };
    const broken = await server.app.request(path, {
      method: 'POST',
      headers: { 'x-auth-token': token, 'content-type': 'application/json', 'idempotency-key': 'op' },
      body: JSON.stringify(body).slice(0, -3),
    });
    expect(broken.status).toBe(400);
    expect((await send('op', 'POST', path, body, 'dead')).status).toBe(401);
    expect(await storedStatus('op')).toEqual([]);
    expect((await send('op', 'POST', path, body)).status).toBe(201);
  });

  const upload = async (key: string, ownerID: string, _id = newId()) => {
    const form = new FormData();
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
    const fields = { _id, resource: 'equipmentgroups', ownerID, kind: 'photo', name: 'a.png' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([png]));
    const headers = { 'x-auth-token': token, 'idempotency-key': key };
    const answer = await server.app.request('/api/files', { method: 'POST', headers, body: form });
    return { status: answer.status, json: await answer.json() };
  };

  test('that uploads is refused for good, and done once, even if the photo was deleted since', async () => {
    const owner = newId();
    expect((await upload('early', owner)).status).toBe(404);
    await server.call('POST', path, { token, body: { _id: owner, boatID: BOAT, name: 'Pump' } });
    expect((await upload('early', owner)).status).toBe(404);
    const photo = newId();
    const done = await upload('op', owner, photo);
    expect(done.status).toBe(201);
    await server.call('DELETE', `/api/files/${photo}`, { token });
    expect(await upload('op', owner, photo)).toEqual(done);
    const ofItem = await server.call('GET', `/api/files/equipmentgroups/${owner}`, { token });
    expect(ofItem.json).toEqual([]);
  });

  test('on which the server failed is not stored', async () => {
    const owner = await create('Pump');
    const put = vi.spyOn(server.services.files, 'put').mockRejectedValueOnce(new Error('The disk is full'));
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await upload('op', owner)).status).toBe(500);
    expect(complaint).toHaveBeenCalledOnce();
    put.mockRestore();
    expect((await upload('op', owner)).status).toBe(201);
  });

  test('sent in several copies at once, while it becomes possible, has one answer that matches what happened', async () => {
    const seen = { done: 0, refused: 0 };
    for (let round = 0; round < 24; round++) {
      const outer = await create('Outer');
      const inner = await create('Inner', { parentID: outer });
      const copies = () => [1, 2, 3].map(() => send(`op${round}`, 'DELETE', `${path}/${outer}`));
      const early = copies();
      // In some rounds it becomes possible only after the first copy has been refused.
      if (round % 3 === 0) await Promise.race(early);
      const possible = server.call('DELETE', `${path}/${inner}`, { token });
      const own = await Promise.all([...early, ...copies()]);
      await possible;
      const [first] = own;
      expect(own.map((each) => [each?.status, each?.json])).toEqual(
        own.map(() => [first?.status, first?.json]),
      );
      expect([200, 409]).toContain(first?.status);
      expect(await isThere(outer)).toBe(first?.status === 409);
      const late = await send(`op${round}`, 'DELETE', `${path}/${outer}`);
      expect([late.status, late.json]).toEqual([first?.status, first?.json]);
      seen[first?.status === 200 ? 'done' : 'refused']++;
    }
    console.info('Copies of an operation at once:', JSON.stringify(seen));
  });
});
