import { expect, test } from 'vitest';
import { cleanUp } from './housekeeping.ts';
import { as } from './testing/as.ts';
import { useTestApp } from './testing/useTestApp.ts';

const server = useTestApp({ reset: 'once' });

test('a session ends after 30 days without use, and its stored data is deleted', async () => {
  const { token } = await as(server, 'engineer');
  const me = () => server.call('GET', '/api/auth', { token });
  expect((await me()).status).toBe(200);
  const { db } = server.services.database;
  await cleanUp(server.services);
  expect(await db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
  server.time.stopped = new Date(Date.now() + 31 * 86_400_000);
  await cleanUp(server.services);
  expect(await db.selectFrom('sessions').select('user_id').execute()).toHaveLength(0);
});
