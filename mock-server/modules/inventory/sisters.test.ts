import { expect, test } from 'vitest';
import { stockReads } from '#modules/inventory/contract/reads.ts';
import { inventory } from '#modules/inventory/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const { response } = stockReads.sisters;

test('a manager sees the same part on the other vessel by any of its numbers; crew and private items do not cross', async () => {
  const manager = await as(server, 'manager');
  const add = (boatID: string, _id: string, more: object) =>
    manager.ok(inventory.item, 'POST', '/api/inventory', { boatID, _id, name: _id, ...more });
  await add('boat-halcyon', 'seal-here', {
    partNo: 'QX-4471/B',
    partNumbers: [{ _id: 'other', code: 'SUP 99120', of: 'Chandler' }],
  });
  await add('boat-meridian', 'same', { partNo: 'qx4471b', totalAmount: 3 });
  await add('boat-meridian', 'by-supplier', {
    partNo: 'Z-1',
    partNumbers: [{ _id: 'o', code: 'SUP-99120', of: '' }],
  });
  await add('boat-meridian', 'hidden', { partNo: 'QX-4471/B', totalAmount: 8, private: true });
  await add('boat-meridian', 'other-part', { partNo: 'QX-4472' });
  const path = '/api/inventory/sisters/seal-here';
  expect(
    (await manager.ok(response, 'GET', path)).map(({ inventoryID, available }) => [inventoryID, available]),
  ).toEqual([
    ['same', 3],
    ['by-supplier', 0],
  ]);
  const captain = await as(server, 'captain');
  expect(await captain.ok(response, 'GET', path)).toEqual([]);
  expect(await manager.ok(response, 'GET', '/api/inventory/sisters/hidden')).toEqual([]);
});
