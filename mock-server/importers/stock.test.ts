import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { ImportRow } from '#modules/imports/contract.ts';
import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import { locations } from '#modules/locations/contract.ts';
import { movementSchema } from '#modules/movements/contract.ts';
import { useTestApp } from '../testing/useTestApp.ts';
import { startImportSession } from './importSession.ts';

const server = useTestApp();
let on: Awaited<ReturnType<typeof startImportSession>>;
beforeEach(async () => {
  on = await startImportSession(server, inventory.name);
});

const list = async () =>
  z.array(inventory.item).parse((await on.get(`/api/inventory/boat/${on.boatID}`)).json);
const named = async (name: string) => {
  const [item, ...more] = (await list()).filter((each) => each.name === name);
  if (!item || more.length > 0) throw new Error(`Not one item named ${name}`);
  return item;
};
const places = async () =>
  z.array(locations.item).parse((await on.get(`/api/locations/boat/${on.boatID}`)).json);
const ledger = async (id: string) =>
  z.array(movementSchema).parse((await on.get(`/api/movements/boat/${on.boatID}?inventoryID=${id}`)).json);
const stamps = new Set(['rev', 'updatedAt', 'updatedBy']);
const bare = (items: readonly InventoryItem[]) =>
  items.map((item) => Object.fromEntries(Object.entries(item).filter(([key]) => !stamps.has(key))));
const codes = (errors: readonly { row: number; path: string; code: string }[]) =>
  errors.map(({ row, path, code }) => `${row} ${path} ${code}`);

describe('the mess of a list', () => {
  test('units, prices with currency, two numbers and the month on a box are read', async () => {
    const { check } = await on.run([
      {
        name: 'Zinc anode',
        totalAmount: '12 EA',
        partNo: 'ZA-77 / 4411-09',
        price: '€ 1.234,50',
        expDate: '03/2027',
      },
      { name: 'Shackle', totalAmount: '2 ctn 12', price: 'USD 9.90/ea', unit: '' },
    ]);
    expect(check).toMatchObject({ errors: [], creates: 2 });
    expect(await named('Zinc anode')).toMatchObject({
      totalAmount: 12,
      unit: '',
      partNo: 'ZA-77',
      partNumbers: [{ code: '4411-09' }],
      price: 123_450,
      currency: 'EUR',
      expDate: '2027-03-31',
    });
    expect(await named('Shackle')).toMatchObject({
      totalAmount: 2,
      unit: 'ctn 12',
      price: 990,
      currency: 'USD',
    });
  });

  test('what is wrong is said by row, and nothing is written', async () => {
    const before = await list();
    const { id, check } = await on.stage([
      { name: 'Rope', totalAmount: 'a few' },
      { name: 'Rope 2', price: 'on request' },
      { name: '', totalAmount: '3' },
      { name: 'Flare', expDate: '03/04/2027' },
      { name: 'Lamp', totalAmount: '1.234' },
      { name: 'Lamp 2', place: 'Shelf 2' },
      { name: 'Rope 3', totalAmount: '-2' },
    ]);
    expect(codes(check.errors)).toEqual([
      '0 totalAmount notANumber',
      '1 price notMoney',
      '2 name required',
      '3 expDate dayUnclear',
      '4 totalAmount numberUnclear',
      '5 place placeUnclear',
      '6 totalAmount tooLow',
    ]);
    expect((await on.commit(id)).status).toBe(409);
    expect(await list()).toEqual(before);
  });
});

describe('rows are existing items', () => {
  test('by part number, by one of its other numbers, by name; another number is another item', async () => {
    const { check } = await on.run([
      { name: 'Impeller kit (chandler)', partNo: '18958-0001', minAmount: '3' },
      { name: 'Cover gasket', minAmount: '4' },
      { name: 'Oil filter', partNo: 'OTHER-1' },
    ]);
    expect(check).toMatchObject({ creates: 1, updates: 2 });
    expect(await named('Impeller kit (chandler)')).toMatchObject({ minAmount: 3, totalAmount: 4 });
    expect((await named('Cover gasket')).partNo).toBe('GM62683');
  });

  test('by the key that the person chose', async () => {
    const rows: ImportRow[] = [{ name: 'Impeller kit', partNo: 'NEW-9' }];
    const byNumber = await on.stage(rows, 'partNo');
    expect(byNumber.check).toMatchObject({ creates: 1, updates: 0 });
    const byName = await on.stage(rows, 'name');
    expect(byName.check).toMatchObject({ creates: 0, updates: 1 });
    const without = await on.stage([{ name: 'Impeller kit' }], 'partNo');
    expect(codes(without.check.errors)).toEqual(['0 partNo required']);
    expect((await on.send('POST', '/api/imports', { ...on.beginning(1), matchBy: 'price' })).status).toBe(
      400,
    );
  });

  test('twice in one file is an error of the second row', async () => {
    const { check } = await on.stage([
      { name: 'Lens', partNo: 'L1' },
      { name: 'Lens cap', partNo: 'l1' },
    ]);
    expect(codes(check.errors)).toEqual(['1 name itemTwice']);
  });
});

describe('amounts are movements', () => {
  test('what is new is counted, another amount is a count, another place a move', async () => {
    await on.run([
      { name: 'Impeller kit', totalAmount: '7', place: 'Lazarette / Case 2' },
      { name: 'Zinc anode', totalAmount: '5', place: 'Engine room / Locker 3' },
    ]);
    const impeller = await named('Impeller kit');
    expect(impeller).toMatchObject({
      totalAmount: 7,
      places: [{ locationID: 'place-halcyon-lz-case2', quantity: 7 }],
    });
    const rows = await ledger(impeller._id);
    expect(rows.slice(0, 2).map(({ kind, quantity, reason }) => [kind, quantity, reason])).toEqual([
      ['count', 3, 'list.csv'],
      ['move', 0, 'list.csv'],
    ]);
    expect(await ledger((await named('Zinc anode'))._id)).toMatchObject([{ kind: 'count', quantity: 5 }]);
  });

  test('places that are missing are named before they are made', async () => {
    const { id, check } = await on.stage([
      { name: 'Zinc anode', place: 'Engine room / Cabinet 9 / Bin 4' },
      { name: 'Shackle', place: 'Engine room > Cabinet 9 > Bin 4' },
    ]);
    expect(check).toMatchObject({ groups: 2, groupPaths: ['Engine room / Cabinet 9 / Bin 4'] });
    await on.commit(id);
    const made = (await places()).filter(({ name }) => ['Cabinet 9', 'Bin 4'].includes(name));
    expect(made.map(({ name, kind }) => [name, kind]).toSorted()).toEqual([
      ['Bin 4', 'box'],
      ['Cabinet 9', 'locker'],
    ]);
    expect(made.find(({ name }) => name === 'Cabinet 9')?.parentID).toBe('place-halcyon-engine-room');
  });

  test('an item that lies in several places is counted there', async () => {
    const take = {
      _id: 'part-of-impellers',
      inventoryID: 'stock-halcyon-1',
      kind: 'move',
      quantity: 1,
      toLocation: { locationID: 'place-halcyon-lz-case2', shelves: '', locationBox: '' },
      at: server.services.clock().toISOString(),
    };
    expect((await on.send('POST', `/api/movements/boat/${on.boatID}`, { movements: [take] })).status).toBe(
      200,
    );
    const { check } = await on.stage([{ name: 'Impeller kit', totalAmount: '9' }]);
    expect(codes(check.errors)).toEqual(['0 totalAmount severalPlaces']);
  });
});

describe('undo', () => {
  const rows: ImportRow[] = [
    { name: 'Zinc anode', totalAmount: '5', place: 'Engine room / Cabinet 9' },
    { name: 'Impeller kit', totalAmount: '9', minAmount: '5' },
  ];

  test('takes back items, changes, places and amounts, these by rows of their own', async () => {
    const before = { items: bare(await list()), places: await places() };
    const impeller = await named('Impeller kit');
    const { id, done } = await on.run(rows);
    expect(done).toMatchObject({ created: 1, updated: 1 });
    const anode = await named('Zinc anode');
    expect((await on.undo(id)).json).toMatchObject({ state: 'undone' });
    expect(bare(await list()).map(({ countedAt, ...item }) => item)).toEqual(
      before.items.map(({ countedAt, ...item }) => item),
    );
    expect(await places()).toEqual(before.places);
    const sums = async (id: string) => (await ledger(id)).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(await sums(impeller._id)).toBe(4);
    expect(await sums(anode._id)).toBe(0);
    expect(await ledger(anode._id)).toHaveLength(2);
  });

  test.each([
    ['something was taken of a new item', 'Zinc anode', 'take'],
    ['a changed item was counted', 'Impeller kit', 'count'],
  ] as const)('is too late when %s', async (_, name, kind) => {
    const { id } = await on.run(rows);
    const { _id: inventoryID } = await named(name);
    const movement = {
      _id: 'since-then',
      inventoryID,
      kind,
      ...(kind === 'count' ? { counted: 2 } : { quantity: 1 }),
      at: server.services.clock().toISOString(),
    };
    expect(
      (await on.send('POST', `/api/movements/boat/${on.boatID}`, { movements: [movement] })).status,
    ).toBe(200);
    expect((await on.undo(id)).status).toBe(409);
    expect((await named(name)).totalAmount).toBe(kind === 'count' ? 2 : 4);
  });

  test('leaves what was taken of a changed item taken', async () => {
    const { id } = await on.run([{ name: 'Impeller kit', totalAmount: '9' }]);
    const take = {
      _id: 'since-then',
      inventoryID: 'stock-halcyon-1',
      kind: 'take',
      quantity: 2,
      at: server.services.clock().toISOString(),
    };
    await on.send('POST', `/api/movements/boat/${on.boatID}`, { movements: [take] });
    expect((await on.undo(id)).status).toBe(201);
    expect((await named('Impeller kit')).totalAmount).toBe(2);
  });
});

test('crew import what is of their department or of none', async () => {
  await on.become('chef');
  const { check } = await on.stage([
    { name: 'Impeller kit', minAmount: '9' },
    { name: 'Saffron', department: 'Galley' },
    { name: 'Wrench', department: 'Engine' },
  ]);
  expect(codes(check.errors)).toEqual(['0 department otherDepartment', '2 department otherDepartment']);
});

test('how a person read the last file of a kind is kept for them', async () => {
  const path = `/api/imports/boat/${on.boatID}/inventory/mapping`;
  const columns = { Artikel: 'name', Lager: '' };
  await on.send('POST', '/api/imports', { ...on.beginning(1), columns, matchBy: 'partNo' });
  expect((await on.get(path)).json).toEqual({ columns, matchBy: 'partNo' });
  await on.become('captain');
  expect((await on.get(path)).json).toEqual({ columns: {}, matchBy: '' });
});
