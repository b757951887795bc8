import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { DEVICE_HEADER } from '#lib/marks.ts';
import { newId } from '#lib/newId.ts';
import { historyRow } from '#modules/history/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const server = useTestApp();
let token: string;
let captain: string;
beforeEach(async () => {
  token = (await as(server, 'engineer')).token;
  captain = (await as(server, 'captain')).token;
});

const create = async () => {
  const body = { _id: newId(), boatID: BOAT, title: 'Grease the winch' };
  const answer = await server.call('POST', '/api/worklist', { token, body });
  return worklist.item.parse(answer.json);
};
type Asked = { by?: string; device?: string; body?: object };
const call = (method: string, path: string, { by = token, device = 'tablet', body }: Asked = {}) =>
  server.call(method, path, { token: by, headers: { [DEVICE_HEADER]: device }, ...(body ? { body } : {}) });
const remove = (id: string, rev: number, asked: Asked = {}) =>
  call('DELETE', `/api/worklist/${id}?rev=${rev}`, asked);
const comment = (id: string, asked: Asked) =>
  call('POST', `/api/worklist/comments/${id}`, { ...asked, body: { _id: newId(), text: 'Wait for me' } });

test('a delete asks about what others did since, and says who did what; based on that it is done', async () => {
  const { _id, rev } = await create();
  expect((await comment(_id, { by: captain })).status).toBe(201);
  const refused = await remove(_id, rev);
  expect(refused).toMatchObject({
    status: 409,
    json: {
      errors: [{ msg: expect.stringContaining('commented') }, { msg: 'Delete it anyway?' }],
      current: { _id, comments: 1 },
      since: [{ action: 'comment', own: false, fields: ['comments'], at: expect.stringContaining('T') }],
    },
  });
  const { current } = z.object({ current: worklist.item }).parse(refused.json);
  expect((await remove(_id, current.rev)).status).toBe(200);
});

test('a delete does not ask about what the same device did, but about another device of the same person', async () => {
  const { _id, rev } = await create();
  await call('PUT', `/api/worklist/${_id}`, { body: { rev, title: 'Grease both' } });
  await comment(_id, {});
  expect((await remove(_id, rev, { device: 'phone' })).json).toMatchObject({
    since: [{ own: true }, { own: true, fields: ['title'] }],
  });
  expect((await remove(_id, rev)).status).toBe(200);
});

test('a photo is something to ask about too, and raises the revision of what it hangs on', async () => {
  const { _id, rev } = await create();
  const form = new FormData();
  for (const [key, value] of Object.entries({
    _id: newId(),
    resource: 'worklist',
    ownerID: _id,
    kind: 'photo',
    name: 'a.png',
  }))
    form.append(key, value);
  form.append('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])]));
  const sent = await server.app.request('/api/files', {
    method: 'POST',
    headers: { 'x-auth-token': captain },
    body: form,
  });
  expect(sent.status).toBe(201);
  expect(await remove(_id, rev)).toMatchObject({ status: 409, json: { since: [{ action: 'file' }] } });
  const job = worklist.item.parse((await call('GET', `/api/worklist/${_id}`)).json);
  expect(job.rev).toBeGreaterThan(rev);
  expect((await remove(_id, job.rev)).status).toBe(200);
});

test('a revision that the server never gave is no base of a delete; without one nothing is asked', async () => {
  const { _id, rev } = await create();
  expect((await remove(_id, rev + 1_000_000)).status).toBe(409);
  await comment(_id, { by: captain });
  expect((await call('DELETE', `/api/worklist/${_id}`)).status).toBe(200);
});

test('whatever is done to something deleted is refused with who deleted it and when', async () => {
  const { _id, rev } = await create();
  await remove(_id, rev, { by: captain });
  const gone = {
    status: 404,
    json: {
      errors: [{ msg: expect.stringContaining('has deleted') }],
      since: [{ action: 'remove', userName: expect.stringMatching(/./) }],
    },
  };
  expect(await remove(_id, rev)).toMatchObject(gone);
  expect(await call('PUT', `/api/worklist/${_id}`, { body: { rev, title: 'Mine' } })).toMatchObject(gone);
  expect(await comment(_id, {})).toMatchObject(gone);
  const works = [{ _id: newId(), jobID: _id, date: '2026-06-01' }];
  expect(await call('POST', `/api/worklist/complete/${BOAT}`, { body: { works } })).toMatchObject(gone);
  expect(await remove('never-was', 0)).toMatchObject({ status: 404 });
  expect((await remove('never-was', 0)).json).not.toHaveProperty('since');
});

test('of several jobs each is deleted by itself: what others changed stays, what others deleted is deleted', async () => {
  const [free, newer, gone] = [await create(), await create(), await create()];
  await comment(newer._id, { by: captain });
  await remove(gone._id, gone.rev, { by: captain });
  const jobs = [free, newer, gone];
  const body = {
    ids: jobs.map(({ _id }) => _id),
    revs: Object.fromEntries(jobs.map(({ _id, rev }) => [_id, rev])),
  };
  expect(await call('POST', `/api/worklist/remove/${BOAT}`, { body })).toMatchObject({
    status: 200,
    json: {
      removed: [free._id, gone._id],
      newer: [{ rev: newer.rev, item: { _id: newer._id, comments: 1 } }],
    },
  });
  expect((await call('GET', `/api/worklist/${newer._id}`)).status).toBe(200);
  expect((await call('GET', `/api/worklist/${free._id}`)).status).toBe(404);
});

test('history is in the order of the changes, whatever the clock of the server said', async () => {
  server.time.stopped = new Date('2026-06-18T12:00:00.000Z');
  const { _id, rev } = await create();
  server.time.stopped = new Date('2026-06-15T12:00:00.000Z');
  await call('PUT', `/api/worklist/${_id}`, { body: { rev, title: 'Later by number' } });
  const { json } = await call('GET', `/api/history/worklist/${_id}`);
  expect(
    z
      .array(historyRow)
      .parse(json)
      .map(({ action }) => action),
  ).toEqual(['update', 'create']);
});
