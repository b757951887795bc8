import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { historyRow } from '#modules/history/contract.ts';
import { aboardSchema, cash, personInShort } from '#modules/profile/contract/calls.ts';
import { profiles } from '#modules/profile/contract.ts';
import { savedView } from '#modules/savedviews/contract.ts';
import { as, PIXEL } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const LIST = `/api/profile/boat/${BOAT}`;
const list = z.array(profiles.item);
const conflict = z.object({ errors: z.array(z.object({ path: z.string() })), current: profiles.item });

const server = useTestApp();
let captain: Awaited<ReturnType<typeof as>>;
let engineer: Awaited<ReturnType<typeof as>>;
let chief: Awaited<ReturnType<typeof as>>;
beforeEach(async () => {
  captain = await as(server, 'captain');
  engineer = await as(server, 'engineer');
  chief = await as(server, 'jweber');
});

const one = (person: typeof captain, name: string) =>
  person.ok(profiles.item, 'GET', `/api/profile/profiledetailsbyuserid/user-${name}`);
const update = async (person: typeof captain, name: string, fields: object, rev?: number) => {
  const profile = await one(captain, name);
  return person.call('PUT', `/api/profile/${profile._id}`, { rev: rev ?? profile.rev, ...fields });
};

describe('a profile', () => {
  test('is listed for crew managers, with changes since a revision, and in history', async () => {
    const all = await captain.ok(list, 'GET', LIST);
    expect(all.length).toBeGreaterThan(15);
    expect(await engineer.status('GET', LIST)).toBe(403);
    const since = Math.max(...all.map(({ rev }) => rev));
    expect((await update(captain, 'deckhand', { phone: '+44 1' })).status).toBe(200);
    const changes = await captain.ok(
      z.object({ rev: z.number(), items: list, removed: z.array(z.string()) }),
      'GET',
      `${LIST}?since=${since}`,
    );
    expect(changes.items.map(({ phone }) => phone)).toEqual(['+44 1']);
    const [last] = await captain.ok(z.array(historyRow), 'GET', '/api/history/profiles/profile-deckhand');
    expect(last?.after).toEqual({ phone: '+44 1' });
  });

  test('of oneself can be read and changed, except fields that others decide', async () => {
    const { rev } = await one(engineer, 'engineer');
    expect((await update(engineer, 'engineer', { city: 'Nice', ecFullName: 'Marit' }, rev)).status).toBe(200);
    for (const fields of [
      { jobtitle: 'Captain' },
      { department: 'Bridge' },
      { salaryRate: 1 },
      { remainingDays: 9 },
    ])
      expect((await update(engineer, 'engineer', fields)).status).toBe(403);
    expect(await engineer.status('GET', '/api/profile/profiledetailsbyuserid/user-chef')).toBe(403);
    expect((await update(engineer, 'chef', { city: 'Nice' })).status).toBe(403);
  });

  test('merges different fields; the same field changed by another user is a conflict that shows no pay', async () => {
    const { rev } = await one(captain, 'deckhand');
    expect((await update(captain, 'deckhand', { city: 'Cannes' }, rev)).status).toBe(200);
    expect((await update(chief, 'deckhand', { phone: '1' }, rev)).status).toBe(200);
    const answer = await update(chief, 'deckhand', { city: 'Nice' }, rev);
    expect(answer.status).toBe(409);
    const { errors, current } = conflict.parse(answer.json);
    expect(errors).toMatchObject([{ path: 'city' }]);
    expect(current).toMatchObject({ city: 'Cannes', phone: '1', salaryRatePerMonth: null });
  });

  test('shows pay to accounting and its owner only, also in history', async () => {
    const pay = 780_000;
    expect((await one(captain, 'jweber')).salaryRatePerMonth).toBe(pay);
    expect((await one(chief, 'jweber')).salaryRatePerMonth).toBe(pay);
    expect((await one(chief, 'lferri')).salaryRatePerMonth).toBeNull();
    expect(
      (await chief.ok(list, 'GET', LIST)).filter((each) => each.salaryRatePerMonth !== null),
    ).toHaveLength(1);
    expect((await update(chief, 'lferri', { salaryRate: 1 })).status).toBe(403);
    expect((await update(captain, 'lferri', { salaryRate: 77_123 })).status).toBe(200);
    const past = (person: typeof chief) => person.call('GET', '/api/history/profiles/profile-lferri');
    expect(JSON.stringify((await past(captain)).json)).toContain('77123');
    expect(JSON.stringify((await past(chief)).json)).not.toContain('77123');
    expect(await chief.status('GET', `/api/profile/boat/accounting/${BOAT}`)).toBe(403);
  });

  test('has a title that gives no powers: only the mark of the account makes a captain', async () => {
    expect((await update(chief, 'lferri', { jobtitle: 'Relief Captain' })).status).toBe(200);
    expect((await update(captain, 'jweber', { jobtitle: 'Captain' })).status).toBe(200);
    const layUp = { layUp: { from: '2026-01-01', to: '2026-02-01' } };
    const lays = () => chief.status('PUT', `/api/boats/${BOAT}/layup`, layUp);
    expect(await lays()).toBe(403);
    const appoint = { field: 'captain', access: true };
    expect(await captain.status('PUT', '/api/users/system_access/user-jweber', appoint)).toBe(200);
    expect(await lays()).toBe(200);
  });

  test('is edited by POST if it exists', async () => {
    const body = { userID: 'user-deckhand', boatID: BOAT, city: 'Antibes' };
    expect(await captain.ok(profiles.item, 'POST', '/api/profile', body)).toMatchObject({
      _id: 'profile-deckhand',
      city: 'Antibes',
      firstName: 'Amy',
    });
    expect(await captain.status('POST', '/api/profile', { userID: 'user-rival', boatID: BOAT })).toBe(404);
    expect(await captain.status('POST', '/api/profile', { userID: 'nobody', boatID: BOAT })).toBe(404);
  });

  test('is deleted only after its person has left, and leaves a tombstone', async () => {
    expect(await captain.status('DELETE', '/api/profile/profile-chef')).toBe(409);
    expect(await captain.status('PUT', '/api/users/softdelete/user-chef', { softDelete: true })).toBe(200);
    expect(await chief.status('DELETE', '/api/profile/profile-chef')).toBe(403);
    expect(await captain.status('DELETE', '/api/profile/profile-chef')).toBe(200);
    const { json } = await captain.call('GET', `${LIST}?since=0`);
    expect(json).toMatchObject({ removed: ['profile-chef'] });
  });
});

describe('pictures and PIN', () => {
  const statusOf = async (url: string) => (await server.call('GET', url)).status;

  test('a photo is stored as a file and served by a working link; another user may not set it', async () => {
    const set = { profilePhoto: PIXEL, userID: 'user-engineer' };
    const profile = await engineer.ok(profiles.item, 'PUT', '/api/users/recentphoto', set);
    expect(profile.profilePhoto).toMatch(/^\/api\/content\/[0-9a-f]{64}\?/);
    expect(await statusOf(profile.profilePhoto)).toBe(200);
    const { json } = await engineer.call('GET', '/api/auth');
    expect(json).toMatchObject({ profilePhoto: profile.profilePhoto });
    const raw = await server.services.database.db.selectFrom('profiles').select('data').execute();
    expect(JSON.stringify(raw)).not.toContain('seal');
    const chef = await as(server, 'chef');
    expect(await chef.status('PUT', '/api/users/recentphoto', set)).toBe(403);
    expect(
      await engineer.status('PUT', '/api/users/recentphoto', {
        ...set,
        profilePhoto: 'data:image/png;base64,AAAA',
      }),
    ).toBe(415);
    const made = profile.profilePhoto.replace(/seal=.*/, 'seal=guessed');
    expect(await engineer.status('PUT', '/api/users/recentphoto', { ...set, profilePhoto: made })).toBe(403);
    const none = await engineer.ok(profiles.item, 'PUT', '/api/users/recentphoto', {
      ...set,
      profilePhoto: '',
    });
    expect(none.profilePhoto).toBe('');
  });

  test('a signature is set only by its owner; its status changes without a new picture', async () => {
    const sign = (person: typeof captain, body: object) =>
      person.call('PUT', '/api/profile/signature', {
        status: true,
        profileID: 'profile-engineer',
        downloadUrl: PIXEL,
        ...body,
      });
    expect((await sign(captain, {})).status).toBe(403);
    const first = profiles.item.parse((await sign(engineer, {})).json);
    const second = profiles.item.parse((await sign(engineer, { status: false, downloadUrl: '' })).json);
    expect(first.signature.status).toBe(true);
    expect(second.signature).toEqual({ status: false, url: first.signature.url });
  });

  test('a PIN is stored as a hash and never returned; a crew manager may only remove it', async () => {
    const set = ({ token }: typeof captain, masterPinCode: string, confirm = 'demo-Pass1') =>
      server.call('PUT', '/api/profile/pin/profile-engineer', {
        token,
        body: { masterPinCode },
        headers: { 'x-confirm': confirm },
      });
    expect((await set(engineer, '12')).status).toBe(400);
    // An open session alone does not set what signs the log books.
    for (const confirm of ['', 'wrong']) expect((await set(engineer, '740193', confirm)).status).toBe(400);
    expect((await set(engineer, '740193')).json).toEqual({ _id: 'profile-engineer', hasPin: true });
    const rows = await server.services.database.db.selectFrom('profiles').selectAll().execute();
    expect(JSON.stringify(rows)).toContain('argon2id$');
    expect(JSON.stringify(rows)).not.toContain('740193');
    expect(JSON.stringify(await one(captain, 'engineer'))).not.toContain('argon2id');
    expect((await set(captain, '1111')).status).toBe(403);
    expect((await set(captain, '')).json).toEqual({ _id: 'profile-engineer', hasPin: false });
    const post = { userID: 'user-engineer', boatID: BOAT, masterPinCode: '4321' };
    expect((await engineer.call('POST', '/api/profile', post)).status).toBe(400);
    const headers = { 'x-confirm': 'demo-Pass1' };
    const saved = await server.call('POST', '/api/profile', { token: engineer.token, body: post, headers });
    expect(saved.json).toMatchObject({ hasPin: true });
  });
});

describe('who is aboard', () => {
  const tap = (person: typeof captain, id: string, onboard: boolean) =>
    person.call('POST', `/api/profile/onboard_status/${id}`, { onboard });

  test('is set by oneself or at the gangway, and by nobody else; guests too', async () => {
    const [chef, deckhand] = [await as(server, 'chef'), await as(server, 'deckhand')];
    expect(aboardSchema.parse((await tap(chef, 'profile-chef', false)).json).onboard).toBe(false);
    expect((await tap(chef, 'profile-engineer', false)).status).toBe(403);
    expect((await tap(deckhand, 'profile-engineer', false)).status).toBe(201);
    expect((await tap(deckhand, 'guest-halcyon-1', false)).status).toBe(201);
    expect((await tap(engineer, 'guest-halcyon-1', true)).status).toBe(201);
    expect((await tap(deckhand, 'profile-rival', false)).status).toBe(404);
    const rows = await deckhand.ok(z.array(aboardSchema), 'GET', `/api/profile/onboard/${BOAT}`);
    expect(rows.find(({ _id }) => _id === 'profile-engineer')).toMatchObject({
      kind: 'crew',
      onboard: false,
    });
    expect(rows.filter(({ kind }) => kind === 'guest')).toHaveLength(6);
    expect(rows.find(({ _id }) => _id === 'profile-yard')?.kind).toBe('visitor');
  });

  test('guests have a name for the gangway and for those who look after them, and nobody from outside sees the list', async () => {
    const guestsFor = async (username: string) => {
      const person = await as(server, username);
      const rows = await person.ok(z.array(aboardSchema), 'GET', `/api/profile/onboard/${BOAT}`);
      return rows.filter(({ kind }) => kind === 'guest').map(({ name, cabin }) => name + cabin);
    };
    for (const username of ['captain', 'deckhand', 'chef'])
      expect((await guestsFor(username)).filter((text) => text !== '')).toHaveLength(6);
    await captain.status('PUT', '/api/users/system_access/user-jsantos', {
      field: 'watchkeeper',
      access: false,
    });
    expect(await guestsFor('jsantos')).toEqual(['', '', '', '', '', '']);
  });

  test('people from outside read neither people nor company of the boat, nor the views of others', async () => {
    const view = { list: 'equipment', name: 'Winter', state: {}, shared: true, boatID: BOAT };
    expect(await captain.status('POST', '/api/savedviews', { ...view, _id: 'view-of-captain' })).toBe(201);
    for (const username of ['yard', 'contractor', 'guestuser']) {
      const person = await as(server, username);
      for (const path of [
        `/api/profile/onboard/${BOAT}`,
        `/api/profile/boat/login/${BOAT}`,
        `/api/profile/managementboat/${BOAT}`,
        '/api/managements/management-blue',
      ])
        expect(await person.status('GET', path), `${username} ${path}`).toBe(403);
      const own = { ...view, _id: `view-of-${username}`, shared: false };
      expect(await person.status('POST', '/api/savedviews', own)).toBe(201);
      const views = await person.ok(z.array(savedView), 'GET', `/api/savedviews/equipment/boat/${BOAT}`);
      expect(views.map(({ _id }) => _id)).toEqual([`view-of-${username}`]);
      // They still go aboard and ashore by themselves.
      expect((await tap(person, `profile-${username}`, true)).status).toBe(201);
    }
  });

  test('short forms of people are for all users of the boat, without private data', async () => {
    const deckhand = await as(server, 'deckhand');
    const { json } = await deckhand.call('GET', `/api/profile/boat/login/${BOAT}`);
    expect(z.array(z.strictObject(personInShort.shape)).parse(json).length).toBeGreaterThan(15);
    expect(await deckhand.status('GET', '/api/profile/ympprofiles')).toBe(403);
    const manager = await as(server, 'manager');
    const fleet = await manager.ok(z.array(personInShort), 'GET', '/api/profile/ympprofiles');
    expect([...new Set(fleet.map(({ boatID }) => boatID))].sort()).toEqual([BOAT, 'boat-meridian']);
    const ashore = await deckhand.ok(z.array(personInShort), 'GET', `/api/profile/managementboat/${BOAT}`);
    expect(ashore.map(({ userID }) => userID)).toEqual(['user-manager']);
  });
});

test('cash is a ledger: amounts add up by currency, and only accounting hands them out', async () => {
  const give = (person: typeof captain, amount: number, currency = 'EUR', userID = 'user-engineer') =>
    person.call('PUT', '/api/profile/pettycash', { boatID: BOAT, userID, amount, currency });
  expect((await give(engineer, 1)).status).toBe(403);
  await give(captain, 20_000);
  await give(captain, -4_550);
  await give(captain, 10_000, 'USD');
  const mine = await engineer.ok(cash, 'GET', '/api/profile/pettycash/user-engineer');
  expect(mine.balances).toEqual([
    { currency: 'EUR', amount: 15_450 },
    { currency: 'USD', amount: 10_000 },
  ]);
  expect(mine.rows).toHaveLength(3);
  expect((await give(captain, 1, 'EUR', 'user-rival')).status).toBe(404);
  expect((await give(captain, 0)).status).toBe(400);
  expect(await engineer.status('GET', '/api/profile/pettycash/user-captain')).toBe(403);
});

test('a kind of notice that was switched off is not posted, and only its user switches it', async () => {
  const off = { status: false, field: 'jobAssigned', id: 'profile-engineer' };
  expect(await captain.status('PUT', '/api/profile/notifications', off)).toBe(403);
  const profile = await engineer.ok(profiles.item, 'PUT', '/api/profile/notifications', off);
  expect(profile.notifications).toEqual({ jobAssigned: false });
  const { db } = server.services.database;
  await db.deleteFrom('notices').execute();
  const job = {
    _id: 'job-of-the-test-00000',
    boatID: BOAT,
    title: 'Oil',
    assignees: ['user-engineer', 'user-deckhand'],
  };
  expect(await captain.status('POST', '/api/worklist', job)).toBe(201);
  const notified = await db.selectFrom('notices').select('user_id').execute();
  expect(notified).toEqual([{ user_id: 'user-deckhand' }]);
});
