import { expect, test } from 'vitest';
import { sections } from '#modules/sections/contract.ts';
import { spares } from '#modules/spares/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const BOAT = 'boat-halcyon';
const PUMP = 'section-halcyon-1';
const spare = (id: string, fields: object) => ({
  _id: id,
  boatID: BOAT,
  designation: 'Impeller',
  equipmentID: 'spareequipment-halcyon-1',
  ...fields,
});

test('a part number is there once in an equipment, whatever its case; another equipment may have it too', async () => {
  const tom = await as(server, 'engineer');
  const twice = await tom.call('POST', '/api/spares', spare('spare-twice', { partNo: 'gm62683' }));
  expect(twice).toMatchObject({ status: 409, json: { errors: [{ path: 'partNo' }] } });
  const other = { partNo: 'GM62683', equipmentID: 'spareequipment-halcyon-2' };
  expect((await tom.call('POST', '/api/spares', spare('spare-other', other))).status).toBe(201);
  expect((await tom.call('POST', '/api/spares', spare('spare-none', { partNo: '' }))).status).toBe(201);
  expect((await tom.call('POST', '/api/spares', spare('spare-none-2', { partNo: '' }))).status).toBe(201);
});

test('the section of a part is one of its equipment', async () => {
  const tom = await as(server, 'engineer');
  const strange = spare('spare-strange', { sectionID: 'section-halcyon-4' });
  expect(await tom.call('POST', '/api/spares', strange)).toMatchObject({
    status: 400,
    json: { errors: [{ path: 'sectionID' }] },
  });
});

test('two people place different spots at the same time, and both stay', async () => {
  const tom = await as(server, 'engineer');
  const captain = await as(server, 'captain');
  const before = await tom.ok(sections.item, 'GET', `/api/sections/${PUMP}`);
  const page = before.spots[0]?.page ?? '';
  const place = (who: typeof tom, body: object) =>
    who.ok(sections.item, 'PUT', `/api/sections/spots/${PUMP}`, body);
  await place(tom, { spots: [{ key: '4', page, x: 0.5, y: 0.5 }] });
  const after = await place(captain, {
    spots: [{ key: '12', page, x: 0.9, y: 0.1 }],
    removed: [{ key: '1', page }],
  });
  expect(after.spots.find(({ key }) => key === '4')).toMatchObject({ x: 0.5, y: 0.5, partX: null });
  expect(after.spots.find(({ key }) => key === '12')).toBeDefined();
  expect(after.spots.some(({ key }) => key === '1')).toBe(false);
  expect(after.spots).toHaveLength(before.spots.length);
});

test('a spot outside the drawing is refused', async () => {
  const tom = await as(server, 'engineer');
  const outside = { spots: [{ key: '4', page: 'page', x: 1.5, y: 0.5 }] };
  expect((await tom.call('PUT', `/api/sections/spots/${PUMP}`, outside)).status).toBe(400);
});

test('an equipment or section with parts is not deleted', async () => {
  const tom = await as(server, 'engineer');
  expect((await tom.call('DELETE', `/api/sections/${PUMP}`)).status).toBe(409);
  expect((await tom.call('DELETE', '/api/equipment/spareequipment-halcyon-1')).status).toBe(409);
});

test('spares have a flag of their own: a deckhand with jobs reads them and changes nothing', async () => {
  const amy = await as(server, 'deckhand');
  expect((await amy.call('GET', `/api/spares/boat/${BOAT}`)).status).toBe(200);
  const path = '/api/spares/spare-halcyon-1-4';
  const { rev } = await amy.ok(spares.item, 'GET', path);
  expect((await amy.call('PUT', path, { rev, quantity: 2 })).status).toBe(403);
  expect((await amy.call('PUT', `/api/sections/spots/${PUMP}`, { removed: [] })).status).toBe(403);
});
