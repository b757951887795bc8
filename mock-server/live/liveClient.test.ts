import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { beforeAll, expect, test, vi } from 'vitest';
import { findViewer, type Viewer } from '../auth/viewer.ts';
import { catalog } from '../modules/index.ts';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';
import { createLive } from './live.ts';
import { openClient } from './liveClient.ts';

const server = useTestApp({ reset: 'once' });
let viewer: Viewer;
beforeAll(async () => {
  const { token } = await as(server, 'captain');
  const found = await findViewer(server.services, token);
  if (!found) throw new Error('The captain has no session');
  viewer = found;
});

test('a stream closes once, whoever ends it, and accepts nothing more', async () => {
  for (const by of ['client', 'server'] as const) {
    const gone = vi.fn();
    const client = openClient(viewer, 'boat-halcyon', gone);
    const reader = client.stream.getReader();
    client.send('notice', { op: '' });
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('event: notice\ndata: {"op":""}\n\n');
    client.heartbeat();
    // A comment, which keeps proxies and the client's own timeout from closing the connection.
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(': \n\n');
    if (by === 'client') await reader.cancel();
    else client.end();
    client.send('notice', { op: '' });
    client.heartbeat();
    client.end();
    expect(gone).toHaveBeenCalledExactlyOnceWith(client);
    expect((await reader.read()).done).toBe(true);
  }
});

test('a connection that breaks is cleaned up', async () => {
  const live = createLive(server.services, catalog.topics);
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
  await expect.poll(() => live.size()).toBe(0);
  http.close();
});
