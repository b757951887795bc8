import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { dayIn } from '#lib/zonedTime.ts';
import { inventory } from '#modules/inventory/contract.ts';
import { firstOf } from '#modules/inventory/rules/first.ts';
import { fullestSpot } from '#modules/inventory/rules.ts';
import { locations } from '#modules/locations/contract.ts';
import { pathsOf, spotPath } from '#modules/locations/rules.ts';
import { insertItems } from '../../store/records.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const NOW = '2026-06-18T10:00:00.000Z';
const LIST = `/api/inventory/boat/${BOAT}`;
const MOST = 30;
const page = z.object({
  rest: z.boolean(),
  items: z.array(inventory.item),
  beside: z.array(locations.item),
});
const all = z.array(inventory.item);

const server = useTestApp();

const read = async (persona: string) => (await as(server, persona)).ok(page, 'GET', `${LIST}?first=${MOST}`);

/** Makes the list long: `short` of the items are below their minimum. */
const addMany = async (short: number, extra: { _id: string; boatID: string }[] = []) => {
  server.time.stopped = new Date(NOW);
  const context = { db: server.services.database.db, now: NOW, viewer: { _id: 'user-captain', name: 'C' } };
  const many = Array.from({ length: 600 }, (_, i) => ({
    _id: `many-${i}`,
    boatID: BOAT,
    name: `Part ${i}`,
    totalAmount: i < short ? i % 2 : 5,
    minAmount: 2,
    locationID: 'place-halcyon-er-locker3',
  }));
  await insertItems(context, inventory, [...many, ...extra]);
};

test('a short list is sent whole at once', async () => {
  const { rest, items, beside } = await read('captain');
  expect(rest).toBe(false);
  expect(items).toEqual(await (await as(server, 'captain')).ok(all, 'GET', LIST));
  expect(beside).toEqual([]);
});

for (const short of [0, 100])
  test(`the first rows are those that the browser shows first, with ${short} items too few`, async () => {
    const kit = {
      _id: 'kit',
      boatID: BOAT,
      name: 'Grab bag',
      isKit: true,
      kitItems: [{ inventoryID: 'many-599', quantity: 9 }],
    };
    await addMany(short, [kit]);
    const captain = await as(server, 'captain');
    const today = dayIn(NOW, 'Europe/Paris');
    const whole = firstOf(await captain.ok(all, 'GET', LIST), today, MOST);
    const { rest, items, beside } = await read('captain');
    expect(rest).toBe(true);
    expect(items).toEqual([...whole.shown, ...whole.parts]);
    // The browser makes the same rows of the part as of the whole.
    expect(firstOf(items, today, MOST)).toEqual(whole);
    if (short === 0) expect(whole.parts.map(({ _id }) => _id)).not.toEqual([]);
    const places = await captain.ok(z.array(locations.item), 'GET', `/api/locations/boat/${BOAT}`);
    const [few, paths] = [pathsOf(beside), pathsOf(places)];
    for (const item of whole.shown)
      expect(spotPath(few, fullestSpot(item)), item.name).toBe(spotPath(paths, fullestSpot(item)));
  });

test('private items are not among the first rows of others, and other companies get nothing', async () => {
  const hidden = {
    _id: 'truffles',
    boatID: BOAT,
    name: 'Truffles',
    minAmount: 9,
    department: 'Galley',
    private: true,
  };
  await addMany(0, [hidden]);
  const has = async (who: string) => (await read(who)).items.some(({ _id }) => _id === 'truffles');
  expect(await has('captain')).toBe(true);
  expect(await has('engineer')).toBe(false);
  expect(await (await as(server, 'rival')).status('GET', `${LIST}?first=${MOST}`)).toBe(403);
});
