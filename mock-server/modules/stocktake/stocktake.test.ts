import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { inventory } from '#modules/inventory/contract.ts';
import { movementSchema } from '#modules/movements/contract.ts';
import { countSchema } from '#modules/stocktake/contract/counts.ts';
import { stocktakes } from '#modules/stocktake/contract.ts';
import { as } from '../../testing/as.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const BOAT = 'boat-halcyon';
const SHEET = 'sheet-of-test';
const IMPELLER = 'stock-halcyon-1';
const box = { locationID: 'place-halcyon-er-locker3', shelves: '', locationBox: 'B' };
const HOUR_AGO = Date.now() - 3_600_000;
/** Minutes after an hour ago. */
const since = (minutes: number) => new Date(HOUR_AGO + minutes * 60_000).toISOString();

const counter = async (username: string) => {
  const person = await as(server, username);
  return {
    ...person,
    begin: (more: object = {}) =>
      person.ok(stocktakes.item, 'POST', '/api/stocktakes', {
        ...{ _id: SHEET, boatID: BOAT, title: 'Locker 3', locationID: box.locationID },
        ...more,
      }),
    count: (_id: string, counted: number | null, more: object = {}) =>
      person.call('POST', `/api/stocktakes/count/${SHEET}`, {
        ...{ _id, inventoryID: IMPELLER, spot: box, counted, at: since(0) },
        ...more,
      }),
    counts: () => person.ok(z.array(countSchema), 'GET', `/api/stocktakes/counts/${SHEET}`),
    close: () => person.call('POST', `/api/stocktakes/close/${SHEET}`, { left: 1 }),
    take: (_id: string, minutes: number) =>
      person.call('POST', `/api/movements/boat/${BOAT}`, {
        movements: [
          { _id, inventoryID: IMPELLER, kind: 'take', quantity: 1, fromLocation: box, at: since(minutes) },
        ],
      }),
    item: () => person.ok(inventory.item, 'GET', `/api/inventory/${IMPELLER}`),
    ledger: () =>
      person.ok(z.array(movementSchema), 'GET', `/api/movements/boat/${BOAT}?inventoryID=${IMPELLER}`),
  };
};

describe('a stocktake', () => {
  test('books its counts when it is closed, each as of its time: what was taken since stays taken', async () => {
    const tom = await counter('engineer');
    await tom.begin();
    expect((await tom.item()).totalAmount).toBe(4);
    await tom.count('count-1', 3, { cause: 'lost' });
    expect((await tom.item()).totalAmount).toBe(4);
    await tom.take('taken-after', 20);
    expect(await tom.counts()).toMatchObject([
      { counted: 3, expected: 4, booked: null, userName: 'Tom Halvorsen' },
    ]);
    const captain = await counter('captain');
    expect((await captain.close()).json).toMatchObject({
      status: 'closed',
      closed: { counted: 1, differ: 1, left: 1 },
    });
    expect((await tom.item()).totalAmount).toBe(2);
    const row = (await tom.ledger()).find(
      ({ kind, stocktakeID }) => kind === 'count' && stocktakeID === SHEET,
    );
    expect(row).toMatchObject({
      ...{ _id: 'count-1', counted: 3, booked: 4, quantity: -1, reason: 'Lost or broken' },
      ...{ at: since(0), userName: 'Tom Halvorsen' },
    });
    expect(await tom.counts()).toMatchObject([{ booked: 4 }]);
  });

  test('does not close while two people have counted a line differently, until one holds', async () => {
    const tom = await counter('engineer');
    const captain = await counter('captain');
    await tom.begin();
    await tom.count('by-tom', 3);
    await captain.count('by-captain', 2, { at: since(5) });
    const refused = await captain.close();
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.json)).toContain('Impeller kit was counted differently');
    const replaces = ['by-tom', 'by-captain'];
    expect((await captain.count('decision', null, { chosen: 'by-captain', replaces })).json).toMatchObject({
      counted: 2,
      at: since(5),
    });
    expect((await captain.close()).status).toBe(201);
    expect((await tom.item()).totalAmount).toBe(2);
    expect((await tom.ledger())[0]).toMatchObject({ _id: 'by-captain', counted: 2 });
  });

  test('keeps what comes after it was closed, and books it when it is closed again', async () => {
    const tom = await counter('engineer');
    await tom.begin();
    await tom.count('first', 4);
    await tom.close();
    await tom.count('late', 3, { at: since(1), replaces: ['first'] });
    expect((await tom.item()).totalAmount).toBe(4);
    expect((await tom.close()).status).toBe(201);
    expect((await tom.item()).totalAmount).toBe(3);
    // A repetition books nothing more.
    const before = (await tom.ledger()).length;
    await tom.close();
    expect((await tom.ledger()).length).toBe(before);
  });

  test('that is blind shows what is booked to those who review it alone', async () => {
    const captain = await counter('captain');
    const tom = await counter('engineer');
    await captain.begin({ blind: true });
    const answer = await tom.count('count-1', 3);
    expect(answer.json).toMatchObject({ expected: null, booked: null });
    expect(await tom.counts()).toMatchObject([{ expected: null }]);
    expect(await captain.counts()).toMatchObject([{ expected: 4 }]);
    expect((await tom.close()).status).toBe(403);
    expect((await captain.close()).status).toBe(201);
    expect(await tom.counts()).toMatchObject([{ expected: null, booked: null }]);
  });

  test('hides private items from those who may not see them; who sees them books them', async () => {
    const captain = await counter('captain');
    const chef = await counter('chef');
    await captain.begin({ locationID: '' });
    const path = `/api/inventory/boat/${BOAT}`;
    const items = await captain.ok(z.array(inventory.item), 'GET', path);
    const morphine = items.find(({ name }) => name.startsWith('Morphine'));
    if (!morphine) throw new Error('There is no private item');
    const spot = { locationID: morphine.locationID, shelves: '', locationBox: '' };
    await captain.count('secret', 9, { inventoryID: morphine._id, spot });
    await captain.count('open', 4);
    expect((await chef.counts()).map(({ _id }) => _id)).toEqual(['open']);
    await chef.close();
    expect(await captain.counts()).toMatchObject([
      { _id: 'secret', booked: null },
      { _id: 'open', booked: 4 },
    ]);
    await captain.close();
    expect(await captain.ok(inventory.item, 'GET', `/api/inventory/${morphine._id}`)).toMatchObject({
      totalAmount: 9,
    });
  });

  test('that was given up books nothing and can be opened again; one with counts stays on record', async () => {
    const tom = await counter('engineer');
    await tom.begin();
    await tom.count('count-1', 1);
    await tom.ok(stocktakes.item, 'POST', `/api/stocktakes/cancel/${SHEET}`, { reason: 'Wrong locker' });
    expect((await tom.close()).status).toBe(400);
    expect((await tom.call('DELETE', `/api/stocktakes/${SHEET}`)).status).toBe(409);
    await tom.ok(stocktakes.item, 'POST', `/api/stocktakes/reopen/${SHEET}`);
    expect((await tom.close()).status).toBe(201);
    expect((await tom.item()).totalAmount).toBe(1);
  });
});

test('its paper names what differs, who counted and why, with room to sign', async () => {
  const tom = await counter('engineer');
  await tom.begin();
  await tom.count('count-1', 3, { cause: 'lost' });
  const answer = await server.app.request(`/api/stocktakes/paper/${SHEET}?language=en`, {
    headers: { 'x-auth-token': tom.token },
  });
  const { text } = readPdf(new Uint8Array(await answer.arrayBuffer()));
  for (const words of ['Locker 3', 'Impeller kit', 'Lost or broken', 'Tom Halvorsen', 'Checked by'])
    expect(text).toContain(words);
});
