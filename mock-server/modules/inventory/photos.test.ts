import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { photoSchema } from '#modules/inventory/contract/photos.ts';
import { as, PIXEL } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const BOAT = 'boat-halcyon';
const ITEM = 'stock-halcyon-1';
const list = z.array(photoSchema);

const addPhoto = async (person: Awaited<ReturnType<typeof as>>, id: string, ownerID = ITEM) => {
  const form = new FormData();
  const fields = { _id: id, resource: 'inventory', ownerID, kind: 'photo', name: `${id}.png` };
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  const bytes = Buffer.from(PIXEL.split(',')[1] ?? '', 'base64');
  form.set('file', new Blob([bytes], { type: 'image/png' }), 'photo.png');
  const headers = { 'x-auth-token': person.token };
  const { status } = await server.app.request('/api/files', { method: 'POST', headers, body: form });
  expect(status).toBe(201);
};

test('photos of stock have the names of the specification: of a boat in pages, and of an item', async () => {
  const tom = await as(server, 'engineer');
  const before = await tom.ok(list, 'GET', `/api/photos/boat/${BOAT}`);
  await addPhoto(tom, 'photo-of-test-1');
  await addPhoto(tom, 'photo-of-test-2', 'stock-halcyon-2');
  const all = await tom.ok(list, 'GET', `/api/photos/boat/${BOAT}`);
  expect(all).toHaveLength(before.length + 2);
  const ids = all.map(({ _id }) => _id);
  const [first] = await tom.ok(list, 'GET', `/api/photos/boat/${BOAT}?first=1`);
  expect(first?._id).toBe(ids[0]);
  const rest = await tom.ok(list, 'GET', `/api/photos/boat/${BOAT}?before=${first?._id}`);
  expect(rest.map(({ _id }) => _id)).toEqual(ids.slice(1));
  const [photo] = await tom.ok(list, 'GET', `/api/photos/inventory/${ITEM}`);
  expect(photo).toMatchObject({ _id: 'photo-of-test-1', inventoryID: ITEM });
  const { status } = await server.app.request(photo?.url ?? '');
  expect(status).toBe(200);
});

test('photos of a private item are not there for others', async () => {
  const chef = await as(server, 'chef');
  const item = {
    _id: 'truffles-of-test',
    boatID: BOAT,
    name: 'Truffles',
    department: 'Galley',
    private: true,
  };
  expect(await chef.status('POST', '/api/inventory', item)).toBe(201);
  await addPhoto(chef, 'photo-of-truffles', item._id);
  const tom = await as(server, 'engineer');
  expect(await tom.status('GET', `/api/photos/inventory/${item._id}`)).toBe(404);
  const seen = await tom.ok(list, 'GET', `/api/photos/boat/${BOAT}`);
  expect(seen.some(({ _id }) => _id === 'photo-of-truffles')).toBe(false);
  const own = await chef.ok(list, 'GET', `/api/photos/inventory/${item._id}`);
  expect(own).toHaveLength(1);
});
