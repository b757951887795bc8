import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import { proofOf } from '#modules/logbooks/rules/proof.ts';
import {
  type SignedHandover,
  type SigningRole,
  type WatchLog,
  watchkeeping,
  watchlogs,
  watchorders,
} from '#modules/watchkeeping/contract.ts';
import { as } from '../../testing/as.ts';
import { BOAT, givePins } from '../../testing/logbooks.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
type Session = Awaited<ReturnType<typeof as>>;

const PIN = '740193';
/** Days on which nothing is planned. */
const at = (day: number, hour: number) => new Date(Date.UTC(2031, 5, day, hour)).toISOString();

const watchOf = (id: string, name: string, day: number, from: number, to: number) => ({
  ...{ _id: id, userID: `user-${name}`, station: 'bridge' },
  ...{ start: at(day, from), end: at(day, to) },
});
const add = (session: Session, id: string, name: string, day: number, from: number, to: number) =>
  session.call('POST', '/api/watchkeeping', { boatID: BOAT, ...watchOf(id, name, day, from, to) });
const post = (session: Session, watches: object[]) =>
  session.call('POST', `/api/watchkeeping/boat/${BOAT}/rota`, { from: at(1, 0), to: at(8, 0), watches });
const inPeriod = async (session: Session) => {
  const { json } = await session.call('GET', `/api/watchkeeping/boat/${BOAT}`);
  return z
    .array(watchkeeping.item)
    .parse(json)
    .filter(({ start }) => start >= at(1, 0) && start < at(8, 0))
    .map(({ _id }) => _id)
    .sort();
};
const told = async (session: Session) => {
  const { json } = await session.call('GET', '/api/notifications');
  const list: { kind: string }[] = Array.isArray(json) ? json : [];
  return list.map(({ kind }) => kind).filter((kind) => /^(rota|watch)/.test(kind));
};

test('a rota takes the place of what was planned; repeated, it changes nothing', async () => {
  const [mate, deckhand] = [await as(server, 'jweber'), await as(server, 'deckhand')];
  const first = [watchOf('r-1', 'deckhand', 1, 0, 4), watchOf('r-2', 'kmori', 1, 4, 8)];
  expect((await post(mate, first)).status).toBe(200);
  expect(await inPeriod(deckhand)).toEqual(['r-1', 'r-2']);
  expect(await told(deckhand)).toEqual(['rotaPosted']);
  expect((await post(mate, first)).status).toBe(200);
  expect(await told(deckhand)).toEqual(['rotaPosted']);
  expect((await post(mate, [watchOf('r-3', 'kmori', 2, 0, 4)])).status).toBe(200);
  expect(await inPeriod(deckhand)).toEqual(['r-3']);
  // A watch that is stood stays.
  expect(await mate.status('POST', '/api/watchkeeping/r-3/done', { status: 'onWatch', done: false })).toBe(
    201,
  );
  expect((await post(mate, [])).status).toBe(200);
  expect(await inPeriod(deckhand)).toEqual(['r-3']);
  expect((await post(deckhand, [])).status).toBe(403);
});

test('a rota that breaks rest is refused whole, and says whose', async () => {
  const mate = await as(server, 'jweber');
  const plan = {
    from: '2031-06-01',
    to: '2031-06-07',
    mode: 'port',
    station: 'gangway',
    template: 'gangway',
  };
  const planned = await mate.call('POST', '/api/watchplans', {
    ...{ _id: 'plan-1', boatID: BOAT, ...plan, dayWork: '08-12 13-17', people: ['user-deckhand'] },
  });
  expect(planned.status).toBe(201);
  const late = [watchOf('r-1', 'kmori', 2, 0, 4), watchOf('r-2', 'deckhand', 2, 18, 22)];
  // 8 hours of day work, and 8 of watches.
  const refused = await post(mate, [...late, watchOf('r-3', 'deckhand', 2, 0, 4)]);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.json)).toContain('Amy Clarke');
  expect(await inPeriod(mate)).toEqual([]);
  expect((await post(mate, late)).status).toBe(200);
  // Nobody stands two watches at once.
  const twice = await post(mate, [watchOf('r-4', 'kmori', 3, 0, 4), watchOf('r-5', 'kmori', 3, 3, 6)]);
  expect(twice.status).toBe(400);
});

test('a swap is asked, agreed and approved; one that breaks rest is refused', async () => {
  const [captain, deckhand, lead, chef] = [
    await as(server, 'captain'),
    await as(server, 'deckhand'),
    await as(server, 'rtane'),
    await as(server, 'chef'),
  ];
  expect((await add(captain, 's-1', 'deckhand', 3, 0, 4)).status).toBe(201);
  const ask = (session: Session, id: string, to: string) =>
    session.call('POST', `/api/watchkeeping/${id}/swap`, { toID: `user-${to}`, reason: 'A visit' });
  const answer = (session: Session, id: string, agreed: boolean) =>
    session.call('POST', `/api/watchkeeping/${id}/swap/answer`, { agreed });
  expect((await ask(lead, 's-1', 'rtane')).status).toBe(403);
  expect((await ask(deckhand, 's-1', 'rtane')).json).toMatchObject({ swap: { agreed: false } });
  expect(await told(lead)).toEqual(['watchSwapAsked']);
  expect((await answer(chef, 's-1', true)).status).toBe(403);
  expect((await answer(await as(server, 'newcrew'), 's-1', true)).status).toBe(403);
  expect((await answer(lead, 's-1', true)).json).toMatchObject({
    userID: 'user-deckhand',
    swap: { agreed: true },
  });
  expect(watchkeeping.item.parse((await answer(captain, 's-1', true)).json)).toMatchObject({
    ...{ userID: 'user-rtane', swap: null },
  });
  expect(await told(deckhand)).toEqual(['watchSwapDecided']);
  // He stands until 22:00 the day before, and from 08:00 on: no 6 hours without a watch, but one of 4 and one of 2.
  expect((await add(captain, 's-2', 'rtane', 5, 10, 22)).status).toBe(201);
  expect((await add(captain, 's-3', 'rtane', 6, 6, 12)).status).toBe(201);
  expect((await add(captain, 's-4', 'deckhand', 6, 1, 4)).status).toBe(201);
  await ask(deckhand, 's-4', 'rtane');
  expect((await answer(captain, 's-4', true)).status).toBe(400);
  // Who asked takes it back.
  expect(watchkeeping.item.parse((await answer(deckhand, 's-4', false)).json).swap).toBeNull();
});

test('a swap is of these hours: with other ones it is asked anew', async () => {
  const [captain, deckhand, lead] = [
    await as(server, 'captain'),
    await as(server, 'deckhand'),
    await as(server, 'rtane'),
  ];
  const made = watchkeeping.item.parse((await add(captain, 'm-1', 'deckhand', 9, 0, 4)).json);
  await deckhand.call('POST', '/api/watchkeeping/m-1/swap', { toID: 'user-rtane', reason: '' });
  await lead.call('POST', '/api/watchkeeping/m-1/swap/answer', { agreed: true });
  const change = async (fields: object, rev: number) =>
    watchkeeping.item.parse((await captain.call('PUT', '/api/watchkeeping/m-1', { ...fields, rev })).json);
  const noted = await change({ note: 'Anchor watch' }, made.rev);
  expect(noted.swap).toMatchObject({ toID: 'user-rtane', agreed: true });
  expect((await change({ end: at(9, 6) }, noted.rev)).swap).toBeNull();
});

test('a watch that was missed is so by a planner’s word alone', async () => {
  const [captain, deckhand] = [await as(server, 'captain'), await as(server, 'deckhand')];
  await add(captain, 'n-1', 'deckhand', 10, 0, 4);
  const say = (session: Session, status: string) =>
    session.status('POST', '/api/watchkeeping/n-1/done', { status, done: false });
  expect(await say(deckhand, 'onWatch')).toBe(201);
  expect(await say(deckhand, 'missed')).toBe(403);
  expect(await say(captain, 'missed')).toBe(201);
  expect(await say(deckhand, 'relieved')).toBe(403);
});

test('the menu counts orders to read of the crew, and swaps that ask', async () => {
  const [captain, deckhand, lead] = [
    await as(server, 'captain'),
    await as(server, 'deckhand'),
    await as(server, 'rtane'),
  ];
  const waiting = async (session: Session) =>
    Number(Object((await session.call('GET', `/api/watchkeeping/waiting/boat/${BOAT}`)).json).count);
  const [hers, his] = [await waiting(deckhand), await waiting(lead)];
  const order = (id: string, from: string, until: string | null) =>
    captain.call('POST', '/api/watchorders', {
      ...{ _id: id, boatID: BOAT, kind: 'night', title: 'Night', text: 'Call me.', from, until },
    });
  await order('w-1', '2020-01-01', null);
  await order('w-2', '2020-01-01', '2020-02-01');
  await order('w-3', '2031-01-01', null);
  expect(await waiting(deckhand)).toBe(hers + 1);
  await deckhand.call('POST', '/api/watchorders/w-1/acknowledge', { rev: Number.MAX_SAFE_INTEGER });
  expect(await waiting(deckhand)).toBe(hers);
  await add(captain, 'w-1', 'deckhand', 11, 0, 4);
  await deckhand.call('POST', '/api/watchkeeping/w-1/swap', { toID: 'user-rtane', reason: '' });
  expect(await waiting(lead)).toBe(his + 2);
  await lead.call('POST', '/api/watchkeeping/w-1/swap/answer', { agreed: true });
  expect(await waiting(lead)).toBe(his + 1);
});

const sign = async (
  session: Session,
  log: WatchLog,
  role: SigningRole,
  signerID: string,
  given: object = {},
  pin = PIN,
) => {
  const { json } = await session.call('GET', '/api/timesheets/key');
  const signed: SignedHandover = {
    ...{ v: 1, logID: log._id, boatID: BOAT, watchID: log.watchID, role, notes: log.notes },
    ...{ rounds: log.rounds, signerID, signedAt: at(1, 4), ...given },
  };
  const content = canonical(signed);
  const hash = createHash('sha256').update(content).digest('hex');
  const proof = await proofOf(String(Object(json).key), pin, hash);
  return session.call('POST', `/api/watchlogs/${log._id}/sign`, { boatID: BOAT, content, proof });
};

test('who is relieved signs first, then the relief, who has the watch from then on', async () => {
  const [captain, kenji, jonas, deckhand] = [
    await as(server, 'captain'),
    await as(server, 'kmori'),
    await as(server, 'jweber'),
    await as(server, 'deckhand'),
  ];
  await givePins(server, 'kmori', 'jweber', 'chef');
  await add(captain, 'h-1', 'kmori', 1, 0, 4);
  await add(captain, 'h-2', 'jweber', 1, 4, 8);
  const notes = 'Ferry for Olbia, red 20.\nNext alteration 05:40.';
  const draft = { _id: 'log-1', boatID: BOAT, watchID: 'h-1', notes, rounds: true };
  expect((await deckhand.call('POST', '/api/watchlogs', draft)).status).toBe(403);
  const made = await kenji.call('POST', '/api/watchlogs', draft);
  expect(made.json).toMatchObject({ by: 'Kenji Mori' });
  const log = watchlogs.item.parse(made.json);
  await add(captain, 'h-3', 'deckhand', 2, 0, 4);
  const moved = { watchID: 'h-3', notes: 'Mine', rev: log.rev };
  expect(await deckhand.status('PUT', '/api/watchlogs/log-1', moved)).toBe(403);
  expect((await sign(jonas, log, 'on', 'user-jweber')).status).toBe(400);
  expect((await sign(jonas, log, 'off', 'user-jweber')).status).toBe(403);
  expect((await sign(kenji, log, 'off', 'user-kmori', { notes: 'Nothing' })).status).toBe(409);
  expect((await sign(kenji, log, 'off', 'user-kmori', {}, '999999')).status).toBe(400);
  expect((await sign(kenji, log, 'off', 'user-kmori')).status).toBe(201);
  // Sent once more, it is the same signature; at another minute it is a second one.
  const again = watchlogs.item.parse((await sign(kenji, log, 'off', 'user-kmori')).json);
  expect(again.signatures).toHaveLength(1);
  expect((await sign(kenji, log, 'off', 'user-kmori', { signedAt: at(1, 5) })).status).toBe(400);
  expect(await kenji.status('PUT', '/api/watchlogs/log-1', { notes: 'Nothing', rev: log.rev })).toBe(400);
  // The chef has a PIN, but stands no watches.
  expect((await sign(jonas, log, 'on', 'user-chef')).status).toBe(403);
  const both = await sign(jonas, log, 'on', 'user-jweber');
  expect(both.json).toMatchObject({ signatures: [{ role: 'off' }, { role: 'on', name: 'Jonas Weber' }] });
  const standing = async (id: string) =>
    watchkeeping.item.parse((await captain.call('GET', `/api/watchkeeping/${id}`)).json);
  expect(await standing('h-1')).toMatchObject({ status: 'relieved', done: true });
  expect(await standing('h-2')).toMatchObject({ status: 'onWatch' });
});

test('orders are acknowledged by each; another text asks again', async () => {
  const [captain, deckhand, chef] = [
    await as(server, 'captain'),
    await as(server, 'deckhand'),
    await as(server, 'chef'),
  ];
  const draft = {
    _id: 'o-1',
    boatID: BOAT,
    kind: 'night',
    title: 'Night',
    text: 'Call me.',
    from: '2031-06-01',
  };
  const made = watchorders.item.parse(
    (await captain.call('POST', '/api/watchorders', { ...draft, until: null })).json,
  );
  const read = (session: Session, rev: number) =>
    session.call('POST', '/api/watchorders/o-1/acknowledge', { rev });
  expect((await read(chef, made.rev)).status).toBe(403);
  const first = watchorders.item.parse((await read(deckhand, made.rev)).json);
  expect(first.readings).toMatchObject([{ userID: 'user-deckhand', name: 'Amy Clarke' }]);
  expect(watchorders.item.parse((await read(deckhand, made.rev)).json).readings).toHaveLength(1);
  const changed = await captain.call('PUT', '/api/watchorders/o-1', {
    text: 'Call me early.',
    rev: first.rev,
  });
  const next = watchorders.item.parse(changed.json);
  expect(next.readings).toEqual([]);
  expect((await read(deckhand, made.rev)).status).toBe(400);
  expect((await read(deckhand, next.rev)).status).toBe(201);
});

test('the table of working arrangements lists watches and day work of each position', async () => {
  const captain = await as(server, 'captain');
  await captain.call('POST', '/api/watchplans', {
    ...{ _id: 'plan-2', boatID: BOAT, from: '2031-06-01', to: '2031-06-02', mode: 'sea' },
    ...{ station: 'bridge', template: 'fourEight', dayWork: '10-12', people: ['user-kmori'] },
  });
  await add(captain, 'a-1', 'kmori', 1, 0, 4);
  const response = await server.app.request(
    `/api/watchkeeping/boat/${BOAT}/arrangements?from=2031-06-01&to=2031-06-02`,
    { headers: { 'x-auth-token': captain.token } },
  );
  expect(response.status).toBe(200);
  const { text } = readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(text).toContain('TABLE OF SHIPBOARD WORKING ARRANGEMENTS');
  expect(text).toContain('Second Officer');
  expect(text).toContain('10-12');
  const crew = await as(server, 'deckhand');
  expect(
    await crew.status('GET', `/api/watchkeeping/boat/${BOAT}/arrangements?from=2031-06-02&to=2031-06-01`),
  ).toBe(400);
});
