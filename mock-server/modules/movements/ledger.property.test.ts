import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { inventory } from '#modules/inventory/contract.ts';
import { sameSpot } from '#modules/locations/rules.ts';
import { movementSchema } from '#modules/movements/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const BOAT = 'boat-halcyon';
const PATH = `/api/movements/boat/${BOAT}`;
const ITEMS = ['stock-halcyon-1', 'stock-halcyon-4'];
const SPOTS = ['place-halcyon-er-locker3', 'place-halcyon-lz-case2', 'place-halcyon-er-shelf2'].map(
  (locationID) => ({ locationID, shelves: '', locationBox: '' }),
);

/** What somebody does somewhere aboard; `minute` is when, `sent` how often it reaches the server. */
const deed = fc.record({
  item: fc.constantFrom(...ITEMS),
  kind: fc.constantFrom('receive', 'take', 'move', 'count', 'writeOff', 'return', 'supplierReturn', 'adjust'),
  quantity: fc.integer({ min: 1, max: 6 }),
  from: fc.constantFrom(null, ...SPOTS),
  to: fc.constantFrom(null, ...SPOTS),
  forced: fc.boolean(),
  minute: fc.integer({ min: 0, max: 600 }),
  sent: fc.integer({ min: 1, max: 3 }),
  undone: fc.boolean(),
});

let run = 0;

test('on board is the sum of the movements, in all and at each spot, whatever devices do', async () => {
  const captain = await as(server, 'captain');
  const people = [await as(server, 'engineer'), captain, await as(server, 'manager')];
  const start = server.services.clock().getTime() - 43_200_000;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deed, { maxLength: 8 }), { minLength: 2, maxLength: 3 }),
      async (devices) => {
        run++;
        // Each device sends in its own order, all of them at once, and some of it more than once.
        await Promise.all(
          devices.map(async (deeds, device) => {
            const { call } = people[device % people.length] ?? captain;
            for (const [
              index,
              { item, kind, quantity, from, to, forced, minute, sent, undone },
            ] of deeds.entries()) {
              const _id = `m-${run}-${device}-${index}`;
              const at = new Date(start + minute * 60_000).toISOString();
              const movement = {
                ...{ _id, inventoryID: item, kind, at, forced, reason: 'Of the test' },
                ...(kind === 'count' ? { counted: quantity } : { quantity }),
                ...{ fromLocation: from, toLocation: to },
              };
              for (let times = 0; times < sent; times++) await call('POST', PATH, { movements: [movement] });
              const reversal = { _id: `u-${_id}`, reverses: _id, inventoryID: item, reason: 'Undone', at };
              if (undone)
                for (let times = 0; times < sent; times++)
                  await call('POST', `${PATH}/reverse`, { reversals: [{ ...reversal, forced: true }] });
            }
          }),
        );
        for (const id of ITEMS) {
          const item = await captain.ok(inventory.item, 'GET', `/api/inventory/${id}`);
          const rows = await captain.ok(
            z.array(movementSchema),
            'GET',
            `${PATH}?inventoryID=${id}&first=200`,
          );
          const sum = (of: (row: (typeof rows)[number]) => number) =>
            rows.reduce((total, row) => total + of(row), 0);
          expect(rows.length).toBeLessThan(200);
          expect(item.totalAmount).toBe(sum(({ quantity }) => quantity));
          expect(item.places.reduce((total, { quantity }) => total + quantity, 0)).toBe(item.totalAmount);
          for (const place of item.places) {
            const came = sum(({ toLocation, amount }) =>
              toLocation && sameSpot(toLocation, place) ? amount : 0,
            );
            const went = sum(({ fromLocation, amount }) =>
              fromLocation && sameSpot(fromLocation, place) ? amount : 0,
            );
            expect(place.quantity).toBe(came - went);
          }
        }
      },
    ),
    { numRuns: 5 },
  );
}, 120_000);
