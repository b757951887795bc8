import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';
import { bodyOf, calls } from './testing/rights/calls.ts';
import { seedCanaries } from './testing/rights/fixture.ts';
import { checkAllowed, checkNoSession, checkRefused } from './testing/rights/matrix.ts';
import { subjects } from './testing/rights/subjects.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.reset();
  await seedCanaries(server);
});
afterAll(() => server.stop());

test('every call says what it is about, and nothing else is said', () => {
  expect(calls.filter(({ subject }) => !subject).map(({ name }) => name)).toEqual([]);
  const names = new Set(calls.map(({ name }) => name));
  expect(Object.keys(subjects).filter((name) => !names.has(name))).toEqual([]);
});

test('every call is made with a body that it takes', () => {
  const refused = calls.flatMap((call) => {
    const body = bodyOf(call, 'boat-halcyon');
    const parsed = body instanceof FormData ? undefined : call.endpoint.body?.safeParse(body);
    return parsed?.error ? [`${call.name}: ${parsed.error.message}`] : [];
  });
  expect(refused).toEqual([]);
});

test('without a live session nothing is answered', () => checkNoSession(server), 300_000);

test('role x call x boat: what is not allowed is refused and changes nothing', async () => {
  expect(await checkRefused(server)).toBeGreaterThan(3000);
}, 600_000);

test('role x call x boat: what is allowed is done and shows nothing of other boats', async () => {
  expect(await checkAllowed(server)).toBeGreaterThan(1000);
}, 600_000);
