import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { dayIn } from '#lib/zonedTime.ts';
import { stockReads } from '#modules/inventory/contract/reads.ts';
import { inventory } from '#modules/inventory/contract.ts';
import { attentionOf } from '#modules/inventory/rules/alerts.ts';
import { type JobsOf, jobsAs } from '../../testing/jobs.ts';
import { useTestApp } from '../../testing/useTestApp.ts';
import { noticeStock } from './tell.ts';

const server = useTestApp();
const BOAT = 'boat-halcyon';
const PLACE = 'place-halcyon-er-locker5';
let tom: JobsOf;

beforeEach(async () => {
  server.time.stopped = new Date('2026-06-20T10:00:00.000Z');
  tom = await jobsAs(server, 'engineer');
  // What the demo vessel lacks is told now, so that the tests begin with nothing new.
  await noticeStock(server.services);
  await server.services.database.db.deleteFrom('notices').execute();
});

const add = async (by: JobsOf, fields: object) => {
  const item = {
    _id: newId(),
    boatID: BOAT,
    name: 'Fuse',
    department: 'Engine',
    locationID: PLACE,
    ...fields,
  };
  expect((await by.call('POST', '/api/inventory', item)).status).toBe(201);
  return item._id;
};
const move = async (by: JobsOf, inventoryID: string, fields: object) => {
  // Notices stand in the order of their times.
  server.time.stopped = new Date((server.time.stopped?.getTime() ?? 0) + 1000);
  const movements = [
    { _id: newId(), inventoryID, at: new Date(server.time.stopped ?? 0).toISOString(), ...fields },
  ];
  const { status, json } = await by.call('POST', `/api/movements/boat/${BOAT}`, { movements });
  expect(status, JSON.stringify(json)).toBe(200);
};
const take = (id: string, quantity: number) => move(tom, id, { kind: 'take', quantity });
const receive = (id: string, quantity: number) => move(tom, id, { kind: 'receive', quantity });
const told = async (by: JobsOf, kind: string, key: string) =>
  (await by.notices(kind)).map(({ params }) => params[key]).reverse();

describe('who keeps an item is told', () => {
  test('of its minimum once, below it once, and again after there was enough', async () => {
    const id = await add(tom, { totalAmount: 5, minAmount: 2 });
    const states = () => told(tom, 'stockLow', 'state');
    await take(id, 2);
    expect(await states()).toEqual([]);
    await take(id, 1);
    expect(await states()).toEqual(['at']);
    await take(id, 1);
    expect(await states()).toEqual(['at', 'below']);
    await take(id, 1);
    await receive(id, 1);
    await receive(id, 1);
    await Promise.all([noticeStock(server.services), noticeStock(server.services)]);
    // At the minimum again, but there never was enough.
    expect(await states()).toEqual(['at', 'below']);
    await receive(id, 1);
    await take(id, 1);
    expect(await states()).toEqual(['at', 'below', 'at']);
    const [last] = await tom.notices('stockLow');
    expect(last).toMatchObject({
      params: { item: 'Fuse', left: '2', min: '2' },
      link: `/app/inventory/${id}`,
    });
  });

  test('90, 30 and 0 days before it expires, and anew for a new date', async () => {
    const id = await add(tom, { totalAmount: 1, expDate: '2026-09-20' });
    const days = () => told(tom, 'stockExpires', 'days');
    expect(await days()).toEqual([]);
    const seen: (string | undefined)[] = [];
    for (const day of [
      '2026-06-21',
      '2026-06-22',
      '2026-06-23',
      '2026-08-21',
      '2026-08-22',
      '2026-09-20',
      '2026-09-21',
    ]) {
      server.time.stopped = new Date(`${day}T10:00:00.000Z`);
      await server.services.database.db.deleteFrom('notices').execute();
      await noticeStock(server.services);
      // A session ends after 30 days without use.
      tom = await jobsAs(server, 'engineer');
      for (const { link, params } of await tom.notices('stockExpires'))
        if (link.endsWith(id)) seen.push(params.days);
    }
    expect(seen).toEqual(['90', '30', '0']);
    const { rev } = z.object({ rev: z.number() }).parse((await tom.call('GET', `/api/inventory/${id}`)).json);
    await tom.call('PUT', `/api/inventory/${id}`, { expDate: '2026-10-20', rev });
    const renewed = (await tom.notices('stockExpires')).find(({ link }) => link.endsWith(id));
    expect(renewed?.params).toMatchObject({ item: 'Fuse', days: '29' });
  });

  test('of a kit that lacks a part or whose part has expired', async () => {
    const flare = await add(tom, {
      name: 'Flare',
      totalAmount: 6,
      expDate: '2026-07-01',
      locationBox: 'Grab bag',
    });
    const water = await add(tom, { name: 'Water', totalAmount: 4, locationBox: 'Grab bag' });
    const kitItems = [
      { inventoryID: flare, quantity: 6 },
      { inventoryID: water, quantity: 4 },
    ];
    const kit = await add(tom, { name: 'Grab bag', isKit: true, kitItems, locationBox: 'Grab bag' });
    expect(await tom.notices('kitIncomplete')).toEqual([]);
    // It is aboard, but no longer in the bag.
    await move(tom, water, {
      kind: 'move',
      quantity: 1,
      toLocation: { locationID: PLACE, shelves: '', locationBox: '' },
    });
    expect((await tom.notices('kitIncomplete'))[0]).toMatchObject({
      params: { item: 'Grab bag', missing: '1', expired: '0' },
      link: `/app/inventory/${kit}`,
    });
    await move(tom, water, {
      kind: 'move',
      quantity: 1,
      fromLocation: { locationID: PLACE, shelves: '', locationBox: '' },
      toLocation: { locationID: PLACE, shelves: '', locationBox: 'Grab bag' },
    });
    server.time.stopped = new Date('2026-07-02T10:00:00.000Z');
    await noticeStock(server.services);
    expect((await tom.notices('kitIncomplete'))[0]?.params).toMatchObject({ missing: '0', expired: '1' });
  });

  test('if they may change it, and see it; of a critical one the company too', async () => {
    const [chef, amy, captain, ruth] = [
      await jobsAs(server, 'chef'),
      await jobsAs(server, 'deckhand'),
      await jobsAs(server, 'captain'),
      await jobsAs(server, 'manager'),
    ];
    await add(chef, { name: 'Truffles', department: 'Galley', minAmount: 1, private: true });
    await add(tom, { name: 'Impeller', minAmount: 1, critical: true });
    const names = async (by: JobsOf) => (await told(by, 'stockLow', 'item')).toSorted();
    expect(await names(chef)).toEqual(['Truffles']);
    expect(await names(amy)).toEqual([]);
    expect(await names(tom)).toEqual(['Impeller']);
    expect(await names(captain)).toEqual(['Impeller', 'Truffles']);
    expect(await names(ruth)).toEqual(['Impeller']);
  });

  test('in one notice if there are many', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) ids.push(await add(tom, { name: `Part ${n}`, totalAmount: 2, minAmount: 1 }));
    const at = '2026-06-20T10:00:00.000Z';
    const movements = ids.map((inventoryID) => ({
      _id: newId(),
      inventoryID,
      at,
      kind: 'take',
      quantity: 2,
    }));
    await tom.call('POST', `/api/movements/boat/${BOAT}`, { movements });
    const notices = await tom.notices('stockLow');
    expect(notices).toMatchObject([{ params: { count: '6' }, link: '/app/inventory' }]);
  });
});

test('what needs attention is the same from the list and from the server, and hides what is private', async () => {
  const chef = await jobsAs(server, 'chef');
  await add(chef, { name: 'Truffles', department: 'Galley', minAmount: 1, private: true, critical: true });
  const today = dayIn('2026-06-20T10:00:00.000Z', 'Europe/Paris');
  for (const by of [tom, chef]) {
    const list = z.array(inventory.item).parse((await by.call('GET', `/api/inventory/boat/${BOAT}`)).json);
    const own = attentionOf(list, today);
    const { json } = await by.call('GET', `/api/inventory/attention/${BOAT}`);
    const asked = stockReads.attention.response.parse(json);
    expect({ count: asked.count, soon: asked.soon }).toEqual({ count: own.count, soon: own.soon });
    expect(asked.worst.map(({ item }) => item._id)).toEqual(
      own.list.slice(0, 12).map(({ item }) => item._id),
    );
    expect(JSON.stringify(json).includes('Truffles')).toBe(by === chef);
  }
});
