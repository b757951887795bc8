import { beforeEach, expect, test } from 'vitest';
import { as } from './testing/as.ts';
import { seedCanaries } from './testing/rights/fixture.ts';
import { checkClosed } from './testing/rights/matrix.ts';
import { useTestApp } from './testing/useTestApp.ts';

const BOAT = 'boat-meridian';
const server = useTestApp();
let superadmin: Awaited<ReturnType<typeof as>>;
beforeEach(async () => {
  await seedCanaries(server);
  superadmin = await as(server, 'superadmin');
  const manager = await as(server, 'manager');
  expect(await manager.status('GET', `/api/worklist/boat/${BOAT}`)).toBe(200);
});

test('an EXPIRED boat that is not the present one is closed to its company, in every call', async () => {
  expect(await superadmin.status('PUT', `/api/boats/free/${BOAT}`, { free: 'EXPIRED' })).toBe(200);
  await checkClosed(server, 'manager', BOAT);
});

test('a boat that changed hands is closed to its former company, in every call', async () => {
  const ids = { managementID: 'management-levante', boatID: BOAT };
  expect(await superadmin.status('PUT', `/api/managements/reset-management/${BOAT}`)).toBe(200);
  expect(await superadmin.status('POST', '/api/managements/management_boat', ids)).toBe(200);
  await checkClosed(server, 'manager', BOAT);
});
