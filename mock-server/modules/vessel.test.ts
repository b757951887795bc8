import { expect, test } from 'vitest';
import { userSchema } from '#modules/auth/contract.ts';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const PATH = '/api/boats/boat-halcyon/layup';
const winter = { from: '2026-11-01', to: '2027-03-31' };

const server = useTestApp();

const put = async (username: string, layUp: object | null) => {
  const { token } = await as(server, username);
  return server.call('PUT', PATH, { token, body: { layUp } });
};
const boatOf = async (username: string) => {
  const { token } = await as(server, username);
  return userSchema.parse((await server.call('GET', '/api/auth', { token })).json).boat;
};

test('the captain lays the vessel up, everyone aboard is notified, and ends it again', async () => {
  expect((await boatOf('engineer'))?.layUp).toBeNull();
  const answer = await put('captain', winter);
  expect([answer.status, answer.json]).toEqual([200, { boatID: 'boat-halcyon', layUp: winter }]);
  expect((await boatOf('engineer'))?.layUp).toEqual(winter);
  expect((await boatOf('rival'))?.layUp).toBeNull();
  expect((await put('captain', null)).status).toBe(200);
  expect((await boatOf('engineer'))?.layUp).toBeNull();
  const rows = await server.services.database.db
    .selectFrom('history')
    .select(['user_name', 'before', 'after'])
    .where('resource', '=', 'boats')
    .where('item_id', '=', 'boat-halcyon')
    .orderBy('at')
    .execute();
  expect(rows).toEqual([
    { user_name: 'Elena Marchetti', before: { layUp: null }, after: { layUp: winter } },
    { user_name: 'Elena Marchetti', before: { layUp: winter }, after: { layUp: null } },
  ]);
});

test('managers ashore may, others aboard get an error that says who may', async () => {
  expect((await put('manager', winter)).status).toBe(200);
  for (const username of ['engineer', 'deckhand', 'sreyes']) {
    const answer = await put(username, null);
    expect([answer.status, answer.json]).toEqual([
      403,
      { errors: [{ msg: 'Only the captain or the management may lay up the vessel.' }] },
    ]);
  }
  expect((await boatOf('engineer'))?.layUp).toEqual(winter);
});

test('a lay-up that ends before it begins is refused at its last day', async () => {
  const answer = await put('captain', { from: '2026-11-02', to: '2026-11-01' });
  expect([answer.status, answer.json]).toEqual([
    400,
    { errors: [{ msg: 'Not valid here.', path: 'layUp.to' }] },
  ]);
  expect((await put('captain', { from: '2026-11-31', to: '2026-12-01' })).status).toBe(400);
  expect((await put('captain', { from: '2026-11-01', to: '2026-11-01' })).status).toBe(200);
});

test('who has no access any more sees whom to call: the company of their boat, or the operator', async () => {
  const contactOf = async (username: string) =>
    (await as(server, username)).call('GET', '/api/boats/contact');
  expect((await contactOf('captain')).json).toMatchObject({
    name: 'Blue Water Yacht Management',
    contact: expect.stringMatching(/\+33/),
  });
  const operator = { name: '', contact: 'Shipshape support, +44 20 7946 0000' };
  expect((await contactOf('expired')).json).toEqual(operator);
  expect((await contactOf('manager')).json).toEqual(operator);
});

test('whoever is aboard learns who commands the vessel and how to reach them, and nobody else', async () => {
  const of = async (username: string) => {
    const { token } = await as(server, username);
    return server.call('GET', '/api/boats/boat-halcyon/captain', { token });
  };
  const { token } = await as(server, 'captain');
  const email = userSchema.parse((await server.call('GET', '/api/auth', { token })).json).email;
  const seen = { name: 'Elena Marchetti', jobtitle: 'Captain', phone: expect.stringMatching(/^\+\d/), email };
  for (const username of ['deckhand', 'yard']) {
    const { status, json } = await of(username);
    expect([status, json]).toEqual([200, seen]);
  }
  expect((await of('rival')).status).toBe(403);
});
