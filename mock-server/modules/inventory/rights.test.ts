import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { inventory } from '#modules/inventory/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const BOAT = 'boat-halcyon';

/** What a person with one flag of the stores writes, and what they read. */
const writes = {
  inventory: ['/api/inventory', { name: 'Shackle', boatID: BOAT }],
  spareparts: ['/api/equipment', { equipmentName: 'Windlass', boatID: BOAT }],
  supplier: ['/api/suppliers', { supplierName: 'Rigger', boatID: BOAT }],
} as const;
type Flag = keyof typeof writes;
const flags = ['inventory', 'spareparts', 'supplier'] as const satisfies readonly Flag[];

describe('each flag of the stores on its own', () => {
  for (const flag of flags)
    test(`${flag} alone writes its own list and no other, and reads what its work needs`, async () => {
      const captain = await as(server, 'captain');
      for (const field of flags)
        await captain.call('PUT', '/api/users/system_access/user-deckhand', {
          field,
          access: field === flag,
        });
      await captain.call('PUT', '/api/users/system_access/user-deckhand', { field: 'jobs', access: false });
      const deckhand = await as(server, 'deckhand');
      for (const each of flags) {
        const [path, body] = writes[each];
        const { status } = await deckhand.call('POST', path, { ...body, _id: `${flag}-${each}` });
        expect([each, status]).toEqual([each, each === flag ? 201 : 403]);
      }
      // Stock and suppliers are named by spares and orders: whoever has one of the three reads them.
      expect((await deckhand.call('GET', `/api/inventory/boat/${BOAT}`)).status).toBe(200);
      const moves = {
        movements: [
          {
            _id: `m-${flag}`,
            inventoryID: 'stock-halcyon-52',
            kind: 'take',
            quantity: 1,
            at: server.services.clock().toISOString(),
          },
        ],
      };
      const moved = await deckhand.call('POST', `/api/movements/boat/${BOAT}`, moves);
      // The item is the galley's: it takes the flag, and the department.
      expect(moved.status).toBe(403);
      const order = { _id: `o-${flag}`, boatID: BOAT, supplierName: 'Rigger', currency: 'EUR', lines: [] };
      expect((await deckhand.call('POST', '/api/orders', order)).status).toBe(
        flag === 'supplier' ? 201 : 403,
      );
      const labels = await deckhand.call('GET', `/api/photos/boat/${BOAT}`);
      expect(labels.status).toBe(flag === 'inventory' ? 200 : 403);
    });

  test('without any of them stock is not there', async () => {
    const captain = await as(server, 'captain');
    for (const field of [...flags, 'jobs'])
      await captain.call('PUT', '/api/users/system_access/user-deckhand', { field, access: false });
    const deckhand = await as(server, 'deckhand');
    for (const path of ['inventory', 'spares', 'suppliers', 'orders', 'movements', 'stocktakes', 'transfers'])
      expect([path, (await deckhand.call('GET', `/api/${path}/boat/${BOAT}`)).status]).toEqual([path, 403]);
  });
});

test('crew of one department move, edit and delete no stock of another, in one call or in many', async () => {
  const chef = await as(server, 'chef');
  const engineer = await as(server, 'engineer');
  const item = await engineer.ok(inventory.item, 'GET', '/api/inventory/stock-halcyon-1');
  expect(item.department).toBe('Engine');
  expect((await chef.call('PUT', `/api/inventory/${item._id}`, { rev: item.rev, minAmount: 9 })).status).toBe(
    403,
  );
  expect((await chef.call('DELETE', `/api/inventory/${item._id}`)).status).toBe(403);
  const set = { ids: [item._id], fields: { category: 'Galley' } };
  expect((await chef.call('PUT', `/api/inventory/set/${BOAT}`, set)).status).toBe(403);
  const again = await engineer.ok(inventory.item, 'GET', `/api/inventory/${item._id}`);
  expect(again).toEqual(item);
});

describe('a private item', () => {
  const hide = async () => {
    const captain = await as(server, 'captain');
    await captain.ok(inventory.item, 'POST', '/api/inventory', {
      ...{ _id: 'secret', boatID: BOAT, name: 'Owner’s cigars', partNo: 'CIG-1', category: 'Owner' },
      ...{ private: true, department: 'Interior', totalAmount: 1, minAmount: 3, targetAmount: 9 },
    });
    return captain;
  };
  const paths = {
    list: `/api/inventory/boat/${BOAT}`,
    changes: `/api/inventory/boat/${BOAT}/changes?since=0`,
    counts: `/api/inventory/attention/${BOAT}`,
    movements: `/api/movements/boat/${BOAT}`,
    forecast: `/api/orders/forecast/boat/${BOAT}`,
    orders: `/api/orders/boat/${BOAT}`,
    photos: `/api/photos/boat/${BOAT}`,
    deleted: `/api/deleted/boat/${BOAT}`,
    jobs: `/api/worklist/boat/${BOAT}`,
    stocktakes: `/api/stocktakes/boat/${BOAT}`,
    transfers: `/api/transfers/boat/${BOAT}`,
  };

  test('is in no answer to those who may not see it: lists, counts, ledger, forecast, photos, orders', async () => {
    const captain = await hide();
    const job = {
      _id: 'job-with-secret',
      boatID: BOAT,
      title: 'Fill the humidor',
      status: 'open',
      dueDate: server.services.clock().toISOString().slice(0, 10),
    };
    const part = { _id: 'p', name: 'Part', partNo: '', quantity: 2, inventoryID: 'secret', spareID: '' };
    expect((await captain.call('POST', '/api/worklist', { ...job, parts: [part] })).status).toBe(201);
    const engineer = await as(server, 'engineer');
    const before: Record<string, unknown> = {};
    for (const [name, path] of Object.entries(paths)) {
      const seen = await captain.call('GET', path);
      const { status, json } = await engineer.call('GET', path);
      const text = JSON.stringify(json);
      expect([name, text.includes('cigars') || text.includes('CIG-1')]).toEqual([name, false]);
      before[name] = [status, JSON.stringify(seen.json).includes('cigars')];
    }
    // The captain has it where it belongs.
    expect(before).toMatchObject({
      list: [200, true],
      movements: [200, true],
      forecast: [200, true],
      counts: [200, true],
    });
    const counts = z.object({ count: z.number(), soon: z.number() });
    const all = await captain.ok(counts, 'GET', paths.counts);
    const some = await engineer.ok(counts, 'GET', paths.counts);
    expect(all.count).toBe(some.count + 1);
  });

  test('is no part of a draft order, a label sheet or a count for those who may not see it', async () => {
    await hide();
    const engineer = await as(server, 'engineer');
    const draft = await engineer.call('POST', `/api/orders/draft/boat/${BOAT}`, {
      wanted: [{ inventoryID: 'secret', quantity: 2 }],
    });
    expect(JSON.stringify(draft.json)).not.toContain('cigars');
    const at = server.services.clock().toISOString();
    const take = { _id: 'm-secret', inventoryID: 'secret', kind: 'take', quantity: 1, at };
    expect((await engineer.call('POST', `/api/movements/boat/${BOAT}`, { movements: [take] })).status).toBe(
      404,
    );
    expect((await engineer.call('GET', '/api/inventory/secret')).status).toBe(404);
    expect((await engineer.call('GET', '/api/history/inventory/secret')).json).not.toMatchObject([
      { action: 'create' },
    ]);
  });
});
