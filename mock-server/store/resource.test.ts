import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { insertFirst } from '#lib/listRules.ts';
import { DEVICE_HEADER } from '#lib/marks.ts';
import { newId } from '#lib/newId.ts';
import { type Equipment, equipment } from '#modules/equipment/contract.ts';
import { historyRow } from '#modules/history/contract.ts';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const path = '/api/equipmentgroups';
const listPath = `${path}/boat/${BOAT}`;
const changes = z.object({ rev: z.number(), items: z.array(equipment.item), removed: z.array(z.string()) });

describe('the regular calls of a resource', () => {
  const server = useTestApp();
  let token: string;
  let captain: string;
  beforeEach(async () => {
    token = (await as(server, 'engineer')).token;
    captain = (await as(server, 'captain')).token;
  });

  const list = async () =>
    z.array(equipment.item).parse((await server.call('GET', listPath, { token })).json);
  const create = async (name: string, fields: object = {}): Promise<Equipment> => {
    const answer = await server.call('POST', path, {
      token,
      body: { _id: newId(), boatID: BOAT, name, ...fields },
    });
    expect(answer.status).toBe(201);
    return equipment.item.parse(answer.json);
  };
  const update = (item: Equipment, fields: object, by = token, rev = item.rev) =>
    server.call('PUT', `${path}/${item._id}`, { token: by, body: { rev, ...fields } });

  test("a new item is placed where the browser's insert rule puts it", async () => {
    const before = await list();
    const first = await create('First');
    const second = await create('Second');
    expect(await list()).toEqual(insertFirst(second)(insertFirst(first)(before)));
  });

  test('whoever has a flag of its readers reads it, and does not write it', async () => {
    for (const [field, access] of [
      ['spareparts', true],
      ['supplier', false],
    ] as const)
      await server.call('PUT', '/api/users/system_access/user-deckhand', {
        token: captain,
        body: { field, access },
      });
    const { token: reader } = await as(server, 'deckhand');
    const read = await server.call('GET', '/api/suppliers/boat/boat-halcyon', { token: reader });
    expect(read.status).toBe(200);
    const body = { _id: newId(), boatID: BOAT, supplierName: 'Nobody' };
    expect((await server.call('POST', '/api/suppliers', { token: reader, body })).status).toBe(403);
  });

  test('the same create twice gives one item', async () => {
    const body = { _id: newId(), boatID: BOAT, name: 'Bilge pump' };
    const once = await server.call('POST', path, { token, body });
    const twice = await server.call('POST', path, { token, body });
    expect(twice.json).toEqual(once.json);
    expect((await list()).filter((item) => item._id === body._id)).toHaveLength(1);
  });

  test('an operation sent twice is done once and answered the same; with another body it is refused', async () => {
    const item = await create('Pump');
    const send = (fields: object) =>
      server.call('PUT', `${path}/${item._id}`, {
        token,
        headers: { 'idempotency-key': 'op-1' },
        body: { rev: item.rev, ...fields },
      });
    const once = await send({ name: 'Pump A' });
    await update(item, { name: 'Pump B' });
    expect((await send({ name: 'Pump A' })).json).toEqual(once.json);
    expect((await list()).find(({ _id }) => _id === item._id)?.name).toBe('Pump B');
    expect((await send({ name: 'Pump C' })).status).toBe(422);
  });

  test('changes of different fields by two people merge; a change of the same field is a conflict that returns the current item', async () => {
    const item = await create('Pump');
    expect((await update(item, { name: 'Fire pump' }, captain)).status).toBe(200);
    const merged = equipment.item.parse((await update(item, { location: 'Bow' })).json);
    expect(merged).toMatchObject({ name: 'Fire pump', location: 'Bow' });
    const answer = await update(item, { name: 'Bilge pump' });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ errors: [{ path: 'name' }], current: { name: 'Fire pump' } });
    expect((await update(item, { name: 'Fire pump' })).status).toBe(200);
  });

  test("a device's own earlier change is not a conflict; that of another device of the same person is", async () => {
    const item = await create('Pump');
    await update(item, { name: 'Pump 1' });
    expect((await update(item, { name: 'Pump 2' })).status).toBe(200);
    const from = (device: string, name: string) =>
      server.call('PUT', `${path}/${item._id}`, {
        token,
        headers: { [DEVICE_HEADER]: device },
        body: { rev: item.rev, name },
      });
    expect(await from('tablet', 'Pump 3')).toMatchObject({
      status: 409,
      json: { errors: [{ path: 'name', msg: expect.stringContaining('another device') }] },
    });
    const { rev } = equipment.item.parse((await server.call('GET', `${path}/${item._id}`, { token })).json);
    const later = (device: string, name: string, captains = false) =>
      server.call('PUT', `${path}/${item._id}`, {
        token: captains ? captain : token,
        headers: { [DEVICE_HEADER]: device },
        body: { rev, name },
      });
    expect((await later('tablet', 'Pump 4')).status).toBe(200);
    expect((await later('tablet', 'Pump 5')).status).toBe(200);
    expect((await later('tablet', 'Pump 6', true)).status).toBe(409);
  });

  test('a revision that the server never gave is no base, and has no changes after it', async () => {
    const item = await create('Pump');
    const lost = { rev: 900_000_000 };
    expect(await update(item, { name: 'Mine' }, token, lost.rev)).toMatchObject({
      status: 409,
      json: { errors: [{ path: 'name' }], current: { name: 'Pump' } },
    });
    expect((await server.call('GET', `${listPath}?since=${lost.rev}`, { token })).status).toBe(410);
  });

  test('after a revision only changed items are returned, and the ids of deleted ones', async () => {
    const kept = await create('Kept');
    const gone = await create('Gone');
    const { rev } = changes.parse((await server.call('GET', `${listPath}?since=0`, { token })).json);
    const quiet = await server.call('GET', `${listPath}?since=${rev}`, { token });
    expect(quiet.json).toEqual({ rev, items: [], removed: [] });
    await update(kept, { name: 'Kept and changed' });
    await server.call('DELETE', `${path}/${gone._id}`, { token });
    const after = changes.parse((await server.call('GET', `${listPath}?since=${rev}`, { token })).json);
    expect(after.items.map((item) => item.name)).toEqual(['Kept and changed']);
    expect(after.removed).toEqual([gone._id]);
    expect(after.rev).toBeGreaterThan(rev);
    const listed = await server.call('GET', listPath, { token });
    const revs = z
      .array(equipment.item)
      .parse(listed.json)
      .map((item) => item.rev);
    expect(listed.headers.get('x-rev')).toBe(String(Math.max(...revs)));
  });

  test('every write leaves a history row: who, and the fields before and after', async () => {
    const item = await create('Pump');
    await update(item, { name: 'Fire pump' }, captain);
    await server.call('DELETE', `${path}/${item._id}`, { token });
    const rows = z
      .array(historyRow)
      .parse((await server.call('GET', `/api/history/equipmentgroups/${item._id}`, { token })).json);
    expect(rows.map((row) => [row.action, row.userName])).toEqual([
      ['remove', 'Tom Halvorsen'],
      ['update', 'Elena Marchetti'],
      ['create', 'Tom Halvorsen'],
    ]);
    expect(rows[1]).toMatchObject({ before: { name: 'Pump' }, after: { name: 'Fire pump' } });
  });

  test('a group cannot be inside itself, inside a missing group, or on another boat', async () => {
    const outer = await create('Outer');
    const inner = await create('Inner', { parentID: outer._id });
    for (const parentID of [inner._id, outer._id, 'nothing', 'boat-corsair'])
      expect(await update(outer, { parentID })).toMatchObject({
        status: 400,
        json: { errors: [{ path: 'parentID' }] },
      });
    expect((await server.call('DELETE', `${path}/${outer._id}`, { token })).status).toBe(409);
  });

  test('moves, creates and deletes at the same moment leave a tree without circles and orphans', async () => {
    for (let n = 0; n < 8; n++) {
      const [a, b] = [await create(`A${n}`), await create(`B${n}`)];
      await Promise.all([update(a, { parentID: b._id }), update(b, { parentID: a._id }, captain)]);
      const parent = await create(`Parent ${n}`);
      await Promise.all([
        server.call('POST', path, {
          token,
          body: { _id: newId(), boatID: BOAT, name: `Child ${n}`, parentID: parent._id },
        }),
        server.call('DELETE', `${path}/${parent._id}`, { token: captain }),
      ]);
    }
    const items = new Map((await list()).map((item) => [item._id, item]));
    for (const item of items.values()) {
      const above = new Set<string>();
      for (let at: Equipment | undefined = item; at && at.parentID !== ''; at = items.get(at.parentID)) {
        expect(items.has(at.parentID), `the parent of ${at.name} exists`).toBe(true);
        expect(above.has(at._id), `${at.name} is not below itself`).toBe(false);
        above.add(at._id);
      }
    }
  });

  test('a round of readings is saved completely or not at all, with an error for each wrong one', async () => {
    const a = await create('A', { metered: true });
    const b = await create('B', { metered: true });
    const round = (values: [Equipment, number][], at: string) =>
      server.call('POST', `${path}/readings/${BOAT}`, {
        token,
        body: {
          readings: values.map(([item, value]) => ({ _id: newId(), equipmentID: item._id, at, value })),
        },
      });
    expect(
      (
        await round(
          [
            [a, 100],
            [b, 200],
          ],
          '2026-01-01T08:00:00.000Z',
        )
      ).status,
    ).toBe(200);
    const refused = await round(
      [
        [a, 110],
        [b, 190],
      ],
      '2026-01-02T08:00:00.000Z',
    );
    expect(refused).toMatchObject({ status: 400, json: { errors: [{ path: 'readings.1.value' }] } });
    expect((await list()).find((item) => item._id === a._id)?.hours).toBe(100);
  });

  test('a copy includes the subgroups, but not what identifies the machine itself', async () => {
    const machine = await create('Generator', { serialNumber: 'S1', metered: true });
    const part = await create('Turbo', { parentID: machine._id });
    const ids = { [machine._id]: newId(), [part._id]: newId() };
    const answer = await server.call('POST', `${path}/${machine._id}/duplicate`, {
      token,
      body: { ids, name: 'Generator 2' },
    });
    expect(z.array(equipment.item).parse(answer.json)).toEqual([
      expect.objectContaining({ _id: ids[machine._id], name: 'Generator 2', serialNumber: '', hours: null }),
      expect.objectContaining({ _id: ids[part._id], parentID: ids[machine._id] }),
    ]);
  });
});
