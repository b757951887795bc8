import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const BOAT = 'boat-halcyon';
const LIST = `/api/inventory/boat/${BOAT}`;
const ids = z.array(z.object({ _id: z.string() }));
const named = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);

/** An item of the galley that its head cook hides. */
const hide = async () => {
  const chef = await as(server, 'chef');
  const engineer = await as(server, 'engineer');
  const { headers } = await engineer.call('GET', LIST);
  const rev = Number(headers.get('x-rev'));
  const item = {
    _id: 'truffles',
    boatID: BOAT,
    name: 'Truffles',
    department: 'Galley',
    totalAmount: 3,
    locationID: 'place-halcyon-er-locker5',
    private: true,
  };
  expect((await chef.call('POST', '/api/inventory', item)).status).toBe(201);
  return { chef, engineer, rev };
};

describe('private items', () => {
  test('are not there for others: in lists, pages, movements, history and changes', async () => {
    const { engineer, rev } = await hide();
    expect(named(await engineer.ok(ids, 'GET', LIST))).not.toContain('truffles');
    expect(await engineer.status('GET', '/api/inventory/truffles')).toBe(404);
    expect(await engineer.status('PUT', '/api/inventory/truffles', { name: 'Mine', rev: 1 })).toBe(404);
    expect(JSON.stringify((await engineer.call('GET', `/api/movements/boat/${BOAT}`)).json)).not.toContain(
      'Truffles',
    );
    expect(await engineer.status('GET', '/api/history/inventory/truffles')).toBe(404);
    const { json } = await engineer.call('GET', `${LIST}?since=${rev}`);
    expect(JSON.stringify(json)).not.toContain('Truffles');
    expect(json).toMatchObject({ removed: expect.arrayContaining(['truffles']) });
    const movements = [
      {
        _id: 'take-of-test',
        inventoryID: 'truffles',
        kind: 'take',
        quantity: 1,
        at: new Date().toISOString(),
      },
    ];
    expect(await engineer.status('POST', `/api/movements/boat/${BOAT}`, { movements })).toBe(404);
  });

  test('are there for who made them, the captain and the office', async () => {
    await hide();
    for (const who of ['chef', 'captain', 'manager']) {
      const person = await as(server, who);
      expect(named(await person.ok(ids, 'GET', LIST)), who).toContain('truffles');
      expect(
        (await person.call('GET', `/api/movements/boat/${BOAT}?inventoryID=truffles`)).json,
        who,
      ).toHaveLength(1);
    }
  });

  test('keep their place from being deleted, without a name', async () => {
    const { engineer } = await hide();
    const { status, json } = await engineer.call('DELETE', '/api/locations/place-halcyon-er-locker5');
    expect(status).toBe(409);
    expect(JSON.stringify(json)).not.toContain('Truffles');
  });

  test('that are shown again come with the changes', async () => {
    const { chef, engineer, rev } = await hide();
    const item = await chef.ok(z.object({ rev: z.number() }), 'GET', '/api/inventory/truffles');
    await chef.call('PUT', '/api/inventory/truffles', { private: false, rev: item.rev });
    const { json } = await engineer.call('GET', `${LIST}?since=${rev}`);
    expect(JSON.stringify(json)).toContain('Truffles');
  });
});

describe('places', () => {
  const place = (fields: object) => ({
    _id: `place-${Math.random()}`.replace('.', ''),
    boatID: BOAT,
    ...fields,
  });

  test('have a name of their own where they are, and are never inside themselves', async () => {
    const engineer = await as(server, 'engineer');
    const twin = place({ name: 'locker 3', parentID: 'place-halcyon-engine-room' });
    expect(await engineer.status('POST', '/api/locations', twin)).toBe(400);
    const inside = { parentID: 'place-halcyon-er-locker3', rev: 9_999_999 };
    const { json } = await engineer.call('GET', '/api/locations/place-halcyon-engine-room');
    const { rev } = z.object({ rev: z.number() }).parse(json);
    expect(await engineer.status('PUT', '/api/locations/place-halcyon-engine-room', { ...inside, rev })).toBe(
      400,
    );
  });

  test('move with all that is in them', async () => {
    const engineer = await as(server, 'engineer');
    const { rev } = await engineer.ok(
      z.object({ rev: z.number() }),
      'GET',
      '/api/locations/place-halcyon-engine-room',
    );
    const moved = { parentID: 'place-halcyon-deck2', rev };
    expect(await engineer.status('PUT', '/api/locations/place-halcyon-engine-room', moved)).toBe(200);
    const item = await engineer.call('GET', '/api/inventory/stock-halcyon-1');
    expect(item.json).toMatchObject({ totalAmount: 4, locationID: 'place-halcyon-er-locker3' });
  });

  test('two moves at the same moment make no circle', async () => {
    const engineer = await as(server, 'engineer');
    const revOf = async (id: string) =>
      (await engineer.ok(z.object({ rev: z.number() }), 'GET', `/api/locations/${id}`)).rev;
    const [a, b] = ['place-halcyon-medical', 'place-halcyon-lazarette'];
    const revs = [await revOf(a), await revOf(b)];
    const statuses = await Promise.all([
      engineer.status('PUT', `/api/locations/${a}`, { parentID: b, rev: revs[0] }),
      engineer.status('PUT', `/api/locations/${b}`, { parentID: a, rev: revs[1] }),
    ]);
    expect(statuses.toSorted()).toEqual([200, 400]);
  });
});
