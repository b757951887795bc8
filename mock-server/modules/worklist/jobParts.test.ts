import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { inventory } from '#modules/inventory/contract.ts';
import { available } from '#modules/inventory/rules.ts';
import { movementSchema } from '#modules/movements/contract.ts';
import { work, worklist } from '#modules/worklist/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const BOAT = 'boat-halcyon';
const IMPELLER = 'stock-halcyon-1';
const GASKET = 'stock-halcyon-2';

let n = 0;
const partOf = (inventoryID: string, quantity: number) => ({
  _id: `part-of-test-${n++}`,
  name: 'Impeller kit',
  partNo: '18958-0001',
  quantity,
  inventoryID,
  spareID: '',
});

const crew = async (username: string) => {
  const person = await as(server, username);
  const item = (id = IMPELLER) => person.ok(inventory.item, 'GET', `/api/inventory/${id}`);
  return {
    ...person,
    item,
    figures: async (id = IMPELLER) => {
      const stock = await item(id);
      return [stock.totalAmount, stock.reserved, available(stock)];
    },
    plan: (parts: object[], fields: object = {}) =>
      person.ok(worklist.item, 'POST', '/api/worklist', {
        _id: `job-of-test-${n++}`,
        boatID: BOAT,
        title: 'Impeller',
        status: 'open',
        parts,
        ...fields,
      }),
    complete: async (jobID: string, fields: object = {}) => {
      const _id = `work-of-test-${n++}`;
      const date = server.services.clock().toISOString().slice(0, 10);
      const { status } = await person.call('POST', `/api/worklist/complete/${BOAT}`, {
        works: [{ _id, jobID, date, ...fields }],
      });
      expect(status).toBe(200);
      return _id;
    },
    undo: async (id: string) =>
      (await person.call('POST', `/api/worklist/undo/${BOAT}`, { works: [id] })).status,
    works: (jobID: string) => person.ok(z.array(work), 'GET', `/api/worklist/works/${jobID}`),
    ledger: (jobID: string) =>
      person.ok(z.array(movementSchema), 'GET', `/api/movements/boat/${BOAT}?jobID=${jobID}`),
  };
};

test('a part is kept while its job is open, taken at completion, and put back by undo', async () => {
  const tom = await crew('engineer');
  expect(await tom.figures()).toEqual([4, 0, 4]);
  const job = await tom.plan([partOf(IMPELLER, 2)]);
  expect(await tom.figures()).toEqual([4, 2, 2]);
  const done = await tom.complete(job._id);
  expect(await tom.figures()).toEqual([2, 0, 2]);
  expect(await tom.ledger(job._id)).toMatchObject([
    { kind: 'take', quantity: -2, reason: 'Impeller', left: 2 },
  ]);
  expect((await tom.works(job._id))[0]?.parts).toMatchObject([{ quantity: 2, taken: 2 }]);
  expect(await tom.undo(done)).toBe(200);
  expect(await tom.figures()).toEqual([4, 2, 2]);
  // Undone twice is undone once.
  expect(await tom.undo(done)).toBe(200);
  expect(await tom.figures()).toEqual([4, 2, 2]);
  expect((await tom.ledger(job._id)).map(({ quantity }) => quantity)).toEqual([2, -2]);
});

test('a completion takes what is aboard and says so, and never fails for want of stock', async () => {
  const tom = await crew('engineer');
  const job = await tom.plan([partOf(IMPELLER, 9)]);
  expect(await tom.figures()).toEqual([4, 9, -5]);
  await tom.complete(job._id);
  expect(await tom.figures()).toEqual([0, 0, 0]);
  expect((await tom.works(job._id))[0]?.parts).toMatchObject([{ quantity: 9, taken: 4 }]);
});

test('a recurring job keeps its list, and what it needs next time', async () => {
  const tom = await crew('engineer');
  const today = server.services.clock().toISOString().slice(0, 10);
  const job = await tom.plan([partOf(IMPELLER, 1)], {
    calendarInterval: 6,
    calendarUnit: 'months',
    dueDate: today,
  });
  await tom.complete(job._id, { parts: [partOf(IMPELLER, 2)] });
  expect(await tom.figures()).toEqual([2, 1, 1]);
});

test('what is kept follows cancelling, deleting, restoring and changing jobs', async () => {
  const tom = await crew('engineer');
  const captain = await crew('captain');
  const job = await tom.plan([partOf(IMPELLER, 1), partOf(GASKET, 1)]);
  expect((await tom.figures())[1]).toBe(1);
  await captain.call('PUT', `/api/worklist/set/${BOAT}`, { ids: [job._id], fields: { status: 'cancelled' } });
  expect((await tom.figures())[1]).toBe(0);
  await captain.call('PUT', `/api/worklist/set/${BOAT}`, { ids: [job._id], fields: { status: 'open' } });
  expect((await tom.figures())[1]).toBe(1);
  await captain.call('POST', `/api/worklist/remove/${BOAT}`, { ids: [job._id] });
  expect((await tom.figures())[1]).toBe(0);
  await captain.call('POST', `/api/history/worklist/${job._id}/restore`, {});
  expect((await tom.figures())[1]).toBe(1);
  const { rev } = await tom.ok(worklist.item, 'GET', `/api/worklist/${job._id}`);
  await tom.ok(worklist.item, 'PUT', `/api/worklist/${job._id}`, { rev, parts: [partOf(GASKET, 3)] });
  expect([(await tom.figures())[1], (await tom.figures(GASKET))[1]]).toEqual([0, 3]);
});

test('an item of another boat, or one that never was, is no part', async () => {
  const tom = await crew('engineer');
  const refused = await tom.call('POST', '/api/worklist', {
    _id: 'job-with-strange-part',
    boatID: BOAT,
    title: 'Strange',
    parts: [partOf('stock-corsair-1', 1)],
  });
  expect(refused).toMatchObject({ status: 400, json: { errors: [{ path: 'parts.0' }] } });
});

test('whatever is planned, completed and undone: what is kept is the sum of open jobs, and stock the sum of its ledger', async () => {
  const step = fc.record({
    deed: fc.constantFrom('plan', 'complete', 'undo', 'cancel'),
    at: fc.nat(5),
    quantity: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      await server.reset();
      const tom = await crew('engineer');
      const jobs: { id: string; quantity: number; open: boolean; work?: string }[] = [];
      for (const { deed, at, quantity } of steps) {
        const job = jobs[at % Math.max(1, jobs.length)];
        if (deed === 'plan' || !job) {
          const { _id } = await tom.plan([partOf(IMPELLER, quantity)]);
          jobs.push({ id: _id, quantity, open: true });
        } else if (deed === 'complete' && job.open) {
          job.work = await tom.complete(job.id);
          job.open = false;
        } else if (deed === 'undo' && job.work) {
          await tom.undo(job.work);
          delete job.work;
          job.open = true;
        } else if (deed === 'cancel' && job.open) {
          await tom.call('PUT', `/api/worklist/set/${BOAT}`, {
            ids: [job.id],
            fields: { status: 'cancelled' },
          });
          job.open = false;
        }
        const stock = await tom.item();
        const kept = jobs.reduce((sum, each) => sum + (each.open ? each.quantity : 0), 0);
        expect(stock.reserved).toBe(kept);
        expect(available(stock)).toBe(stock.totalAmount - kept);
        const rows = await tom.ok(
          z.array(movementSchema),
          'GET',
          `/api/movements/boat/${BOAT}?inventoryID=${IMPELLER}`,
        );
        expect(rows.reduce((sum, row) => sum + row.quantity, 0)).toBe(stock.totalAmount);
        expect(stock.totalAmount).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 8 },
  );
});
