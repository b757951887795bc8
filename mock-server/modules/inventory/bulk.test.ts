import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { inventory } from '#modules/inventory/contract.ts';
import { type JobsOf, jobsAs } from '../../testing/jobs.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const BOAT = 'boat-halcyon';
let tom: JobsOf;
beforeEach(async () => {
  tom = await jobsAs(server, 'engineer');
});

const add = async (by: JobsOf, fields: object) => {
  const { status, json } = await by.call('POST', '/api/inventory', {
    _id: newId(),
    boatID: BOAT,
    name: 'Fuse',
    ...fields,
  });
  expect(status).toBe(201);
  return inventory.item.parse(json);
};
const setAll = (ids: string[], fields: object, more: object = {}) =>
  tom.call('PUT', `/api/inventory/set/${BOAT}`, { ids, fields, ...more });
const rows = z.object({
  done: z.array(inventory.item),
  refused: z.array(z.object({ row: z.number(), id: z.string(), status: z.number() })),
});

describe('several items are changed at once', () => {
  test('row by row: one of another department, one that is gone and one that somebody changed stay', async () => {
    const chef = await jobsAs(server, 'chef');
    const captain = await jobsAs(server, 'captain');
    const own = await add(tom, { department: 'Engine' });
    const theirs = await add(chef, { department: 'Galley' });
    const taken = await add(tom, { department: 'Engine', category: 'A' });
    await captain.call('PUT', `/api/inventory/${taken._id}`, { category: 'B', rev: taken.rev });
    const ids = [own._id, theirs._id, 'nowhere', taken._id];
    const revs = { [taken._id]: taken.rev };
    const { status, json } = await setAll(
      ids,
      { category: 'Electrical', minAmount: 2 },
      { revs, byRow: true },
    );
    expect(status).toBe(200);
    const { done, refused } = rows.parse(json);
    expect(done.map(({ _id, category, minAmount }) => [_id, category, minAmount])).toEqual([
      [own._id, 'Electrical', 2],
    ]);
    expect(refused.map(({ row, status: each }) => [row, each]).toSorted()).toEqual([
      [1, 403],
      [2, 404],
      [3, 409],
    ]);
    // They are told like after a single change.
    expect((await tom.notices('stockLow')).map(({ params }) => params.state)).toEqual(['none']);
  });

  test('as a whole or not at all without it; never to a place that is not there', async () => {
    const a = await add(tom, { department: 'Engine' });
    expect((await setAll([a._id, 'nowhere'], { critical: true })).status).toBe(404);
    expect((await setAll([a._id], { locationID: 'nowhere' })).status).toBe(400);
    const { json } = await tom.call('GET', `/api/inventory/${a._id}`);
    expect(json).toMatchObject({ rev: a.rev });
  });
});
