import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { inventory } from '#modules/inventory/contract.ts';
import { available, suggestedOrder } from '#modules/inventory/rules.ts';
import { movementSchema } from '#modules/movements/contract.ts';
import { forecastSchema } from '#modules/orders/contract/buying.ts';
import { orders } from '#modules/orders/contract.ts';
import { openOf } from '#modules/orders/rules/totals.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const BOAT = 'boat-halcyon';
const ITEMS = ['stock-halcyon-1', 'stock-halcyon-4'];

const deed = fc.record({
  kind: fc.constantFrom('plan', 'complete', 'undo', 'move', 'count', 'order', 'receive', 'cancel'),
  item: fc.constantFrom(...ITEMS),
  quantity: fc.integer({ min: 1, max: 4 }),
  at: fc.nat(5),
  sent: fc.integer({ min: 1, max: 2 }),
});
type Deed = {
  kind: string;
  item: string;
  quantity: number;
  at: number;
  sent: number;
};

let run = 0;

test('kept, on order, free and the forecast follow from jobs, orders and the ledger, whatever devices do at once', async () => {
  const people = [await as(server, 'engineer'), await as(server, 'captain'), await as(server, 'manager')];
  const [, captain = await as(server, 'captain')] = people;
  const now = server.services.clock().getTime();
  const today = new Date(now).toISOString().slice(0, 10);
  const device = async (who: typeof captain, deeds: readonly Deed[], name: string) => {
    const jobs: string[] = [];
    const works: string[] = [];
    const bought: { id: string; line: string; no: number }[] = [];
    for (const [index, { kind, item, quantity, at, sent }] of deeds.entries()) {
      const id = `${name}-${index}`;
      const job = jobs[at % Math.max(1, jobs.length)];
      const work = works[at % Math.max(1, works.length)];
      const order = bought[at % Math.max(1, bought.length)];
      const part = { _id: `p-${id}`, name: 'Part', partNo: '', quantity, inventoryID: item, spareID: '' };
      const line = { _id: `l-${id}`, name: 'Part', quantity, inventoryID: item, price: 100 };
      const send = async (method: string, path: string, body: object) => {
        // A lost answer: the same is sent again.
        for (let times = 0; times < sent; times++) await who.call(method, path, body);
      };
      if (kind === 'plan') {
        jobs.push(`job-${id}`);
        await send('POST', '/api/worklist', {
          ...{ _id: `job-${id}`, boatID: BOAT, title: 'Service', status: 'open', dueDate: today },
          parts: [part],
        });
      } else if (kind === 'complete' && job) {
        works.push(`work-${id}`);
        await send('POST', `/api/worklist/complete/${BOAT}`, {
          works: [{ _id: `work-${id}`, jobID: job, date: today }],
        });
      } else if (kind === 'undo' && work) await send('POST', `/api/worklist/undo/${BOAT}`, { works: [work] });
      else if (kind === 'move' || kind === 'count')
        await send('POST', `/api/movements/boat/${BOAT}`, {
          movements: [
            {
              ...{ _id: `m-${id}`, inventoryID: item, reason: 'Test', forced: true },
              ...(kind === 'count'
                ? { kind, counted: quantity }
                : { kind: at % 2 === 0 ? 'take' : 'receive', quantity }),
              at: new Date(now - at * 60_000).toISOString(),
            },
          ],
        });
      else if (kind === 'order') {
        bought.push({ id: `order-${id}`, line: line._id, no: 0 });
        await send('POST', '/api/orders', {
          ...{ _id: `order-${id}`, boatID: BOAT, supplierName: 'Chandler', currency: 'EUR' },
          lines: [line],
        });
        await send('POST', `/api/orders/send/order-${id}`, {
          ...{ _id: `mail-${id}`, to: '', language: 'en', subject: '', text: '' },
        });
      } else if (kind === 'receive' && order)
        await send('POST', `/api/orders/receive/${order.id}`, {
          ...{ _id: `r-${id}`, note: '', lines: [{ lineID: order.line, quantity: 1 }] },
        });
      else if (kind === 'cancel' && order)
        await send('POST', `/api/orders/cancel/${order.id}`, { reason: 'Not needed' });
    }
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deed, { maxLength: 7 }), { minLength: 2, maxLength: 3 }),
      async (all) => {
        run++;
        await Promise.all(
          all.map((deeds, at) => device(people[at % people.length] ?? captain, deeds, `${run}-${at}`)),
        );
        const jobs = await captain.ok(z.array(worklist.item), 'GET', `/api/worklist/boat/${BOAT}`);
        const bought = await captain.ok(z.array(orders.item), 'GET', `/api/orders/boat/${BOAT}`);
        const { parts } = await captain.ok(forecastSchema, 'GET', `/api/orders/forecast/boat/${BOAT}`);
        for (const id of ITEMS) {
          const item = await captain.ok(inventory.item, 'GET', `/api/inventory/${id}`);
          const rows = await captain.ok(
            z.array(movementSchema),
            'GET',
            `/api/movements/boat/${BOAT}?inventoryID=${id}&first=500`,
          );
          const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
          expect(item.totalAmount).toBe(sum(rows.map(({ quantity }) => quantity)));
          const kept = jobs
            .filter(({ status }) => status !== 'done' && status !== 'cancelled')
            .flatMap((job) => job.parts.filter(({ inventoryID }) => inventoryID === id));
          expect(item.reserved).toBe(sum(kept.map(({ quantity }) => quantity)));
          expect(available(item)).toBe(item.totalAmount - item.reserved);
          const coming = bought
            .filter(({ status }) => status === 'sent' || status === 'partReceived')
            .flatMap(({ lines }) => lines.filter(({ inventoryID }) => inventoryID === id));
          expect(item.onOrder).toBe(sum(coming.map(openOf).map((open) => Math.max(0, open))));
          if (item.targetAmount !== null)
            expect(suggestedOrder(item)).toBe(
              Math.max(0, item.targetAmount - item.totalAmount + item.reserved - item.onOrder),
            );
          const foreseen = parts.find(({ inventoryID }) => inventoryID === id);
          if (!foreseen) continue;
          expect(foreseen).toMatchObject({ onBoard: item.totalAmount, onOrder: item.onOrder });
          for (const { months, need } of [foreseen])
            expect(sum(months.map(({ stock, order, missing }) => stock + order + missing))).toBeCloseTo(need);
        }
        // What planned jobs name is foreseen.
        const named = jobs
          .filter(({ status, dueDate }) => status === 'open' && dueDate === today)
          .flatMap((job) => job.parts.map(({ inventoryID }) => inventoryID))
          .filter((id) => ITEMS.includes(id));
        for (const id of named) expect(parts.map(({ inventoryID }) => inventoryID)).toContain(id);
      },
    ),
    { numRuns: 5 },
  );
}, 120_000);
