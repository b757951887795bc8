import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepHouse } from './housekeeping.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.reset();
});
afterAll(() => server.stop());

test('a session ends after 30 days without use, and what is kept for it goes', async () => {
  const { token } = await server.signIn('engineer');
  const me = () => server.call('GET', '/api/auth', { token });
  expect((await me()).status).toBe(200);
  const { db } = server.services.database;
  await keepHouse(server.services);
  expect(await db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
  server.time.stopped = new Date(Date.now() + 31 * 86_400_000);
  await keepHouse(server.services);
  expect(await db.selectFrom('sessions').select('user_id').execute()).toHaveLength(0);
});
