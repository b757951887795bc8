import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const server = useTestApp();

test('a compressed body from a signed-out caller is refused before it is decompressed', async () => {
  const answer = await server.app.request('/api/batch', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: new Uint8Array(gzipSync(' '.repeat(17 * 1024 * 1024))),
  });
  expect(answer.status).toBe(401);
});

test('JSON that nests deeper than any contract is refused', async () => {
  const { token } = await as(server, 'engineer');
  // Within an operation, whose body the batch itself does not look into.
  const nested = (depth: number) =>
    `{"operations":[{"opId":"${newId()}","method":"POST","path":"/api/teams","about":[],"body":${'['.repeat(depth)}${']'.repeat(depth)}}]}`;
  for (const depth of [100, 20_000]) {
    const answer = await server.app.request('/api/batch', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': token },
      body: nested(depth),
    });
    expect(answer.status).toBe(400);
  }
});

test('a revision that no database column can hold is refused', async () => {
  const { status } = await as(server, 'engineer');
  // One that the database has not given yet belongs to a lost copy of it.
  expect(await status('GET', '/api/equipmentgroups/boat/boat-halcyon?since=2147483647')).toBe(410);
  expect(await status('GET', '/api/equipmentgroups/boat/boat-halcyon?since=2147483648')).toBe(400);
});

test('an item named like a property of Object.prototype can be duplicated', async () => {
  const { call } = await as(server, 'engineer');
  for (const _id of ['constructor', 'toString']) {
    expect(
      (await call('POST', '/api/equipmentgroups', { _id, boatID: 'boat-halcyon', name: 'Pump' })).status,
    ).toBe(201);
    const path = `/api/equipmentgroups/${_id}/duplicate`;
    expect((await call('POST', path, { ids: {}, name: 'Pump 2' })).status).toBe(400);
    expect((await call('POST', path, { ids: { [_id]: newId() }, name: 'Pump 2' })).status).toBe(200);
  }
});
