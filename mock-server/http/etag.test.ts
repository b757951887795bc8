import { once } from 'node:events';
import { connect } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';

const server = useTestApp({ reset: 'once' });
let token: string;
let http: ServerType;
let port = 0;
beforeAll(async () => {
  token = (await as(server, 'engineer')).token;
  http = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(http, 'listening');
  const address = http.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => void http.close());

/** All bytes of an answer as sent, including headers. */
const bytesOf = async (path: string, headers: Record<string, string> = {}) => {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({ host: 'x', connection: 'close', 'accept-encoding': 'gzip', ...headers });
  socket.write(
    `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  await once(socket, 'close');
  const all = Buffer.concat(parts);
  return { size: all.length, status: Number(all.subarray(9, 12).toString()) };
};

const firstJob = async () => {
  const { json } = await server.call('GET', `/api/worklist/boat/${BOAT}`, { token });
  return z.array(z.object({ _id: z.string() })).parse(json)[0]?._id ?? '';
};

test('an unchanged read costs at most 1 KB, including headers', async () => {
  const job = await firstJob();
  const lists = [`/api/worklist/boat/${BOAT}`, `/api/equipmentgroups/boat/${BOAT}`];
  const reads = [
    ...lists,
    `/api/worklist/comments/${job}`,
    `/api/worklist/works/${job}`,
    `/api/worklist/works/boat/${BOAT}`,
    `/api/worklist/people/${BOAT}`,
    `/api/files/boat/${BOAT}/worklist`,
    `/api/files/boat/${BOAT}/equipmentgroups`,
    '/api/notifications',
    '/api/auth',
  ];
  for (const path of reads) {
    const first = await server.call('GET', path, { token });
    const tag = first.headers.get('etag') ?? '';
    const whole = await bytesOf(path, { 'x-auth-token': token });
    const again = await bytesOf(path, { 'x-auth-token': token, 'if-none-match': tag });
    console.info(`${path}: ${whole.size} bytes, unchanged ${again.size}`);
    expect(again.status).toBe(304);
    expect(again.size).toBeLessThanOrEqual(1024);
  }
  for (const path of lists) {
    const rev = (await server.call('GET', path, { token })).headers.get('x-rev');
    const quiet = await bytesOf(`${path}?since=${rev}`, { 'x-auth-token': token });
    console.info(`${path}?since: unchanged ${quiet.size} bytes`);
    expect(quiet.status).toBe(200);
    expect(quiet.size).toBeLessThanOrEqual(1024);
  }
});

test('a changed read is answered in full, and a caller without the right gets an error', async () => {
  const path = `/api/worklist/comments/${await firstJob()}`;
  const before = await server.call('GET', path, { token });
  const headers = { 'if-none-match': `"other", ${before.headers.get('etag')}` };
  const same = await server.call('GET', path, { token, headers });
  expect([same.status, same.bytes.length]).toEqual([304, 0]);
  await server.call('POST', path, { token, body: { _id: 'comment-of-the-test', text: 'Hello' } });
  const after = await server.call('GET', path, { token, headers });
  expect(after.status).toBe(200);
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  const rival = (await as(server, 'rival')).token;
  expect((await server.call('GET', path, { token: rival, headers })).status).toBe(404);
  const dead = { 'if-none-match': after.headers.get('etag') ?? '' };
  expect((await server.call('GET', path, { token: 'dead', headers: dead })).status).toBe(401);
});
