import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { Endpoint } from '#lib/endpoint.ts';
import { flags } from '#modules/auth/contract.ts';
import { catalog } from './modules/index.ts';
import { as } from './testing/as.ts';
import { useTestApp } from './testing/useTestApp.ts';

const all = Object.entries(catalog.contracts).flatMap(([contract, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${contract}.${name}`, endpoint })),
);
const errors = z.strictObject({
  errors: z
    .array(z.strictObject({ msg: z.string().check(z.minLength(1)), path: z.optional(z.string()) }))
    .check(z.minLength(1)),
  current: z.optional(z.unknown()),
});

const GROUP = 'x4hijfi8OfZPCExYBOIL8';
/** Params that name items of the engineer's boat, so that only the rule under test can refuse. */
const pathOf = (endpoint: Endpoint) =>
  endpoint.path
    .replace(':boatID', 'boat-halcyon')
    .replace(':resource', 'equipmentgroups')
    .replace(':userID', 'user-engineer')
    .replace(/:\w+/g, GROUP) + (endpoint.when ? `?${endpoint.when}=0` : '');

/** Who may make which call is tested in rights.test.ts. */
describe('every call', () => {
  const server = useTestApp({ reset: 'once' });

  test('there are calls, each with a unique method and path', () => {
    const names = all.map(({ endpoint }) => `${endpoint.method} ${endpoint.path} ${endpoint.when ?? ''}`);
    expect(names.length).toBeGreaterThan(35);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(all)('$name requires flags that exist', ({ endpoint }) => {
    const requiredFlags = typeof endpoint.access === 'string' ? [] : [endpoint.access.flag].flat();
    for (const flag of requiredFlags) expect(flags).toContain(flag);
  });

  test.each(all.filter(({ endpoint }) => endpoint.body && endpoint.encoding !== 'form'))(
    '$name refuses a bad body',
    async ({ endpoint }) => {
      const { token } = await as(server, 'engineer');
      const before = await server.call('GET', '/api/equipmentgroups/boat/boat-halcyon?since=0', { token });
      for (const body of [null, 5, [], { _id: {}, from: 'x', ids: 'x', rev: -1 }]) {
        const answer = await server.call(endpoint.method, pathOf(endpoint), { token, body });
        expect(answer.status, JSON.stringify(answer.json)).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        errors.parse(answer.json);
      }
      expect(
        (await server.call('GET', '/api/equipmentgroups/boat/boat-halcyon?since=0', { token })).json,
      ).toEqual(before.json);
    },
  );

  test('own account, theme and notices stay open on an EXPIRED boat', async () => {
    const { token, userID } = await as(server, 'expired');
    for (const path of ['/api/auth', `/api/themes/themedetails/${userID}`, '/api/notifications'])
      expect((await server.call('GET', path, { token })).status).toBe(200);
  });

  test('the OpenAPI document has them all, with their content types', async () => {
    const { json } = await server.call('GET', '/api/openapi.json');
    const operation = z.object({
      responses: z.object({ '2XX': z.object({ content: z.record(z.string(), z.unknown()) }) }),
    });
    const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) }).parse(json);
    for (const { endpoint } of all) {
      const published = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
      expect(Object.keys(published?.responses['2XX'].content ?? {})).toEqual([
        endpoint.answers ?? 'application/json',
      ]);
    }
  });

  test('an unknown call is a 404 in the same form', async () => {
    const answer = await server.call('GET', '/api/nothing/here');
    expect(answer.status).toBe(404);
    errors.parse(answer.json);
  });
});
