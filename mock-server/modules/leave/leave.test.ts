import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { leaves } from '#modules/leave/contract.ts';
import { as } from '../../testing/as.ts';
import { BOAT } from '../../testing/logbooks.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
type Session = Awaited<ReturnType<typeof as>>;

let count = 0;
const ask = async (session: Session, userID: string, fields: object = {}) => {
  count += 1;
  const body = {
    _id: `leave-${count}`,
    boatID: BOAT,
    userID,
    from: '2031-07-06',
    to: '2031-07-19',
    ...fields,
  };
  return session.call('POST', '/api/leaves', body);
};
const decide = (session: Session, id: string, agreed: boolean, reason = '') =>
  session.call('POST', `/api/leaves/${id}/decide`, { agreed, reason });
const seen = async (session: Session) => {
  const { json } = await session.call('GET', `/api/leaves/boat/${BOAT}`);
  return z
    .array(leaves.item)
    .parse(json)
    .map(({ userID }) => userID);
};
const told = async (session: Session) => {
  const { json } = await session.call('GET', '/api/notifications');
  const list: { kind: string }[] = Array.isArray(json) ? json : [];
  return list.map(({ kind }) => kind).filter((kind) => kind.startsWith('leave'));
};

test('leave goes from the person to the head and to the master, and each is told', async () => {
  const [deckhand, bosun, captain] = [
    await as(server, 'deckhand'),
    await as(server, 'lferri'),
    await as(server, 'captain'),
  ];
  const { json, status } = await ask(deckhand, 'user-deckhand', { travelBefore: 1 });
  expect(status).toBe(201);
  const { _id } = leaves.item.parse(json);
  expect(await told(bosun)).toEqual(['leaveAsked']);
  expect((await decide(deckhand, _id, true)).status).toBe(403);
  expect((await decide(bosun, _id, true)).json).toMatchObject({ status: 'headAgreed' });
  expect(await told(captain)).toEqual(['leaveAsked']);
  expect((await decide(captain, _id, true)).json).toMatchObject({
    ...{
      status: 'approved',
      steps: [
        { role: 'head', agreed: true },
        { role: 'master', agreed: true },
      ],
    },
  });
  expect(await told(deckhand)).toEqual(['leaveDecided']);
  // A head does not undo what the master decided.
  expect((await decide(bosun, _id, false, 'No')).status).toBe(400);
});

test('a refusal needs a reason; a changed request is asked again', async () => {
  const [deckhand, captain] = [await as(server, 'deckhand'), await as(server, 'captain')];
  const { _id, rev } = leaves.item.parse((await ask(deckhand, 'user-deckhand')).json);
  expect((await decide(captain, _id, false)).status).toBe(400);
  const refused = await decide(captain, _id, false, 'Two are away');
  expect(refused.json).toMatchObject({ status: 'refused', steps: [{ reason: 'Two are away' }] });
  const moved = await deckhand.call('PUT', `/api/leaves/${_id}`, {
    ...{ from: '2031-08-06', to: '2031-08-12', rev: Object(refused.json).rev },
  });
  expect(moved.json).toMatchObject({ status: 'asked', steps: [], from: '2031-08-06' });
  // The end is before the beginning now.
  expect((await deckhand.call('PUT', `/api/leaves/${_id}`, { to: '2031-08-01', rev })).status).toBe(400);
});

test('crew see and ask for themselves, heads see their department, crew managers all', async () => {
  const [deckhand, bosun, captain, chef] = [
    await as(server, 'deckhand'),
    await as(server, 'lferri'),
    await as(server, 'captain'),
    await as(server, 'chef'),
  ];
  expect((await ask(deckhand, 'user-lferri')).status).toBe(403);
  expect((await ask(captain, 'user-chef')).status).toBe(201);
  expect((await ask(deckhand, 'user-deckhand')).status).toBe(201);
  const halves = (list: string[]) =>
    [...new Set(list)].filter((id) => ['user-chef', 'user-deckhand'].includes(id)).sort();
  expect(halves(await seen(deckhand))).toEqual(['user-deckhand']);
  expect(halves(await seen(bosun))).toEqual(['user-deckhand']);
  expect(halves(await seen(captain))).toEqual(['user-chef', 'user-deckhand']);
  expect((await decide(chef, 'leave-none', true)).status).toBe(404);
  const { _id } = leaves.item.parse(
    (await ask(deckhand, 'user-deckhand', { from: '2031-09-01', to: '2031-09-02' })).json,
  );
  expect((await decide(chef, _id, true)).status).toBe(403);
  expect(await chef.status('DELETE', `/api/leaves/${_id}`)).toBe(403);
  expect(await deckhand.status('DELETE', `/api/leaves/${_id}`)).toBe(200);
});

test('nobody approves their own leave; the office decides the captain’s', async () => {
  const [captain, manager] = [await as(server, 'captain'), await as(server, 'manager')];
  const { _id } = leaves.item.parse((await ask(captain, 'user-captain')).json);
  expect((await decide(captain, _id, true)).status).toBe(403);
  expect((await decide(manager, _id, true)).json).toMatchObject({ status: 'approved' });
});

test('the ledger takes openings and terms that say something', async () => {
  const captain = await as(server, 'captain');
  const entry = { boatID: BOAT, userID: 'user-deckhand', date: '2031-01-01' };
  const enter = (id: string, fields: object) =>
    captain.status('POST', '/api/vacations', { _id: id, ...entry, ...fields });
  expect(await enter('v-1', { kind: 'opening' })).toBe(400);
  expect(await enter('v-2', { kind: 'opening', days: 12.5 })).toBe(201);
  expect(await enter('v-3', { kind: 'terms', pattern: 'own' })).toBe(400);
  expect(await enter('v-4', { kind: 'terms', pattern: 'fourTwo' })).toBe(201);
  const deckhand = await as(server, 'deckhand');
  expect(
    await deckhand.status('POST', '/api/vacations', { _id: 'v-5', ...entry, kind: 'adjustment', days: 5 }),
  ).toBe(403);
});
