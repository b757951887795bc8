import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { routesOfAll } from '../defineModule.ts';
import { catalog, modules } from '../modules/index.ts';
import { useTestApp } from '../testing/useTestApp.ts';
import { bodyKeys, storedBodies } from './bodyKeys.ts';
import type { Route } from './implement.ts';

const server = useTestApp();
const RECORD = 'mock-server/http/storedBodies.json';
const record = storedBodies.parse(JSON.parse(readFileSync(RECORD, 'utf8')));

/** What stored operations have and the calls of today do not take. */
const lacking = (routes: readonly Pick<Route, 'endpoint' | 'upgrades'>[], stored = record): string[] => {
  const byName = new Map(routes.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]));
  return Object.entries(stored).flatMap(([version, calls]) =>
    Object.entries(calls).flatMap(([name, keys]) => {
      const route = byName.get(name);
      if (!route) return [`${name} is gone: tablets have kept it, so keep answering it`];
      if (Object.keys(route.upgrades ?? {}).some((later) => Number(later) > Number(version))) return [];
      const taken = bodyKeys(route.endpoint);
      return keys
        .split(' ')
        .filter((key) => key !== '' && !taken.includes(key))
        .map(
          (key) =>
            `${name} no longer takes ${key}: raise WIRE_VERSION in src/lib/marks.ts, and give the call an entry of that version in the upgrades of its serve`,
        );
    }),
  );
};

test('bodies that tablets have kept are still taken, as they are or by an upgrade', () => {
  expect(Object.keys(record[1] ?? {}).length).toBeGreaterThan(50);
  expect(lacking(routesOfAll(modules, server.services, catalog))).toEqual([]);
});

test('a renamed key and a removed call are reported', () => {
  const update = endpoint.put('/api/teams/:id', {
    access: 'member',
    body: z.object({ title: z.string(), people: z.array(z.object({ id: z.string() })) }),
    response: z.unknown(),
  });
  expect(bodyKeys(update)).toEqual(['people', 'people.id', 'title']);
  const stored = { 1: { 'PUT /api/teams/:id': 'name people people.id', 'DELETE /api/teams/:id': '' } };
  expect(lacking([{ endpoint: update }], stored)).toEqual([
    expect.stringContaining('PUT /api/teams/:id no longer takes name: raise WIRE_VERSION'),
    expect.stringContaining('DELETE /api/teams/:id is gone'),
  ]);
  const upgrades = { 2: (body: unknown) => body };
  expect(lacking([{ endpoint: update, upgrades }], stored)).toHaveLength(1);
});
