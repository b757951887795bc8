import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { companySchema, fleetRow } from '#modules/management/contract.ts';
import { fleetBoat, presetSchema } from '#modules/superadmin/contract.ts';
import { as, PIXEL } from '../../testing/as.ts';
import { listen } from '../../testing/listen.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
let superadmin: Awaited<ReturnType<typeof as>>;
let manager: Awaited<ReturnType<typeof as>>;
beforeEach(async () => {
  superadmin = await as(server, 'superadmin');
  manager = await as(server, 'manager');
});

const image = { name: 'logo.png', uid: 'logo-1', type: 'image/png', url: PIXEL };
const save = {
  name: 'Nordic Fleet',
  contact: 'Ida',
  address: 'Oslo',
  free: 'ACTIVE',
  managementID: 'company-of-the-test',
  ismUser: true,
};

test('a superadmin creates a company with a logo once, gives it a boat, removes the boat and deletes it', async () => {
  const body = { ...save, createNew: true, images: [image] };
  const made = await superadmin.ok(companySchema, 'POST', '/api/managements', body);
  expect(await superadmin.ok(companySchema, 'POST', '/api/managements', { ...body, name: 'Again' })).toEqual(
    made,
  );
  const logo = z.object({ name: z.string(), url: z.string() });
  const { url } = await superadmin.ok(logo, 'GET', `/api/managements/logo/${made._id}`);
  expect((await server.call('GET', url)).status).toBe(200);
  const ids = { managementID: made._id, boatID: 'boat-aurora' };
  const docs = `/api/docs/change_management/${made._id}/boat-aurora`;
  expect(await superadmin.status('PUT', docs)).toBe(409);
  expect(await superadmin.status('POST', '/api/managements/management_boat', ids)).toBe(200);
  expect(await superadmin.status('PUT', docs)).toBe(200);
  expect(await superadmin.status('DELETE', `/api/managements/${made._id}`)).toBe(409);
  expect(await superadmin.status('PUT', '/api/managements/reset-management/boat-aurora')).toBe(200);
  expect(await superadmin.status('DELETE', `/api/managements/${made._id}`)).toBe(200);
});

test('users of a company change their own, but not its free status, and see no other company', async () => {
  const change = (managementID: string, createNew = false) =>
    manager.call('POST', '/api/managements', {
      ...save,
      managementID,
      createNew,
      free: 'EXPIRED',
      images: [],
    });
  const own = companySchema.parse((await change('management-blue')).json);
  expect(own).toMatchObject({ name: 'Nordic Fleet', free: 'ACTIVE', ismUser: true });
  expect(await manager.status('GET', '/api/managements/management-levante/people')).toBe(403);
  expect((await change('management-levante')).status).toBe(403);
  expect((await change('a-new-company-0000000', true)).status).toBe(403);
  expect(await manager.status('GET', '/api/managements/management-levante')).toBe(403);
  expect(await manager.status('GET', '/api/managements/logo/management-levante')).toBe(403);
  expect((await manager.ok(z.array(companySchema), 'GET', '/api/managements')).map(({ _id }) => _id)).toEqual(
    ['management-blue'],
  );
  const captain = await as(server, 'captain');
  const seen = await captain.ok(companySchema, 'GET', '/api/managements/management-blue');
  expect(seen.boats.map(({ _id }) => _id)).toEqual(['boat-halcyon']);
});

test('a boat that leaves a company is inaccessible to its users at once', async () => {
  const list = '/api/equipmentgroups/boat/boat-meridian';
  expect(await manager.status('GET', list)).toBe(200);
  await superadmin.call('PUT', '/api/managements/reset-management/boat-meridian');
  expect(await manager.status('GET', list)).toBe(403);
});

test('a boat that leaves a company is inaccessible also to users who have it open', async () => {
  const lists = ['equipmentgroups', 'worklist', 'profile', 'users', 'certificates'].map(
    (name) => `/api/${name}/boat/boat-meridian`,
  );
  await manager.call('PUT', '/api/users/switch_boat', { boatID: 'boat-meridian', boatName: '' });
  expect(await manager.status('GET', lists[0] ?? '')).toBe(200);
  await superadmin.call('PUT', '/api/managements/reset-management/boat-meridian');
  const other = { managementID: 'management-levante', boatID: 'boat-meridian' };
  expect(await superadmin.status('POST', '/api/managements/management_boat', other)).toBe(200);
  for (const path of lists) expect(await manager.status('GET', path)).toBe(403);
  expect((await manager.call('GET', '/api/auth')).json).toMatchObject({ boatID: 'boat-halcyon' });
});

test('an EXPIRED boat of the fleet is closed to management users, also while they view another', async () => {
  const list = '/api/equipmentgroups/boat/boat-meridian';
  expect(await superadmin.status('PUT', '/api/boats/free/boat-meridian', { free: 'EXPIRED' })).toBe(200);
  expect(await manager.status('GET', list)).toBe(403);
  expect(await manager.status('GET', '/api/equipmentgroups/boat/boat-halcyon')).toBe(200);
  await superadmin.call('PUT', '/api/boats/free/boat-halcyon', { free: 'EXPIRED' });
  expect(await manager.status('GET', '/api/equipmentgroups/boat/boat-halcyon')).toBe(403);
  expect((await manager.call('GET', '/api/auth')).json).toMatchObject({ boat: { free: 'EXPIRED' } });
});

test('the fleet summary has every boat of the caller with its problems', async () => {
  const fleet = await manager.ok(z.array(fleetRow), 'GET', '/api/managements/fleet');
  expect(fleet.map(({ name }) => name)).toEqual(['M/Y Halcyon', 'M/Y Meridian']);
  expect(fleet[0]).toMatchObject({ expired: 2, guests: 3 });
  expect(fleet[0]?.expiring).toBeGreaterThan(3);
  expect(fleet[0]?.aboard).toBeGreaterThan(10);
  expect(fleet[0]?.overdue).toBeGreaterThan(0);
  expect(fleet[0]?.overdue).toBeGreaterThanOrEqual(fleet[0]?.critical ?? 99);
});

test('a superadmin creates a boat, and an EXPIRED one is closed at once, with open pages notified', async () => {
  const boat = { _id: 'boat-of-the-test', name: 'Nova', timeZone: 'Europe/Oslo' };
  const path = '/api/boats';
  expect(await superadmin.status('POST', path, { ...boat, timeZone: 'Mars/Base' })).toBe(400);
  expect(await superadmin.ok(fleetBoat, 'POST', path, boat)).toMatchObject({ free: 'ACTIVE', users: 0 });
  expect(await manager.status('POST', path, boat)).toBe(403);
  const captain = await as(server, 'captain');
  const client = await listen(server, captain.token, 'boat-halcyon');
  const set = (free: string) => superadmin.status('PUT', '/api/boats/free/boat-halcyon', { free });
  expect(await set('EXPIRED')).toBe(200);
  expect(await captain.status('GET', '/api/equipmentgroups/boat/boat-halcyon')).toBe(403);
  await client.next('rights');
  await client.leave();
  expect(await set('ACTIVE')).toBe(200);
  expect(await captain.status('GET', '/api/equipmentgroups/boat/boat-halcyon')).toBe(200);
});

test('presets are managed by superadmins and read by users who grant rights', async () => {
  const preset = { _id: 'preset-test', name: 'Surveyor', flags: ['documents', 'ism'] };
  expect(await manager.status('POST', '/api/presets', preset)).toBe(403);
  expect(await superadmin.status('POST', '/api/presets', { ...preset, flags: ['everything'] })).toBe(400);
  expect(await superadmin.status('POST', '/api/presets', preset)).toBe(201);
  const names = (await manager.ok(z.array(presetSchema), 'GET', '/api/presets')).map(({ name }) => name);
  expect(names).toContain('Surveyor');
  expect(await superadmin.status('DELETE', '/api/presets/preset-test')).toBe(200);
});

test('particulars are changed by users who answer for the vessel, and the time zone must exist', async () => {
  const [captain, engineer] = [await as(server, 'captain'), await as(server, 'engineer')];
  const set = (person: typeof captain, body: object) => person.call('PUT', '/api/boats/boat-halcyon', body);
  expect((await set(engineer, { place: 'Nice' })).status).toBe(403);
  expect((await set(captain, { timeZone: 'Mars/Base' })).status).toBe(400);
  expect((await set(captain, { place: 'Nice', name: 'Halcyon II' })).json).toMatchObject({
    place: 'Nice',
    imo: '9664421',
  });
  expect((await captain.call('GET', '/api/auth')).json).toMatchObject({ boatName: 'Halcyon II' });
});
