import { beforeAll, expect, test } from 'vitest';
import { catalog } from './modules/index.ts';
import { bodyOf, calls } from './testing/rights/calls.ts';
import { seedCanaries } from './testing/rights/fixture.ts';
import { checkAllowed, checkNoSession, checkRefused, type Tried } from './testing/rights/matrix.ts';
import { givenFields, noSubject, paths, queries, samples, subjects } from './testing/rights/ofModules.ts';
import { useTestApp } from './testing/useTestApp.ts';

const server = useTestApp({ reset: 'once' });
beforeAll(async () => {
  await seedCanaries(server);
});

test('every call has a subject, and every subject has a call', () => {
  expect(calls.filter(({ subject }) => !subject).map(({ name }) => noSubject(name))).toEqual([]);
  const names = new Set(calls.map(({ name }) => name));
  expect(Object.keys(subjects).filter((name) => !names.has(name))).toEqual([]);
});

test('every call is made with a valid body', () => {
  const refused = calls.flatMap((call) => {
    const body = bodyOf(call, 'boat-halcyon');
    const parsed = body instanceof FormData ? undefined : call.endpoint.body?.safeParse(body);
    return parsed?.error ? [`${call.name}: ${parsed.error.message}`] : [];
  });
  expect(refused).toEqual([]);
});

test('every sample, path and query belongs to a call, and given fields to a resource', () => {
  const names = new Set(calls.map(({ name }) => name));
  expect(Object.keys({ ...samples, ...paths, ...queries }).filter((name) => !names.has(name))).toEqual([]);
  const resources = new Set([...catalog.resources.values()].map(({ name }) => name));
  expect(Object.keys(givenFields).filter((name) => !resources.has(name))).toEqual([]);
});

test('without a live session nothing is answered', () => checkNoSession(server));

const sum = (tried: Tried) => [...tried.values()].reduce((all, each) => all + each, 0);
const neverIn = (tried: Tried) => calls.map(({ name }) => name).filter((name) => !tried.has(name));

test('role x call x boat: a call that is not allowed is refused and changes nothing', async () => {
  const tried = await checkRefused(server);
  console.info(`${sum(tried)} refused calls, ${(sum(tried) / calls.length).toFixed(1)} a call`);
  // Only calls about oneself are refused to nobody.
  expect(
    neverIn(tried).filter((name) => calls.find((call) => call.name === name)?.endpoint.access !== 'own'),
  ).toEqual([]);
});

test('role x call x boat: an allowed call succeeds and shows nothing of other boats', async () => {
  const tried = await checkAllowed(server);
  console.info(`${sum(tried)} allowed calls, ${(sum(tried) / calls.length).toFixed(1)} a call`);
  expect(neverIn(tried)).toEqual([]);
});
