import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { profiles } from '#modules/profile/contract.ts';
import { accountSchema } from '#modules/users/contract.ts';
import { as } from '../../testing/as.ts';
import { listen } from '../../testing/listen.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const server = useTestApp();
let captain: Awaited<ReturnType<typeof as>>;
let manager: Awaited<ReturnType<typeof as>>;
let chief: Awaited<ReturnType<typeof as>>;
beforeEach(async () => {
  captain = await as(server, 'captain');
  manager = await as(server, 'manager');
  chief = await as(server, 'jweber');
});

const newcomer = {
  username: 'Nina.Berg',
  email: 'Nina@Example.com',
  jobtitle: 'Deckhand',
  department: 'Deck',
};
const linkOf = (text: string) => decodeURIComponent(/reset-password\/(\S+)/.exec(text)?.[1] ?? '');
const login = (username: string, password: string) =>
  server.call('POST', '/api/auth', { body: { username, password } });

describe('a new user', () => {
  test('gets colours, a profile, no permissions, and a mail with a link instead of a password', async () => {
    const made = await captain.ok(accountSchema, 'POST', '/api/users', {
      ...newcomer,
      password: 'sent-by-a-browser',
    });
    expect(made).toMatchObject({
      username: 'nina.berg',
      email: 'nina@example.com',
      boatID: BOAT,
      role: 'crew',
    });
    expect(made.backgroundColor).toMatch(/^#[0-9A-F]{6}$/);
    expect(
      Object.entries(made)
        .filter(([, value]) => value === true)
        .map(([key]) => key),
    ).toEqual(['mailing', 'changePassword']);
    const profile = await captain.ok(profiles.item, 'GET', `/api/profile/profiledetails/${made.profileID}`);
    expect(profile).toMatchObject({ userID: made._id, role: 'crew', jobtitle: 'Deckhand', boatID: BOAT });
    const [mail] = server.mail.sent;
    expect(mail?.to).toBe('nina@example.com');
    expect(mail?.text).not.toContain('sent-by-a-browser');
    expect((await login('nina.berg', 'sent-by-a-browser')).status).toBe(401);
    const set = () =>
      server.call('POST', `/api/profile/reset-password/${encodeURIComponent(linkOf(mail?.text ?? ''))}`, {
        body: { newPassword: 'chosen by Nina' },
      });
    server.time.stopped = new Date(Date.now() + 6 * 86_400_000);
    expect((await set()).status).toBe(200);
    expect((await set()).status).toBe(400);
    expect((await login('nina.berg', 'chosen by Nina')).status).toBe(200);
    expect((await captain.ok(accountSchema, 'GET', `/api/users/userdetails/${made._id}`)).welcome).toBe(
      'sent',
    );
  });

  test('exists even if the mail cannot be sent; the mail can be sent again later', async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const send = vi
      .spyOn(server.services.mail, 'send')
      .mockRejectedValue(new Error('No route to the mail server'));
    const made = await captain.ok(accountSchema, 'POST', '/api/users', newcomer);
    const again = () => captain.status('POST', `/api/users/welcome/${made._id}`, {});
    expect((await captain.ok(accountSchema, 'GET', `/api/users/userdetails/${made._id}`)).welcome).toBe(
      'failed',
    );
    expect(await again()).toBe(502);
    send.mockRestore();
    expect(await again()).toBe(200);
    expect(warned).toHaveBeenCalledTimes(2);
    expect(server.mail.sent).toHaveLength(1);
    warned.mockRestore();
  });

  test('needs a unique name and address', async () => {
    const make = (fields: object) => captain.call('POST', '/api/users', { ...newcomer, ...fields });
    expect((await make({ username: 'engineer' })).json).toMatchObject({ errors: [{ path: 'username' }] });
    expect((await make({ email: 'engineer@halcyon.example' })).json).toMatchObject({
      errors: [{ path: 'email' }],
    });
    const _id = 'made-by-the-browser-1';
    expect((await make({ _id })).status).toBe(201);
    expect((await make({ _id })).json).toMatchObject({ _id, username: 'nina.berg' });
    expect(server.mail.sent).toHaveLength(1);
  });

  test("cannot be created above one's own rank, on another boat, or without the right to manage crew", async () => {
    const engineer = await as(server, 'engineer');
    const make = (person: typeof captain, fields: object) =>
      person.status('POST', '/api/users', { ...newcomer, ...fields });
    expect(await make(engineer, {})).toBe(403);
    expect(await make(captain, { role: 'management' })).toBe(403);
    expect(await make(captain, { role: 'superadmin' })).toBe(403);
    expect(await make(manager, { role: 'superadmin' })).toBe(403);
    expect(await make(captain, { manageBoatID: 'boat-corsair' })).toBe(403);
    expect(await make(chief, { captain: true })).toBe(403);
    expect(await make(captain, { captain: true, role: 'user' })).toBe(403);
    expect(await make(manager, { role: 'management', managementID: 'management-levante' })).toBe(403);
    expect(await make(manager, { manageBoatID: 'boat-meridian' })).toBe(201);
  });
});

describe('rights', () => {
  const give = (person: typeof captain, name: string, field: string, access: boolean) =>
    person.status('PUT', `/api/users/system_access/user-${name}`, { field, access });

  test('are granted only by users who hold them, not to oneself, and superadmin never by a flag', async () => {
    expect(await give(captain, 'deckhand', 'inventory', true)).toBe(200);
    expect(await give(captain, 'deckhand', 'management', true)).toBe(403);
    expect(await give(chief, 'deckhand', 'accounting', true)).toBe(403);
    expect(await give(captain, 'captain', 'sales', false)).toBe(403);
    expect(await give(chief, 'captain', 'sales', false)).toBe(403);
    expect(await give(captain, 'rival', 'sales', false)).toBe(404);
    expect(await give(captain, 'manager', 'sales', false)).toBe(403);
    const superadmin = await as(server, 'superadmin');
    expect(await give(superadmin, 'captain', 'superadmin', true)).toBe(403);
    const { db } = server.services.database;
    const { data } = await db
      .selectFrom('users')
      .select('data')
      .where('_id', '=', 'user-captain')
      .executeTakeFirstOrThrow();
    const flags = { ...data.flags, superadmin: true };
    await db
      .updateTable('users')
      .set({ data: JSON.stringify({ ...data, flags }) })
      .where('_id', '=', 'user-captain')
      .execute();
    const again = await as(server, 'captain');
    expect(await again.status('GET', '/api/users/all_users')).toBe(403);
  });

  test('that are removed are gone at the next call, and the open page is notified', async () => {
    const deckhand = await as(server, 'deckhand');
    const client = await listen(server, deckhand.token, BOAT);
    expect(await deckhand.status('GET', `/api/worklist/count/${BOAT}`)).toBe(200);
    expect(await give(captain, 'deckhand', 'jobs', false)).toBe(200);
    expect(await deckhand.status('GET', `/api/worklist/count/${BOAT}`)).toBe(403);
    await client.next('rights');
    await client.leave();
  });

  test('of a preset are set at once, as far as the granter holds them', async () => {
    const apply = (person: typeof captain, presetID: string) =>
      person.call('PUT', '/api/users/preset/user-newcrew', { presetID });
    expect(accountSchema.parse((await apply(captain, 'preset-galley')).json)).toMatchObject({
      jobs: true,
      guests: true,
      equipmentspage: false,
    });
    expect((await apply(chief, 'preset-captain')).status).toBe(403);
    expect((await apply(captain, 'none')).status).toBe(400);
  });

  test('follow the role at once: a manager who becomes crew loses the fleet', async () => {
    const superadmin = await as(server, 'superadmin');
    const meridian = '/api/equipmentgroups/boat/boat-meridian';
    expect(await manager.status('GET', meridian)).toBe(200);
    const set = (person: typeof captain, userID: string, role: string) =>
      person.status('PUT', '/api/users/role', { userID, role });
    expect(await set(superadmin, 'user-manager', 'crew')).toBe(200);
    expect(await manager.status('GET', meridian)).toBe(403);
    expect(await set(captain, 'user-deckhand', 'management')).toBe(403);
    expect(await set(captain, 'user-captain', 'user')).toBe(403);
    expect(await set(superadmin, 'user-jweber', 'user')).toBe(200);
    expect(await chief.status('GET', `/api/users/boat/${BOAT}`)).toBe(403);
  });
});

test('an account with more rights than the caller cannot be taken over, deleted or changed by them', async () => {
  const superadmin = await as(server, 'superadmin');
  const given = { field: 'accounting', access: true };
  expect(await superadmin.status('PUT', '/api/users/system_access/user-deckhand', given)).toBe(200);
  const refused = [
    ['PUT', '/api/users/email/user-deckhand', { email: 'attacker@mail.example' }],
    ['POST', '/api/users/welcome/user-deckhand', {}],
    ['DELETE', '/api/users/email/user-deckhand', undefined],
    ['POST', '/api/users/email_again/user-deckhand', {}],
    ['PUT', '/api/users/softdelete/user-deckhand', { softDelete: true }],
    ['PUT', '/api/users/system_access/user-deckhand', { field: 'jobs', access: false }],
  ] as const;
  for (const [method, path, body] of refused) expect(await chief.status(method, path, body)).toBe(403);
  expect(server.mail.sent).toHaveLength(0);
});

describe('a deleted account', () => {
  const set = (person: typeof captain, name: string, softDelete: boolean) =>
    person.status('PUT', `/api/users/softdelete/user-${name}`, { softDelete });

  test('has no session from that moment, cannot sign in, and its open page ends; after a restore it can', async () => {
    const deckhand = await as(server, 'deckhand');
    const client = await listen(server, deckhand.token, BOAT);
    expect(await set(captain, 'deckhand', true)).toBe(200);
    expect(await deckhand.status('GET', '/api/auth')).toBe(401);
    await client.ended;
    expect((await login('deckhand', 'demo-Pass1')).status).toBe(401);
    const people = await captain.ok(z.array(profiles.item), 'GET', `/api/profile/boat/${BOAT}`);
    expect(people.find(({ userID }) => userID === 'user-deckhand')).toMatchObject({
      left: true,
      onboard: false,
    });
    expect(await set(captain, 'deckhand', true)).toBe(200);
    expect(await set(captain, 'deckhand', false)).toBe(200);
    // What was ended stays ended: a lost tablet does not come back with the account.
    expect(await deckhand.status('GET', '/api/auth')).toBe(401);
    expect((await login('deckhand', 'demo-Pass1')).status).toBe(200);
    const users = await captain.ok(z.array(accountSchema), 'GET', `/api/users/boat/${BOAT}`);
    expect(users.find(({ _id }) => _id === 'user-deckhand')?.softDeleted).toBe(false);
  });

  test("is never one's own, nor one above", async () => {
    expect(await set(captain, 'captain', true)).toBe(403);
    expect(await set(chief, 'captain', true)).toBe(403);
    expect(await set(captain, 'manager', true)).toBe(403);
    expect(await set(manager, 'captain', true)).toBe(200);
  });
});

test("the lite edition has its own current boat, from the user's fleet", async () => {
  const change = (boatID: string) =>
    manager.status('PUT', '/api/users/switch-liteboat', { boatID, boatName: '' });
  expect(await change('boat-meridian')).toBe(200);
  expect((await manager.call('GET', '/api/auth')).json).toMatchObject({
    boatID: BOAT,
    liteBoatID: 'boat-meridian',
  });
  expect(await change('boat-corsair')).toBe(403);
});

describe('an account that the caller may not see', () => {
  test('is not returned for a repeated create', async () => {
    const again = { ...newcomer, _id: 'user-manager', username: 'manager', email: 'manager@blue.example' };
    expect(await captain.status('POST', '/api/users', again)).toBe(403);
  });

  test('a superadmin who views the boat is not in its list', async () => {
    const superadmin = await as(server, 'superadmin');
    expect(await superadmin.status('PUT', '/api/users/switch_boat', { boatID: BOAT, boatName: '' })).toBe(
      200,
    );
    const list = await captain.ok(z.array(accountSchema), 'GET', `/api/users/boat/${BOAT}`);
    expect(list.length).toBeGreaterThan(5);
    expect(list.map(({ role }) => role)).not.toContain('superadmin');
  });
});

describe('outside users', () => {
  test('never get the flags of insiders, neither one by one nor by a preset', async () => {
    const give = (field: string) =>
      captain.status('PUT', '/api/users/system_access/user-contractor', { field, access: true });
    expect(await give('employees')).toBe(403);
    expect(await give('documents')).toBe(200);
    await server.services.database.db
      .insertInto('presets')
      .values({ _id: 'preset-all', name: 'All', flags: JSON.stringify(['employees', 'jobs']) })
      .execute();
    const account = await captain.ok(accountSchema, 'PUT', '/api/users/preset/user-contractor', {
      presetID: 'preset-all',
    });
    expect(account).toMatchObject({ employees: false, jobs: true });
  });
});
