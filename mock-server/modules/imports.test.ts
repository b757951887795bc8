// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { readingSchema } from '#modules/equipment/contract.ts';
import { importSchema } from '#modules/imports/contract.ts';
import { sampleList, shipList, startImportSession } from '../importers/importSession.ts';
import { useTestApp } from '../testing/useTestApp.ts';

type Session = Awaited<ReturnType<typeof startImportSession>>;
const server = useTestApp();
let on: Session;
beforeEach(async () => {
  on = await startImportSession(server);
});

describe('the dry run', () => {
  test('finds the errors of the sample and changes nothing', async () => {
    const before = await on.all();
    const { check } = await on.stage(sampleList());
    expect(check.errors).toEqual([
      { row: 15, path: 'name', code: 'required' },
      { row: 21, path: 'hours', code: 'notANumber' },
      { row: 30, path: 'serialNumber', code: 'serialTwice', params: { row: 29 } },
    ]);
    expect(check).toMatchObject({ creates: sampleList().length - 3, updates: 0, unchanged: 0, groups: 0 });
    expect(await on.all()).toEqual(before);
  });

  test('a parent given by its name alone is the item of that name, wherever it is; new groups are named', async () => {
    const { check } = await on.run([
      { name: 'Fan of the test', group: 'Generator 1' },
      { name: 'Bearing of the test', group: 'Fan of the test' },
      { name: 'Belt of the test', group: 'Somewhere new' },
    ]);
    expect(check).toMatchObject({ errors: [], creates: 3, groups: 1, groupPaths: ['Somewhere new'] });
    const items = await on.all();
    const named = (name: string) => items.filter((item) => item.name === name);
    expect(named('Generator 1')).toHaveLength(1);
    expect(named('Fan of the test')[0]?.parentID).toBe(named('Generator 1')[0]?._id);
    expect(named('Bearing of the test')[0]?.parentID).toBe(named('Fan of the test')[0]?._id);
  });

  test("the vessel's own list creates nothing", async () => {
    const rows = shipList('halcyon');
    const { check, done } = await on.run(rows);
    expect(check).toMatchObject({ errors: [], creates: 0, updates: 0, unchanged: rows.length, groups: 0 });
    expect(done).toMatchObject({ state: 'committed', created: 0, updated: 0 });
  });

  test("another vessel's list is imported once, the second time nothing is new", async () => {
    const rows = shipList('corsair').map((row) => ({ ...row, group: `Corsair > ${row.group}` }));
    expect((await on.run(rows)).check).toMatchObject({ errors: [], creates: rows.length, groups: 1 });
    expect((await on.run(rows)).check).toMatchObject({
      errors: [],
      creates: 0,
      updates: 0,
      unchanged: rows.length,
      groups: 0,
    });
  });

  test.each([
    [
      { name: 'A', critical: 'perhaps' },
      { path: 'critical', code: 'notYesNo' },
    ],
    [
      { name: 'A', hours: '1.234' },
      { path: 'hours', code: 'numberUnclear' },
    ],
    [
      { name: 'A', hours: '-1' },
      { path: 'hours', code: 'tooLow', params: { n: 0 } },
    ],
    [
      { name: 'A', hours: '1000001' },
      { path: 'hours', code: 'tooHigh', params: { n: 1_000_000 } },
    ],
    [{ name: 'x'.repeat(121) }, { path: 'name', code: 'tooLong', params: { n: 120 } }],
    [
      { name: 'A', group: 'a/b/c/d/e/f/g/h/i/j/k/l/m' },
      { path: 'group', code: 'tooDeep', params: { n: 12 } },
    ],
    [
      { name: 'Main engine, port', group: 'Propulsion', hours: '12' },
      { path: 'hours', code: 'meterLower', params: { last: 6948, hours: -6936 }, ask: 'hoursConfirmed' },
    ],
    [
      { name: 'Propulsion', serialNumber: '526 104 387', group: 'Propulsion > Main engine, port' },
      { path: 'group', code: 'insideItself' },
    ],
  ])('%o', async (row, error) => {
    const { check } = await on.stage([row]);
    expect(check.errors.filter(({ code }) => code !== 'required')).toEqual([{ row: 0, ...error }]);
  });

  test('a name twice under one path is an error, under two it is not', async () => {
    const { check } = await on.stage([
      { group: 'Store', name: 'Pump' },
      { group: 'store ', name: 'PUMP' },
      { group: 'Other store', name: 'Pump' },
    ]);
    expect(check.errors).toEqual([{ row: 1, path: 'name', code: 'nameTwice', params: { row: 0 } }]);
    expect(check.groups).toBe(2);
  });

  test('rows sent twice are staged once, and replaced rows are checked again', async () => {
    const id = await on.begin(2);
    const rows = [{ name: 'First' }, { name: '' }];
    expect((await on.sendRows(id, 0, rows)).errors).toHaveLength(1);
    expect(await on.sendRows(id, 0, rows)).toEqual(await on.sendRows(id, 0, rows));
    expect((await on.sendRows(id, 1, [{ name: 'Second' }])).errors).toEqual([]);
    expect(importSchema.parse((await on.commit(id)).json)).toMatchObject({ created: 2 });
    expect(await on.named('First')).toHaveLength(1);
  });

  test('characters that PostgreSQL does not accept are dropped', async () => {
    const { done } = await on.run([{ name: 'Bell\u0000 \ud800', unknown: 'x' }]);
    expect(done.created).toBe(1);
  });
});

describe('commit', () => {
  test('writes all or nothing, and excluded rows stay out', async () => {
    const before = await on.all();
    const { id } = await on.stage(sampleList());
    expect((await on.commit(id)).status).toBe(409);
    expect(await on.all()).toEqual(before);
    const done = importSchema.parse((await on.commit(id, [15, 21, 30])).json);
    expect(done).toMatchObject({ state: 'committed', created: sampleList().length - 3 });
    expect((await on.all()).length).toBe(before.length + sampleList().length - 3);
    expect(await on.commit(id, [15, 21, 30])).toMatchObject({ json: done });
  });

  test('is refused if rows are missing', async () => {
    const id = await on.begin(3);
    await on.sendRows(id, 0, [{ name: 'A' }]);
    expect((await on.commit(id)).status).toBe(409);
  });

  test('creates the groups of a path, and a meter with its first reading', async () => {
    await on.run([{ group: 'Toys > Dive gear', name: 'Scooter', hours: '1 234,5 h', critical: 'oui' }]);
    const scooter = await on.item('Scooter');
    const gear = await on.item('Dive gear');
    expect(scooter).toMatchObject({
      parentID: gear._id,
      metered: true,
      hours: 1234.5,
      meterValue: 1234.5,
      critical: true,
    });
    expect((await on.item('Toys'))._id).toBe(gear.parentID);
    const { json } = await on.get(`/api/equipmentgroups/${scooter._id}/readings`);
    expect(z.array(readingSchema).parse(json)).toMatchObject([
      { kind: 'reading', value: 1234.5, total: 1234.5 },
    ]);
  });

  test('a child may be above its parent in the file', async () => {
    const { check } = await on.run([
      { group: 'Box', name: 'Lid' },
      { group: '', name: 'Box', location: 'Bow' },
    ]);
    expect(check).toMatchObject({ creates: 2, groups: 0 });
    expect((await on.item('Lid')).parentID).toBe((await on.item('Box'))._id);
  });

  test('a known serial number renames and moves; empty cells change nothing', async () => {
    const before = await on.item('Main engine, port');
    const { check } = await on.run([
      { group: '', name: 'Engine P', serialNumber: before.serialNumber, location: '', remarks: 'New' },
    ]);
    expect(check).toMatchObject({ creates: 0, updates: 1 });
    expect(await on.item('Engine P')).toMatchObject({
      _id: before._id,
      parentID: before.parentID,
      location: before.location,
      remarks: 'New',
      hours: before.hours,
    });
  });

  test('checks against the boat as it is now', async () => {
    const { id } = await on.stage([{ name: 'Bell' }]);
    await on.send('POST', '/api/equipmentgroups', { _id: newId(), boatID: on.boatID, name: 'Bell' });
    expect(importSchema.parse((await on.commit(id)).json)).toMatchObject({ created: 0 });
    expect(await on.named('Bell')).toHaveLength(1);
  });
});
