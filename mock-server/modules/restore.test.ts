import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { fileSchema } from '#modules/files/contract.ts';
import { history } from '#modules/history/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const server = useTestApp();
let engineer: Awaited<ReturnType<typeof as>>;
let captain: Awaited<ReturnType<typeof as>>;
beforeEach(async () => {
  engineer = await as(server, 'engineer');
  captain = await as(server, 'captain');
});

const restored = z.looseObject({ _id: z.string() });
const restore = (resource: string, id: string) =>
  captain.ok(restored, 'POST', `/api/history/${resource}/${id}/restore`);
const deletedOf = (resource: string) =>
  captain.ok(history.deleted.response, 'GET', `/api/history/${resource}/deleted/${BOAT}`);
const machine = (fields: object) =>
  engineer.ok(equipment.item, 'POST', '/api/equipmentgroups', { _id: newId(), boatID: BOAT, ...fields });
const job = (fields: object) =>
  engineer.ok(worklist.item, 'POST', '/api/worklist', { _id: newId(), boatID: BOAT, ...fields });
const remove = async (path: string, { _id, rev }: { _id: string; rev: number }) =>
  expect(await captain.status('DELETE', `${path}/${_id}?rev=${rev}`)).toBe(200);

const sendPhoto = async (resource: string, ownerID: string) => {
  const form = new FormData();
  for (const [key, value] of Object.entries({
    _id: newId(),
    resource,
    ownerID,
    kind: 'photo',
    name: 'a.png',
  }))
    form.append(key, value);
  form.append('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])]));
  const headers = { 'x-auth-token': engineer.token };
  const answer = await server.app.request('/api/files', { method: 'POST', headers, body: form });
  expect(answer.status).toBe(201);
  return fileSchema.parse(await answer.json());
};

test('a deleted job comes back with its number, comments, work and photos', async () => {
  const { _id, no } = await job({ title: 'Grease the winch' });
  await engineer.call('POST', `/api/worklist/comments/${_id}`, { _id: newId(), text: 'Half done' });
  const works = [{ _id: newId(), jobID: _id, date: '2026-06-01' }];
  await engineer.call('POST', `/api/worklist/complete/${BOAT}`, { works });
  await sendPhoto('worklist', _id);
  const before = await captain.ok(worklist.item, 'GET', `/api/worklist/${_id}`);
  await remove('/api/worklist', before);
  expect(await deletedOf('worklist')).toMatchObject([{ item: { _id, title: 'Grease the winch' } }]);
  await restore('worklist', _id);
  const { rev: _was, updatedAt: _then, updatedBy: _who, ...same } = before;
  const after = await captain.ok(worklist.item, 'GET', `/api/worklist/${_id}`);
  expect(after).toMatchObject({ ...same, no, comments: 1 });
  expect(after.rev).toBeGreaterThan(before.rev);
  const list = z.array(z.looseObject({ _id: z.string() }));
  for (const path of [
    `/api/worklist/comments/${_id}`,
    `/api/worklist/works/${_id}`,
    `/api/files/worklist/${_id}`,
  ])
    expect(await captain.ok(list, 'GET', path)).toHaveLength(1);
  expect(await deletedOf('worklist')).toEqual([]);
  const rows = await captain.ok(history.ofItem.response, 'GET', `/api/history/worklist/${_id}`);
  expect(rows.slice(0, 2).map(({ action }) => action)).toEqual(['restore', 'remove']);
});

test('a restored machine has its readings, and what was deleted together with it: its parts and jobs', async () => {
  const parent = await machine({ name: 'Engine room' });
  const child = await machine({ name: 'Pump', parentID: parent._id, metered: true });
  const seal = await machine({ name: 'Seal', parentID: child._id });
  const made = await job({ title: 'Change the seal', equipmentID: child._id });
  await engineer.call('POST', `/api/equipmentgroups/readings/${BOAT}`, {
    readings: [{ _id: newId(), equipmentID: child._id, at: '2026-01-01T00:00:00.000Z', value: 12 }],
  });
  await sendPhoto('equipmentgroups', child._id);
  await remove('/api/worklist', made);
  await remove('/api/equipmentgroups', seal);
  await remove(
    '/api/equipmentgroups',
    await captain.ok(equipment.item, 'GET', `/api/equipmentgroups/${child._id}`),
  );
  await remove('/api/equipmentgroups', parent);
  expect(await deletedOf('equipmentgroups')).toMatchObject([
    { _id: parent._id, photos: 0, children: 1, userName: expect.any(String) },
    { _id: child._id, photos: 1, files: 0, children: 2 },
    { _id: seal._id, children: 0 },
  ]);
  await restore('equipmentgroups', parent._id);
  const back = await captain.ok(equipment.item, 'GET', `/api/equipmentgroups/${child._id}`);
  expect(back).toMatchObject({ parentID: parent._id, meterValue: 12 });
  expect(await captain.status('GET', `/api/equipmentgroups/${seal._id}`)).toBe(200);
  expect(await captain.status('GET', `/api/worklist/${made._id}`)).toBe(200);
  const list = z.array(z.unknown());
  for (const path of [
    `/api/equipmentgroups/${child._id}/readings`,
    `/api/files/equipmentgroups/${child._id}`,
  ])
    expect(await captain.ok(list, 'GET', path)).toHaveLength(1);
  expect(await deletedOf('equipmentgroups')).toEqual([]);
});

test('a part comes back by itself only where its machine is; what was deleted for itself stays deleted', async () => {
  const parent = await machine({ name: 'Engine room' });
  const pump = await machine({ name: 'Pump', parentID: parent._id });
  const old = await machine({ name: 'Old pump', parentID: parent._id });
  // Somebody else had deleted this one.
  expect(await engineer.status('DELETE', `/api/equipmentgroups/${old._id}`)).toBe(200);
  await remove('/api/equipmentgroups', pump);
  await remove('/api/equipmentgroups', parent);
  expect(await captain.call('POST', `/api/history/equipmentgroups/${pump._id}/restore`)).toMatchObject({
    status: 409,
    json: { errors: [{ msg: expect.stringContaining('“Engine room”') }] },
  });
  await restore('equipmentgroups', parent._id);
  expect(await captain.status('GET', `/api/equipmentgroups/${pump._id}`)).toBe(200);
  expect(await captain.status('GET', `/api/equipmentgroups/${old._id}`)).toBe(404);
  await restore('equipmentgroups', old._id);
  expect(await captain.status('GET', `/api/equipmentgroups/${old._id}`)).toBe(200);
});

test('a restored job brings its machine back, for those who may restore it', async () => {
  const { _id: equipmentID, rev } = await machine({ name: 'Winch' });
  const made = await job({ title: 'Grease', equipmentID });
  await remove('/api/worklist', made);
  await remove('/api/equipmentgroups', { _id: equipmentID, rev });
  await restore('worklist', made._id);
  expect(await captain.status('GET', `/api/equipmentgroups/${equipmentID}`)).toBe(200);
});

test('repeated, it changes nothing; lists that know of the deletion learn of the item again', async () => {
  const made = await job({ title: 'Grease' });
  await remove('/api/worklist', made);
  const changes = z.object({ rev: z.number(), items: z.array(worklist.item), removed: z.array(z.string()) });
  const path = `/api/worklist/boat/${BOAT}?since=`;
  const gone = await captain.ok(changes, 'GET', `${path}${made.rev}`);
  expect(gone.removed).toEqual([made._id]);
  const first = await restore('worklist', made._id);
  expect(await restore('worklist', made._id)).toEqual(first);
  const back = await captain.ok(changes, 'GET', `${path}${gone.rev}`);
  expect(back).toMatchObject({ items: [{ _id: made._id }], removed: [] });
});

test('a change made before the delete by somebody else is still a conflict after the item came back', async () => {
  const made = await job({ title: 'Grease' });
  const theirs = { rev: made.rev, title: 'Grease both' };
  const changed = await captain.ok(worklist.item, 'PUT', `/api/worklist/${made._id}`, theirs);
  await remove('/api/worklist', changed);
  await restore('worklist', made._id);
  expect(
    await engineer.call('PUT', `/api/worklist/${made._id}`, { rev: made.rev, title: 'Mine' }),
  ).toMatchObject({
    status: 409,
    json: { since: [{ fields: ['title'] }] },
  });
});

test('only those who may delete see and restore what was deleted; another boat sees nothing', async () => {
  const made = await job({ title: 'Grease' });
  await remove('/api/worklist', made);
  const rival = await as(server, 'rival');
  const chef = await as(server, 'chef');
  for (const by of [rival, chef]) {
    expect(await by.status('GET', `/api/history/equipmentgroups/deleted/${BOAT}`)).toBe(403);
    expect([403, 404]).toContain(await by.status('POST', `/api/history/suppliers/${made._id}/restore`));
  }
  expect([403, 404]).toContain(await rival.status('POST', `/api/history/worklist/${made._id}/restore`));
  expect(await captain.status('POST', '/api/history/worklist/never-was/restore')).toBe(404);
  expect(await captain.status('GET', `/api/history/nothing/deleted/${BOAT}`)).toBe(404);
});

test.each([
  ['suppliers', '/api/suppliers', { supplierName: 'Chandlery' }],
  ['guests', '/api/guests', { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }],
  ['teams', '/api/teams', { name: 'Fire team' }],
])('%s are restored by the same rule', async (resource, path, fields) => {
  const item = await captain.ok(z.looseObject({ _id: z.string(), rev: z.number() }), 'POST', path, {
    _id: newId(),
    boatID: BOAT,
    ...fields,
  });
  await remove(path, item);
  expect(await deletedOf(resource)).toMatchObject([{ item: { _id: item._id } }]);
  await restore(resource, item._id);
  expect(await captain.ok(restored, 'GET', `${path}/${item._id}`)).toMatchObject(fields);
});

test('a photo deleted by itself is restored from the history of its item, by whoever may delete it', async () => {
  const { _id } = await job({ title: 'Grease the winch' });
  const photo = await sendPhoto('worklist', _id);
  const path = `/api/files/${photo._id}/restore`;
  expect(await captain.status('DELETE', `/api/files/${photo._id}`)).toBe(200);
  const rival = await as(server, 'rival');
  expect([403, 404]).toContain(await rival.status('POST', path));
  const { _id: id, name, createdAt, createdBy } = photo;
  expect(await captain.ok(fileSchema, 'POST', path)).toMatchObject({ _id: id, name, createdAt, createdBy });
  expect(await captain.ok(fileSchema, 'POST', path)).toMatchObject({ _id: id });
  const list = await captain.ok(z.array(fileSchema), 'GET', `/api/files/worklist/${_id}`);
  expect(list.map((file) => file._id)).toEqual([id]);
  const content = await server.app.request(list[0]?.url ?? '');
  expect(content.status).toBe(200);
  const rows = await captain.ok(history.ofItem.response, 'GET', `/api/history/worklist/${_id}`);
  expect(rows.slice(0, 2)).toMatchObject([{ after: { fileID: id } }, { before: { fileID: id } }]);
  // Of a deleted item nothing is restored by itself.
  await captain.call('DELETE', `/api/files/${id}`);
  await remove('/api/worklist', await captain.ok(worklist.item, 'GET', `/api/worklist/${_id}`));
  expect(await captain.status('POST', path)).toBe(404);
});
