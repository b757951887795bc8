import { readFileSync } from 'node:fs';
import papaparse from 'papaparse';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '#lib/newId.ts';
import { type Equipment, equipment, readingSchema } from '#modules/equipment/contract.ts';
import { CHUNK_ROWS, checkSchema, type ImportRow, importSchema } from '#modules/imports/contract.ts';
import { freshData, testServer } from '#testing/server.ts';

const signIn = async (username: string) => {
  const answer = await call('', 'POST', '/api/auth', { username, password: 'demo-Pass1' });
  return z.object({ token: z.string() }).parse(answer.body).token;
};

const call = async (token: string, method: string, path: string, body?: unknown) => {
  const { app } = await testServer();
  const answer = await app.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { 'x-auth-token': token } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json: unknown = await answer.json();
  return { status: answer.status, body: json };
};

let token = '';
let boatID = '';

beforeEach(async () => {
  await freshData();
  token = await signIn('engineer');
  boatID = z.object({ boatID: z.string() }).parse((await call(token, 'GET', '/api/auth')).body).boatID;
});

const all = async (): Promise<Equipment[]> =>
  z.array(equipment.item).parse((await call(token, 'GET', `/api/equipmentgroups/boat/${boatID}`)).body);
const named = async (name: string) => (await all()).filter((item) => item.name === name);
const only = async (name: string) => {
  const [item, ...more] = await named(name);
  if (!item || more.length > 0) throw new Error(`${more.length + 1} items named ${name}`);
  return item;
};

const begin = async (total: number) => {
  const id = newId();
  const answer = await call(token, 'POST', '/api/imports', {
    _id: id, boatID, resource: 'equipmentgroups', fileName: 'list.csv', total,
  });
  expect(answer.status).toBe(201);
  return id;
};
const send = async (id: string, from: number, rows: ImportRow[]) =>
  checkSchema.parse((await call(token, 'POST', `/api/imports/${id}/rows`, { from, rows })).body);
const stage = async (rows: ImportRow[]) => {
  const id = await begin(rows.length);
  for (let from = 0; from < rows.length; from += CHUNK_ROWS) await send(id, from, rows.slice(from, from + CHUNK_ROWS));
  return { id, check: checkSchema.parse((await call(token, 'GET', `/api/imports/${id}/check`)).body) };
};
const commit = (id: string, leaveOut: number[] = []) => call(token, 'POST', `/api/imports/${id}/commit`, { leaveOut });
const undo = (id: string) => call(token, 'POST', `/api/imports/${id}/undo`, {});
const run = async (rows: ImportRow[]) => {
  const { id, check } = await stage(rows);
  const done = importSchema.parse((await commit(id)).body);
  return { id, check, done };
};

const file = (name: string) => readFileSync(new URL(`../seed/data/${name}.csv`, import.meta.url), 'utf8');
const mapped = (name: string, columns: Record<string, string>) => {
  const { data } = papaparse.parse<Record<string, string>>(file(name), { header: true, skipEmptyLines: true });
  return data.map((line) => Object.fromEntries(Object.entries(columns).map(([key, head]) => [key, line[head] ?? ''])));
};
const shipList = (name: string) =>
  mapped(name, {
    group: 'Group path', name: 'Name', manufacturer: 'Manufacturer', modelNumber: 'Model', serialNumber: 'Serial number',
    department: 'Department', location: 'Location', critical: 'Critical', hours: 'Running hours', atSea: 'At sea',
    atPort: 'At port', remarks: 'Remarks',
  });
const sample = () =>
  mapped('equipment-import-sample', {
    group: 'System', name: 'Item', manufacturer: 'Make', modelNumber: 'Type', serialNumber: 'S/N', location: 'Place',
    department: 'Dept', critical: 'Crit', hours: 'Hours',
  });

describe('the dry run', () => {
  test('finds what is wrong with the sample and changes nothing', async () => {
    const before = await all();
    const { check } = await stage(sample());
    expect(check.errors).toEqual([
      { row: 15, path: 'name', code: 'required' },
      { row: 21, path: 'hours', code: 'notANumber' },
      { row: 30, path: 'serialNumber', code: 'serialTwice', params: { row: 29 } },
    ]);
    expect(check).toMatchObject({ creates: sample().length - 3, updates: 0, unchanged: 0, groups: 0 });
    expect(await all()).toEqual(before);
  });

  test('the vessel\'s own list makes nothing new', async () => {
    const rows = shipList('halcyon-equipment');
    const { check, done } = await run(rows);
    expect(check).toEqual({ errors: [], creates: 0, updates: 0, unchanged: rows.length, groups: 0 });
    expect(done).toMatchObject({ state: 'committed', created: 0, updated: 0 });
  });

  test('another vessel\'s list is taken once, the second time nothing is new', async () => {
    const rows = shipList('corsair-equipment').map((row) => ({ ...row, group: `Corsair > ${row.group}` }));
    expect((await run(rows)).check).toMatchObject({ errors: [], creates: rows.length, groups: 1 });
    expect((await run(rows)).check).toEqual({ errors: [], creates: 0, updates: 0, unchanged: rows.length, groups: 0 });
  });

  test.each([
    [{ name: 'A', critical: 'perhaps' }, { path: 'critical', code: 'notYesNo' }],
    [{ name: 'A', hours: '1.234' }, { path: 'hours', code: 'numberUnclear' }],
    [{ name: 'A', hours: '-1' }, { path: 'hours', code: 'tooLow', params: { n: 0 } }],
    [{ name: 'A', hours: '1000001' }, { path: 'hours', code: 'tooHigh', params: { n: 1_000_000 } }],
    [{ name: 'x'.repeat(121) }, { path: 'name', code: 'tooLong', params: { n: 120 } }],
    [{ name: 'A', group: 'a/b/c/d/e/f/g/h/i/j/k/l/m' }, { path: 'group', code: 'tooDeep', params: { n: 12 } }],
    [{ name: 'Main engine, port', group: 'Propulsion', hours: '12' }, { path: 'hours', code: 'meterLower', params: { last: 6948 } }],
    [{ name: 'Propulsion', serialNumber: '526 104 387', group: 'Propulsion > Main engine, port' },
      { path: 'group', code: 'insideItself' }],
  ])('%o', async (row, error) => {
    const { check } = await stage([row]);
    expect(check.errors.filter(({ code }) => code !== 'required')).toEqual([{ row: 0, ...error }]);
  });

  test('a name twice under one path is wrong, under two it is not', async () => {
    const { check } = await stage([
      { group: 'Store', name: 'Pump' }, { group: 'store ', name: 'PUMP' }, { group: 'Other store', name: 'Pump' },
    ]);
    expect(check.errors).toEqual([{ row: 1, path: 'name', code: 'nameTwice', params: { row: 0 } }]);
    expect(check.groups).toBe(2);
  });

  test('rows sent twice are there once, and replaced rows are checked anew', async () => {
    const id = await begin(2);
    const rows = [{ name: 'First' }, { name: '' }];
    expect((await send(id, 0, rows)).errors).toHaveLength(1);
    expect(await send(id, 0, rows)).toEqual(await send(id, 0, rows));
    expect((await send(id, 1, [{ name: 'Second' }])).errors).toEqual([]);
    expect(importSchema.parse((await commit(id)).body)).toMatchObject({ created: 2 });
    expect(await named('First')).toHaveLength(1);
  });

  test('letters that a database does not take are dropped', async () => {
    const { done } = await run([{ name: 'Bell\u0000 \ud800', unknown: 'x' }]);
    expect(done.created).toBe(1);
  });
});

describe('commit', () => {
  test('all or none, and rows that are left out stay out', async () => {
    const before = await all();
    const { id } = await stage(sample());
    expect((await commit(id)).status).toBe(409);
    expect(await all()).toEqual(before);
    const done = importSchema.parse((await commit(id, [15, 21, 30])).body);
    expect(done).toMatchObject({ state: 'committed', created: sample().length - 3 });
    expect((await all()).length).toBe(before.length + sample().length - 3);
    expect(await commit(id, [15, 21, 30])).toMatchObject({ body: done });
  });

  test('is refused when rows are missing', async () => {
    const id = await begin(3);
    await send(id, 0, [{ name: 'A' }]);
    expect((await commit(id)).status).toBe(409);
  });

  test('makes the groups of a path, and a meter with its first reading', async () => {
    await run([{ group: 'Toys > Dive gear', name: 'Scooter', hours: '1 234,5 h', critical: 'oui' }]);
    const scooter = await only('Scooter');
    const gear = await only('Dive gear');
    expect(scooter).toMatchObject({ parentID: gear._id, metered: true, hours: 1234.5, meterValue: 1234.5, critical: true });
    expect((await only('Toys'))._id).toBe(gear.parentID);
    const { body } = await call(token, 'GET', `/api/equipmentgroups/${scooter._id}/readings`);
    expect(z.array(readingSchema).parse(body)).toMatchObject([{ kind: 'reading', value: 1234.5, total: 1234.5 }]);
  });

  test('a child may stand above its parent in the file', async () => {
    const { check } = await run([{ group: 'Box', name: 'Lid' }, { group: '', name: 'Box', location: 'Bow' }]);
    expect(check).toMatchObject({ creates: 2, groups: 0 });
    expect((await only('Lid')).parentID).toBe((await only('Box'))._id);
  });

  test('a known serial number renames and moves; empty cells change nothing', async () => {
    const before = await only('Main engine, port');
    const { check } = await run([{ group: '', name: 'Engine P', serialNumber: before.serialNumber, location: '', remarks: 'New' }]);
    expect(check).toMatchObject({ creates: 0, updates: 1 });
    expect(await only('Engine P')).toMatchObject({
      _id: before._id, parentID: before.parentID, location: before.location, remarks: 'New', hours: before.hours,
    });
  });

  test('checks against the boat as it is now', async () => {
    const { id } = await stage([{ name: 'Bell' }]);
    await call(token, 'POST', '/api/equipmentgroups', { _id: newId(), boatID, name: 'Bell' });
    expect(importSchema.parse((await commit(id)).body)).toMatchObject({ created: 0 });
    expect(await named('Bell')).toHaveLength(1);
  });
});

describe('undo', () => {
  const rows = (): ImportRow[] => [
    { group: 'Toys', name: 'Scooter', hours: '3' },
    { group: 'Propulsion', name: 'Main engine, port', hours: '7000', remarks: 'New' },
  ];

  const withoutStamps = (items: Equipment[]) =>
    items.map(({ rev: _rev, updatedAt: _at, updatedBy: _by, ...item }) => item);

  test('takes everything back, readings too', async () => {
    const before = await all();
    const engine = await only('Main engine, port');
    const readings = await call(token, 'GET', `/api/equipmentgroups/${engine._id}/readings`);
    const { id, done } = await run(rows());
    expect(done).toMatchObject({ created: 2, updated: 1 });
    expect((await only('Main engine, port')).hours).toBe(7000);
    expect((await undo(id)).body).toMatchObject({ state: 'undone' });
    expect(withoutStamps(await all())).toEqual(withoutStamps(before));
    expect(await call(token, 'GET', `/api/equipmentgroups/${engine._id}/readings`)).toEqual(readings);
    expect((await undo(id)).body).toMatchObject({ state: 'undone' });
    expect((await commit(id)).status).toBe(409);
  });

  test('of two imports, the later first', async () => {
    const before = await all();
    const first = await run(rows());
    const second = await run([{ group: 'Propulsion', name: 'Main engine, port', remarks: 'Newer' }]);
    expect((await undo(first.id)).status).toBe(409);
    expect((await undo(second.id)).status).toBe(201);
    expect((await undo(first.id)).status).toBe(201);
    expect(withoutStamps(await all())).toEqual(withoutStamps(before));
  });

  test.each([
    ['a new item was changed', async () => {
      const { _id, rev } = await only('Scooter');
      return call(token, 'PUT', `/api/equipmentgroups/${_id}`, { rev, location: 'Garage' });
    }],
    ['a changed field was changed again', async () => {
      const { _id, rev } = await only('Main engine, port');
      return call(token, 'PUT', `/api/equipmentgroups/${_id}`, { rev, remarks: 'Mine' });
    }],
    ['a changed item was deleted', async () => {
      for (const child of (await all()).filter(({ parentID }) => parentID !== '')) await call(token, 'DELETE', `/api/equipmentgroups/${child._id}`);
      return call(token, 'DELETE', `/api/equipmentgroups/${(await only('Main engine, port'))._id}`);
    }],
    ['something was put into a new group', async () =>
      call(token, 'POST', '/api/equipmentgroups', { _id: newId(), boatID, name: 'Charger', parentID: (await only('Toys'))._id })],
  ])('is refused when %s', async (_what, change) => {
    const { id } = await run(rows());
    await change();
    const before = await all();
    expect(await undo(id)).toMatchObject({ status: 409, body: { errors: [{ msg: expect.stringContaining('changed since') }] } });
    expect(await all()).toEqual(before);
  });
});

describe('access', () => {
  test('another vessel\'s captain gets nothing', async () => {
    const { id } = await run([{ name: 'Bell' }]);
    const { id: open } = await stage([{ name: 'Gong' }]);
    token = await signIn('rival');
    expect((await call(token, 'GET', `/api/imports/boat/${boatID}/equipmentgroups`)).status).toBe(403);
    expect((await undo(id)).status).toBe(403);
    expect((await commit(open)).status).toBe(403);
    expect((await call(token, 'GET', `/api/imports/${open}/check`)).status).toBe(403);
    expect((await call(token, 'POST', `/api/imports/${open}/rows`, { from: 0, rows: [{ name: 'A' }] })).status).toBe(403);
  });

  test('unknown kinds and unknown imports are not there', async () => {
    expect((await call(token, 'GET', `/api/imports/boat/${boatID}/constructor`)).status).toBe(404);
    expect((await undo('nothing-of-this-name')).status).toBe(404);
  });

  test('the list of imports has the finished ones, newest first', async () => {
    await stage([{ name: 'Gong' }]);
    await run([{ name: 'Bell' }]);
    const { body } = await call(token, 'GET', `/api/imports/boat/${boatID}/equipmentgroups`);
    expect(body).toMatchObject([{ state: 'committed', created: 1, fileName: 'list.csv', createdBy: 'Tom Halvorsen' }]);
  });
});

test('2,000 rows', async () => {
  const rows = Array.from({ length: 2000 }, (_, i) => ({
    group: `Section ${i % 40} > Shelf ${i % 200}`, name: `Part ${i}`, serialNumber: `SN-${i}`, location: 'Store', critical: 'no', hours: i % 10 ? '' : `${i}.5`,
  }));
  const times: string[] = [];
  let at = performance.now();
  const lap = (what: string) => {
    times.push(`${what} ${Math.round(performance.now() - at)} ms`);
    at = performance.now();
  };
  const { id, check } = await stage(rows);
  lap('stage and check');
  expect(check).toMatchObject({ errors: [], creates: 2000, groups: 240 });
  expect((await commit(id)).status).toBe(201);
  lap('commit');
  const changed = await stage(rows.map((row) => ({ ...row, location: 'Lazarette' })));
  expect(changed.check.updates).toBe(2000);
  lap('stage changes');
  expect((await commit(changed.id)).status).toBe(201);
  lap('commit changes');
  expect((await undo(changed.id)).status).toBe(201);
  expect((await undo(id)).status).toBe(201);
  lap('undo both');
  expect(await named('Part 7')).toEqual([]);
  process.stdout.write(`2,000 rows: ${times.join(', ')}\n`);
});
