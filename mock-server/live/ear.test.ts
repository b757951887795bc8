import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { findViewer, type Viewer } from '../viewer.ts';
import { openEar } from './ear.ts';
import { createLive } from './live.ts';

let server: TestApp;
let viewer: Viewer;
beforeAll(async () => {
  server = await startTestApp();
  await server.reset();
  const { token } = await server.signIn('captain');
  const found = await findViewer(server.services, token);
  if (!found) throw new Error('The captain has no session');
  viewer = found;
});
afterAll(() => server.stop());

test('a stream is gone once, whoever ends it, and takes nothing more', async () => {
  for (const by of ['client', 'server'] as const) {
    const gone = vi.fn();
    const ear = openEar(viewer, 'boat-halcyon', gone);
    const reader = ear.stream.getReader();
    ear.send('notice', { op: '' });
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('event: notice\ndata: {"op":""}\n\n');
    ear.beat();
    // A comment, which keeps proxies and the client's own watch content.
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(': \n\n');
    if (by === 'client') await reader.cancel();
    else ear.end();
    ear.send('notice', { op: '' });
    ear.beat();
    ear.end();
    expect(gone).toHaveBeenCalledExactlyOnceWith(ear);
    expect((await reader.read()).done).toBe(true);
  }
});

test('a connection that breaks is cleaned up', async () => {
  const live = createLive(server.services);
  const app = new Hono().get('/events', async (c) => c.body(await live.open(viewer, 'boat-halcyon')));
  const http = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(http, 'listening');
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const away = new AbortController();
  const answers = await Promise.all(
    [1, 2, 3].map(() => fetch(`http://127.0.0.1:${port}/events`, { signal: away.signal })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(live.size()).toBe(3);
  away.abort();
  await vi.waitFor(() => expect(live.size()).toBe(0));
  http.close();
});
