// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import type { ImportRow } from '#modules/imports/contract.ts';
import { startImportSession } from '../importers/importSession.ts';
import { useTestApp } from '../testing/useTestApp.ts';

type Session = Awaited<ReturnType<typeof startImportSession>>;
const server = useTestApp();
let on: Session;
beforeEach(async () => {
  on = await startImportSession(server);
});

describe('undo', () => {
  const rows = (): ImportRow[] => [
    { group: 'Toys', name: 'Scooter', hours: '3' },
    { group: 'Propulsion', name: 'Main engine, port', hours: '6958', remarks: 'New' },
  ];

  const withoutStamps = (items: Equipment[]) =>
    items.map(({ rev: _rev, updatedAt: _at, updatedBy: _by, ...item }) => item);

  test('undoes everything, readings too', async () => {
    const before = await on.all();
    const engine = await on.item('Main engine, port');
    const readings = (await on.get(`/api/equipmentgroups/${engine._id}/readings`)).json;
    const { id, done } = await on.run(rows());
    expect(done).toMatchObject({ created: 2, updated: 1 });
    expect((await on.item('Main engine, port')).hours).toBe(6958);
    expect((await on.undo(id)).json).toMatchObject({ state: 'undone' });
    expect(withoutStamps(await on.all())).toEqual(withoutStamps(before));
    expect((await on.get(`/api/equipmentgroups/${engine._id}/readings`)).json).toEqual(readings);
    expect((await on.undo(id)).json).toMatchObject({ state: 'undone' });
    expect((await on.commit(id)).status).toBe(409);
  });

  test('of two imports, the later one first', async () => {
    const before = await on.all();
    const first = await on.run(rows());
    const second = await on.run([{ group: 'Propulsion', name: 'Main engine, port', remarks: 'Newer' }]);
    expect((await on.undo(first.id)).status).toBe(409);
    expect((await on.undo(second.id)).status).toBe(201);
    expect((await on.undo(first.id)).status).toBe(201);
    expect(withoutStamps(await on.all())).toEqual(withoutStamps(before));
  });

  test.each([
    [
      'a new item was changed',
      async () => {
        const { _id, rev } = await on.item('Scooter');
        return on.send('PUT', `/api/equipmentgroups/${_id}`, { rev, location: 'Garage' });
      },
    ],
    [
      'a changed field was changed again',
      async () => {
        const { _id, rev } = await on.item('Main engine, port');
        return on.send('PUT', `/api/equipmentgroups/${_id}`, { rev, remarks: 'Mine' });
      },
    ],
    [
      'a changed item was deleted',
      async () => {
        const jobs = z
          .array(z.object({ _id: z.string() }))
          .parse((await on.get(`/api/worklist/boat/${on.boatID}`)).json);
        for (let from = 0; from < jobs.length; from += 500)
          await on.send('POST', `/api/worklist/remove/${on.boatID}`, {
            ids: jobs.slice(from, from + 500).map(({ _id }) => _id),
          });
        for (const child of (await on.all()).filter(({ parentID }) => parentID !== ''))
          await on.send('DELETE', `/api/equipmentgroups/${child._id}`);
        return on.send('DELETE', `/api/equipmentgroups/${(await on.item('Main engine, port'))._id}`);
      },
    ],
    [
      'something was put into a new group',
      async () =>
        on.send('POST', '/api/equipmentgroups', {
          _id: newId(),
          boatID: on.boatID,
          name: 'Charger',
          parentID: (await on.item('Toys'))._id,
        }),
    ],
  ])('is refused when %s', async (_what, change) => {
    const { id } = await on.run(rows());
    await change();
    const before = await on.all();
    expect(await on.undo(id)).toMatchObject({
      status: 409,
      json: { errors: [{ msg: expect.stringContaining('changed since') }] },
    });
    expect(await on.all()).toEqual(before);
  });
});

describe('access', () => {
  test("another vessel's captain has no access", async () => {
    const { id } = await on.run([{ name: 'Bell' }]);
    const { id: open } = await on.stage([{ name: 'Gong' }]);
    await on.become('rival');
    expect((await on.get(`/api/imports/boat/${on.boatID}/equipmentgroups`)).status).toBe(403);
    expect((await on.undo(id)).status).toBe(404);
    expect((await on.commit(open)).status).toBe(404);
    expect((await on.get(`/api/imports/${open}/check`)).status).toBe(404);
    expect(
      (await on.send('POST', `/api/imports/${open}/rows`, { from: 0, rows: [{ name: 'A' }] })).status,
    ).toBe(404);
  });

  test('unknown kinds and unknown imports are not found', async () => {
    expect((await on.get(`/api/imports/boat/${on.boatID}/constructor`)).status).toBe(404);
    expect((await on.undo('nothing-of-this-name')).status).toBe(404);
  });

  test('the list has finished imports only, newest first', async () => {
    await on.stage([{ name: 'Gong' }]);
    await on.run([{ name: 'Bell' }]);
    const { json } = await on.get(`/api/imports/boat/${on.boatID}/equipmentgroups`);
    expect(json).toMatchObject([
      { state: 'committed', created: 1, fileName: 'list.csv', createdBy: 'Tom Halvorsen' },
    ]);
  });
});

test('2,000 rows', async () => {
  const rows = Array.from({ length: 2000 }, (_, i) => ({
    group: `Section ${i % 40} > Shelf ${i % 200}`,
    name: `Part ${i}`,
    serialNumber: `SN-${i}`,
    location: 'Store',
    critical: 'no',
    hours: i % 10 ? '' : `${i}.5`,
  }));
  const times: string[] = [];
  let at = performance.now();
  const lap = (what: string) => {
    times.push(`${what} ${Math.round(performance.now() - at)} ms`);
    at = performance.now();
  };
  const { id, check } = await on.stage(rows);
  lap('stage and check');
  expect(check).toMatchObject({ errors: [], creates: 2000, groups: 240 });
  expect((await on.commit(id)).status).toBe(201);
  lap('commit');
  const changed = await on.stage(rows.map((row) => ({ ...row, location: 'Lazarette' })));
  expect(changed.check.updates).toBe(2000);
  lap('stage changes');
  expect((await on.commit(changed.id)).status).toBe(201);
  lap('commit changes');
  expect((await on.undo(changed.id)).status).toBe(201);
  expect((await on.undo(id)).status).toBe(201);
  lap('undo both');
  expect(await on.named('Part 7')).toEqual([]);
  process.stdout.write(`2,000 rows: ${times.join(', ')}\n`);
});
