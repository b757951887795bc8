import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import { sync } from '#modules/sync/contract.ts';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const server = useTestApp({ reset: 'once' });
let token: string;
beforeAll(async () => {
  token = (await as(server, 'engineer')).token;
});

const send = (body: Uint8Array<ArrayBuffer>, encoding: string) =>
  server.app.request('/api/batch', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-encoding': encoding,
      'x-auth-token': token,
    },
    body,
  });
const zip = (text: string) => new Uint8Array(gzipSync(text));

test('a batch sent compressed is handled like any other', async () => {
  const _id = newId();
  const operation = {
    opId: newId(),
    method: 'POST',
    path: '/api/equipmentgroups',
    about: [_id],
    body: { _id, boatID: 'boat-halcyon', name: 'Pompe à huile ⚓' },
  };
  const answer = await send(zip(JSON.stringify({ operations: [operation] })), 'gzip');
  expect(answer.status).toBe(200);
  const { outcomes } = sync.batch.response.parse(await answer.json());
  expect(outcomes).toMatchObject([{ status: 201, body: { name: 'Pompe à huile ⚓' } }]);
});

test('a body with wrong or unsupported compression, or too large when decompressed, is refused', async () => {
  expect((await send(new Uint8Array([1, 2, 3]), 'gzip')).status).toBe(400);
  expect((await send(zip('{}').slice(0, 10), 'gzip')).status).toBe(400);
  expect((await send(zip('{}'), 'br')).status).toBe(415);
  expect((await send(zip(' '.repeat(17 * 1024 * 1024)), 'gzip')).status).toBe(413);
});
