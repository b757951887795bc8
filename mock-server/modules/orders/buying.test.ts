import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { inventory } from '#modules/inventory/contract.ts';
import { movementSchema } from '#modules/movements/contract.ts';
import { forecastSchema } from '#modules/orders/contract/buying.ts';
import { orders } from '#modules/orders/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const BOAT = 'boat-halcyon';
const order = orders.item;
type Person = Awaited<ReturnType<typeof as>>;
let captain: Person;
beforeEach(async () => {
  captain = await as(server, 'captain');
});

const item = (id: string, fields: object = {}) =>
  captain.ok(inventory.item, 'POST', '/api/inventory', {
    _id: id,
    boatID: BOAT,
    name: `Item ${id}`,
    partNo: `N-${id}`,
    supplierID: 'supplier-halcyon-2',
    supplier: 'Riviera Diesel Services',
    targetAmount: 10,
    price: 500,
    totalAmount: 2,
    ...fields,
  });
const stock = (id: string) => captain.ok(inventory.item, 'GET', `/api/inventory/${id}`);
const drafts = (who: Person, ...wanted: [string, number][]) =>
  who.ok(z.array(order), 'POST', `/api/orders/draft/boat/${BOAT}`, {
    wanted: wanted.map(([inventoryID, quantity]) => ({ inventoryID, quantity })),
  });
const linesOf = (list: z.infer<typeof order>[], id: string) =>
  list.flatMap(({ lines }) => lines).filter(({ inventoryID }) => inventoryID === id);
const receive = (id: string, receiptID: string, lines: object[]) =>
  captain.call('POST', `/api/orders/receive/${id}`, { _id: receiptID, note: 'N 7', lines });
const movementsOf = (id: string) =>
  captain.ok(z.array(movementSchema), 'GET', `/api/movements/boat/${BOAT}?orderID=${id}`);

describe('draft orders from what is short', () => {
  test('go to each supplier and currency apart, and what a draft holds is not added again', async () => {
    await item('i-1');
    await item('i-2', { supplierID: '', supplier: 'Somewhere else' });
    await item('i-3', { currency: 'USD' });
    const made = await drafts(captain, ['i-1', 8], ['i-2', 3], ['i-3', 1]);
    expect(made).toHaveLength(3);
    expect(made.map(({ currency }) => currency).sort()).toEqual(['EUR', 'EUR', 'USD']);
    expect(linesOf(made, 'i-1')).toMatchObject([
      { quantity: 8, price: 500, partNo: 'N-i-1', name: 'Item i-1' },
    ]);
    const again = await drafts(captain, ['i-1', 8], ['i-2', 3], ['i-3', 1]);
    expect(again.map(({ _id }) => _id).sort()).toEqual(made.map(({ _id }) => _id).sort());
    expect(linesOf(again, 'i-1')).toMatchObject([{ quantity: 8 }]);
    const more = await drafts(captain, ['i-1', 9]);
    expect(linesOf(more, 'i-1')).toMatchObject([{ quantity: 9 }]);
  });

  test('asked for by two devices at once, hold it once', async () => {
    await item('i-1');
    await Promise.all([drafts(captain, ['i-1', 8]), drafts(await as(server, 'engineer'), ['i-1', 8])]);
    const all = await captain.ok(z.array(order), 'GET', `/api/orders/boat/${BOAT}`);
    expect(linesOf(all, 'i-1').reduce((sum, { quantity }) => sum + quantity, 0)).toBe(8);
  });

  test('an item that only names its supplier goes to the supplier of that name', async () => {
    await item('i-1', { supplierID: '', supplier: 'riviera diesel services' });
    const [made] = await drafts(captain, ['i-1', 1]);
    expect(made).toMatchObject({ supplierID: 'supplier-halcyon-2', supplierName: 'Riviera Diesel Services' });
  });
});

describe('an order and the stock', () => {
  const ordered = async (quantity: number) => {
    await item('i-1', { locationID: 'place-halcyon-er-locker3' });
    const [made] = await drafts(captain, ['i-1', quantity]);
    const id = made?._id ?? '';
    const body = { _id: 'placed', to: '', language: 'en' };
    await captain.ok(order, 'POST', `/api/orders/send/${id}`, body);
    return { id, lineID: linesOf(made ? [made] : [], 'i-1')[0]?._id ?? '' };
  };

  test('what is sent is on order, until it came, was given up or cancelled', async () => {
    const { id, lineID } = await ordered(8);
    expect((await stock('i-1')).onOrder).toBe(8);
    await receive(id, 'r-1', [{ lineID, quantity: 3 }]);
    expect(await stock('i-1')).toMatchObject({ onOrder: 5, totalAmount: 5 });
    const rest = { backOrderID: 'later', expectedAt: '2036-01-02', reason: '' };
    await captain.ok(order, 'POST', `/api/orders/rest/${id}`, rest);
    expect(await stock('i-1')).toMatchObject({ onOrder: 5, orderExpected: '2036-01-02' });
    await captain.ok(order, 'POST', '/api/orders/cancel/later', { reason: 'No longer made' });
    expect(await stock('i-1')).toMatchObject({ onOrder: 0, orderExpected: null });
  });

  test('what came is booked where it was put, with delivery note, order and price; a repeated one once', async () => {
    const { id, lineID } = await ordered(8);
    const place = { locationID: 'place-halcyon-bosun-store', shelves: '', locationBox: '' };
    const lines = [{ lineID, quantity: 3, place }];
    await Promise.all([receive(id, 'r-1', lines), receive(id, 'r-1', lines)]);
    await receive(id, 'r-2', [{ lineID, quantity: 5 }]);
    const [last, first, ...others] = await movementsOf(id);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      kind: 'receive',
      quantity: 3,
      note: 'N 7',
      toLocation: place,
      unitPrice: 500,
      orderID: id,
    });
    expect(last).toMatchObject({
      quantity: 5,
      toLocation: { locationID: 'place-halcyon-er-locker3' },
      left: 10,
    });
    expect((await captain.ok(order, 'GET', `/api/orders/${id}`)).status).toBe('received');
  });

  test('a return takes it out of stock; not more than lies there, and then nothing is changed', async () => {
    const { id, lineID } = await ordered(8);
    await receive(id, 'r-1', [{ lineID, quantity: 8 }]);
    const give = (receiptID: string, quantity: number, place: object | null = null) =>
      captain.status('POST', `/api/orders/return/${id}`, {
        _id: receiptID,
        reason: 'Wrong size',
        lines: [{ lineID, quantity, place }],
      });
    const elsewhere = { locationID: 'place-halcyon-bosun-store', shelves: '', locationBox: '' };
    expect(await give('r-2', 2, elsewhere)).toBe(400);
    expect((await captain.ok(order, 'GET', `/api/orders/${id}`)).lines[0]?.received).toBe(8);
    expect(await give('r-3', 2)).toBe(201);
    expect(await stock('i-1')).toMatchObject({ totalAmount: 8, onOrder: 2 });
    const booked = await movementsOf(id);
    expect(booked.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(6);
  });

  test('a line about an item of another vessel is refused', async () => {
    const lines = [{ _id: 'l', inventoryID: 'stock-meridian-1', name: 'Theirs' }];
    expect(await captain.status('POST', '/api/orders', { _id: 'o', boatID: BOAT, lines })).toBe(400);
  });
});

test('an order with a private item is there only for those who see the item', async () => {
  await item('i-1', { private: true, department: 'Interior' });
  const [made] = await drafts(captain, ['i-1', 2]);
  const engineer = await as(server, 'engineer');
  const path = `/api/orders/${made?._id}`;
  expect(await captain.status('GET', path)).toBe(200);
  expect(await engineer.status('GET', path)).toBe(404);
  const list = await engineer.call('GET', `/api/orders/boat/${BOAT}`);
  expect(JSON.stringify(list.json)).not.toContain('Item i-1');
  expect(await engineer.status('GET', `/api/orders/paper/${made?._id}`)).toBe(404);
  const history = await engineer.call('GET', `/api/history/orders/${made?._id}`);
  expect(JSON.stringify(history.json)).not.toContain('Item i-1');
});

describe('the forecast', () => {
  const ask = (who: Person) => who.ok(forecastSchema, 'GET', `/api/orders/forecast/boat/${BOAT}`);

  test('knows what each planned job took last time, what covers it, and what to buy by when', async () => {
    const { parts, jobs } = await ask(captain);
    expect(jobs).toBeGreaterThan(20);
    const prefilter = parts.find(({ partNo }) => partNo === 'WM-PF5');
    expect(prefilter?.uses).toMatchObject([{ jobID: 'job-halcyon-2137', quantity: 6, from: 'last' }]);
    expect(prefilter?.need).toBe(6 * (prefilter?.uses[0]?.times ?? 0));
    for (const { months, need, buy, buyBy } of parts) {
      const sum = months.reduce(
        (all, { stock, order: coming, missing }) => all + stock + coming + missing,
        0,
      );
      expect(sum).toBeCloseTo(need);
      expect(buyBy === null).toBe(buy === 0);
    }
    const days = parts.flatMap(({ buyBy }) => buyBy ?? []);
    expect(days).toEqual([...days].sort());
  });

  test('a job’s own list of parts comes before what it took last time', async () => {
    const parts = JSON.stringify({
      parts: [{ _id: 'p', name: 'Seal', quantity: 3, inventoryID: 'stock-halcyon-12' }],
    });
    const { db } = server.services.database;
    await sql`update worklist set data = data || ${parts}::jsonb where _id = 'job-halcyon-2137'`.execute(db);
    const { parts: found } = await ask(captain);
    const usesOf = (id: string) => found.find(({ inventoryID }) => inventoryID === id)?.uses;
    expect(usesOf('stock-halcyon-12')).toMatchObject([
      { jobID: 'job-halcyon-2137', quantity: 3, from: 'list' },
    ]);
    expect(usesOf('stock-halcyon-16')).toBeUndefined();
  });

  test('hides private items from those who may not see them', async () => {
    // The engineer made the demo's stock, and sees what he made.
    const chef = await as(server, 'chef');
    const _id = (await ask(captain)).parts[0]?.inventoryID ?? '';
    const { rev } = await stock(_id);
    await captain.ok(inventory.item, 'PUT', `/api/inventory/${_id}`, {
      rev,
      private: true,
      department: 'Interior',
    });
    expect((await ask(captain)).parts.map(({ inventoryID }) => inventoryID)).toContain(_id);
    expect((await ask(chef)).parts.map(({ inventoryID }) => inventoryID)).not.toContain(_id);
  });
});
