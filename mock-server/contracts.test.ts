import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#lib/endpoint.ts';
import { flags } from '#modules/auth/contract.ts';
import { contracts } from './contracts.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

const all = Object.entries(contracts).flatMap(([contract, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${contract}.${name}`, endpoint })),
);
const errors = z.strictObject({
  errors: z.array(z.strictObject({ msg: z.string().min(1), path: z.string().optional() })).min(1),
  current: z.unknown().optional(),
});

const GROUP = 'x4hijfi8OfZPCExYBOIL8';
/** Params that name things of the engineer's boat, so that only the rule under test can refuse. */
const pathOf = (endpoint: Endpoint, boatID = 'boat-halcyon') =>
  endpoint.path
    .replace(':boatID', boatID)
    .replace(':resource', 'equipmentgroups')
    .replace(':userID', 'user-engineer')
    .replace(/:\w+/g, GROUP) + (endpoint.when ? `?${endpoint.when}=0` : '');

const kind = (endpoint: Endpoint) => (typeof endpoint.access === 'string' ? endpoint.access : 'flag');
const bodyFor = (endpoint: Endpoint) => (endpoint.body ? { body: {} } : {});

describe('every call', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
    await server.reset();
  });
  afterAll(() => server.stop());

  test('there are calls, each with its own method and path', () => {
    const names = all.map(({ endpoint }) => `${endpoint.method} ${endpoint.path} ${endpoint.when ?? ''}`);
    expect(names.length).toBeGreaterThan(35);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(all)('$name asks for flags that exist', ({ endpoint }) => {
    const wanted = typeof endpoint.access === 'string' ? [] : [endpoint.access.flag].flat();
    for (const flag of wanted) expect(flags).toContain(flag);
  });

  test.each(all.filter(({ endpoint }) => endpoint.access !== 'public'))(
    '$name is mounted and refuses without a token',
    async ({ endpoint }) => {
      for (const token of [undefined, 'dead']) {
        const answer = await server.call(endpoint.method, pathOf(endpoint), {
          ...bodyFor(endpoint),
          ...(token ? { token } : {}),
        });
        expect(answer.status).toBe(401);
        errors.parse(answer.json);
      }
    },
  );

  test.each(all.filter(({ endpoint }) => endpoint.body && endpoint.encoding !== 'form'))(
    '$name refuses a bad body',
    async ({ endpoint }) => {
      const { token } = await server.signIn('engineer');
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

  test.each(all.filter(({ endpoint }) => kind(endpoint) === 'flag'))(
    '$name refuses whoever lacks the flag',
    async ({ endpoint }) => {
      const { token } = await server.signIn('chef');
      const answer = await server.call(endpoint.method, pathOf(endpoint), {
        token,
        ...(endpoint.body ? { body: validBody(endpoint) } : {}),
      });
      expect(answer.status).toBe(403);
      errors.parse(answer.json);
    },
  );

  test.each(
    all.filter(({ endpoint }) => ['flag', 'member'].includes(kind(endpoint)) && endpoint.path.includes(':')),
  )('$name keeps a boat from the crew of another', async ({ endpoint }) => {
    const { token } = await server.signIn('rival');
    const answer = await server.call(endpoint.method, pathOf(endpoint), {
      token,
      ...(endpoint.body ? { body: validBody(endpoint) } : {}),
    });
    expect([403, 404]).toContain(answer.status);
    expect(JSON.stringify(answer.json)).not.toMatch(/halcyon|MTU/i);
  });

  test.each(all.filter(({ endpoint }) => ['flag', 'member'].includes(kind(endpoint))))(
    '$name is closed to an EXPIRED boat',
    async ({ endpoint }) => {
      const { token } = await server.signIn('expired');
      const answer = await server.call(endpoint.method, pathOf(endpoint, 'boat-aurora'), {
        token,
        ...(endpoint.body ? { body: validBody(endpoint) } : {}),
      });
      expect(answer.status).toBe(403);
    },
  );

  test('own account, theme and notices stay open on an EXPIRED boat', async () => {
    const { token, userID } = await server.signIn('expired');
    for (const path of ['/api/auth', `/api/themes/themedetails/${userID}`, '/api/notifications'])
      expect((await server.call('GET', path, { token })).status).toBe(200);
  });

  test('the OpenAPI document has them all, with the type that they answer', async () => {
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

/** A body that the schema takes, so that a refusal is about rights. */
const validBody = (endpoint: Endpoint): unknown => {
  const bodies: unknown[] = [
    {
      _id: 'new-thing-of-the-test',
      boatID: 'boat-halcyon',
      name: 'Pump',
      title: 'Change impeller',
      resource: 'equipmentgroups',
      fileName: 'a.csv',
      total: 1,
    },
    { rev: 1, name: 'Renamed' },
    {
      readings: [
        { _id: 'reading-of-the-test', equipmentID: GROUP, at: '2026-01-01T00:00:00.000Z', value: 1 },
      ],
    },
    { ids: { [GROUP]: 'copy-of-the-test-0000' }, name: 'Copy' },
    { ids: [GROUP], fields: { status: 'open' } },
    { works: [{ _id: 'work-of-the-test', jobID: GROUP, date: '2026-01-01' }] },
    { works: ['work-of-the-test'] },
    {
      postponements: [{ jobID: GROUP, dueDate: '2026-01-01', dueHours: null, project: '', reason: 'Parts' }],
    },
    { agree: true },
    { taskID: GROUP, done: true },
    { _id: 'comment-of-the-test', text: 'Hello' },
    { layUp: null },
    { from: 0, rows: [{ name: 'Pump' }] },
    {},
  ];
  return bodies.find((body) => endpoint.body?.safeParse(body).success);
};
