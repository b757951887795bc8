import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from '#lib/endpoint.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { as } from '../testing/as.ts';
import { canaryIdOf, canaryOf } from '../testing/rights/canaries.ts';
import { seedCanaries } from '../testing/rights/fixture.ts';
import { noSubject, queryOf, subjects } from '../testing/rights/ofModules.ts';
import { catalog } from './index.ts';

const BOAT = 'boat-halcyon';

/** All exports of the contracts, by file and name. */
const exported = Object.entries(
  import.meta.glob<Record<string, unknown>>(['/src/modules/*/contract.ts', '/src/modules/*/contract/*.ts'], {
    eager: true,
  }),
).flatMap(([file, exports]) =>
  Object.entries(exports).map(([name, value]) => ({ name, file: file.replace('/src/modules/', ''), value })),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isContract = (value: unknown): value is Contract =>
  isRecord(value) &&
  Object.values(value).length > 0 &&
  Object.values(value).every(
    (call) => isRecord(call) && 'method' in call && 'path' in call && 'access' in call,
  );

const resources = exported.flatMap(({ file, value }) =>
  isRecord(value) && typeof value.name === 'string' && 'replaces' in value && isContract(value.calls)
    ? [{ file, resource: value.name, attachments: value.attachments === true, calls: value.calls }]
    : [],
);
const contracts = exported.flatMap(({ name, file, value }) =>
  isContract(value) ? [{ name, file, contract: value }] : [],
);
const served = new Set(Object.values(catalog.contracts));
const keyOf = (resource: string) =>
  [...catalog.resources].find(([, { name }]) => name === resource)?.[0] ?? resource;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.reset();
  for (const { name } of catalog.resources.values())
    if ((await columnsOf(name)).length === 0) throw new Error(noTable(name));
  await seedCanaries(server);
});
afterAll(() => server.stop());

const noTable = (resource: string) =>
  `${resource} has no table of a resource: add createResourceTable(db, '${resource}') to a migration`;

const columnsOf = async (table: string) => {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(server.services.database.db);
  return rows.map(({ name }) => name);
};

test('the resources and contracts are found', () => {
  expect(resources.map(({ resource }) => resource)).toEqual(expect.arrayContaining(['guests', 'teams']));
  expect(contracts.length).toBeGreaterThan(20);
});

test.each(contracts)('$name of $file has handlers', ({ name, contract }) => {
  expect(
    served.has(contract),
    `nobody answers ${name}: add "${name}: serve(${name}, { ... })" to the "serves" of a module in mock-server/modules`,
  ).toBe(true);
});

describe.each(resources)('resource $resource', ({ resource, attachments, calls }) => {
  test('is served by a module', () => {
    expect(
      served.has(calls),
      `no module serves ${resource}: write mock-server/modules/${resource}.ts with serveResource and name it in modules/index.ts`,
    ).toBe(true);
  });

  test('has a table', async () => {
    expect(await columnsOf(resource), noTable(resource)).toEqual(
      expect.arrayContaining(['_id', 'boat_id', 'rev', 'seq', 'data', 'field_revs']),
    );
  });

  test('has a row rule', async () => {
    const { rows } = await sql`select 1 from pg_policies p join pg_class c on c.relname = p.tablename
      where p.tablename = ${resource} and p.policyname = 'reach' and c.relrowsecurity and c.relforcerowsecurity`.execute(
      server.services.database.db,
    );
    expect(
      rows.length,
      `anybody can read and change the rows of ${resource}: make its table with createResourceTable, or add rowRule('${resource}')`,
    ).toBe(1);
  });

  test('is published, mounted, and answers its canary', async () => {
    const superadmin = await as(server, 'superadmin');
    for (const [name, { method, path, when }] of Object.entries(calls)) {
      if (method !== 'GET') continue;
      const address = path.replace(':boatID', BOAT).replace(/:\w+/, canaryIdOf(resource, BOAT));
      const query = queryOf(`${keyOf(resource)}.${name}`, BOAT, when);
      const { status, json } = await superadmin.call('GET', query ? `${address}?${query}` : address);
      expect(status, `${resource}.${name}: ${JSON.stringify(json)}`).toBe(200);
      expect(JSON.stringify(json), `${resource} has no canary`).toContain(canaryOf(BOAT));
    }
    const { json } = await superadmin.call('GET', '/api/openapi.json');
    for (const { path, method } of Object.values(calls))
      expect(json).toHaveProperty(['paths', path.replace(/:(\w+)/g, '{$1}'), method.toLowerCase()]);
  });

  test('has a readable history', async () => {
    const superadmin = await as(server, 'superadmin');
    expect(
      await superadmin.status('GET', `/api/history/${resource}/${canaryIdOf(resource, BOAT)}`),
      `the history of ${resource} cannot be read: say "resource" where its module serves its contract`,
    ).toBe(200);
  });

  test('has its deleted items listed, and restored as they were', async () => {
    const superadmin = await as(server, 'superadmin');
    const id = canaryIdOf(resource, BOAT);
    const known = async () =>
      JSON.stringify(await superadmin.call('GET', `/api/history/${resource}/deleted/${BOAT}`));
    if (!calls.remove) {
      // What is never deleted has nothing to list.
      expect(await known(), `${resource} has no "remove", yet something of it was deleted`).not.toContain(
        canaryOf(BOAT),
      );
      return;
    }
    const status = await superadmin.status('DELETE', calls.remove.path.replace(/:\w+/, id));
    // The profile of an account in use stays; a module with such a rule tests the rest itself.
    if (status === 409) return;
    expect(status, `${resource} cannot be deleted`).toBe(200);
    expect(await known(), `the deleted items of ${resource} are not listed`).toContain(canaryOf(BOAT));
    expect(
      await superadmin.status('POST', `/api/history/${resource}/${id}/restore`),
      `deleted ${resource} cannot be restored: serve its contract with serveResource, or say "restore" where its module serves it`,
    ).toBe(201);
    expect(await known()).not.toContain(canaryOf(BOAT));
  });

  test('owns files as declared', async () => {
    const superadmin = await as(server, 'superadmin');
    expect(
      await superadmin.status('GET', `/api/files/${resource}/${canaryIdOf(resource, BOAT)}`),
      `${resource} ${attachments ? 'says that it has attachments' : 'has no "attachments"'} in its contract`,
    ).toBe(attachments ? 200 : 404);
  });

  test('is a live topic, and so are its files', () => {
    expect(catalog.topics.has(resource), `changes of ${resource} are sent to nobody`).toBe(true);
    expect(catalog.topics.has(`${resource}/files`)).toBe(attachments);
  });

  test('declares the subject of its calls', () => {
    for (const name of Object.keys(calls))
      expect(subjects, noSubject(`${keyOf(resource)}.${name}`)).toHaveProperty([
        `${keyOf(resource)}.${name}`,
      ]);
  });
});
