import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DayEntry, SignedMonth, Timesheet } from '#modules/hoursofrest/contract.ts';
import { templates } from '#modules/hoursofrest/rules/days.ts';
import { signedDays } from '#modules/hoursofrest/rules/entries.ts';
import { sheetID } from '#modules/hoursofrest/rules/people.ts';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import { proofOf } from '#modules/logbooks/rules/proof.ts';
import { usedContents } from '../../store/contents.ts';
import { as } from '../../testing/as.ts';
import { BOAT, givePins, setInk } from '../../testing/logbooks.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const MONTH = '2026-02';
const PIN = '740193';

const dayOf = (slots: string): DayEntry => ({
  ...{ slots, zone: 60, note: '', reasons: [], ashore: false, planned: false },
});
const usual = dayOf(templates.dayWork);
const off = dayOf(templates.dayOff);
const worked = dayOf('w'.repeat(48));

type Session = Awaited<ReturnType<typeof as>>;

const paint = (
  session: Session,
  userID: string,
  days: Record<string, DayEntry>,
  was: Record<string, DayEntry | null> = {},
  reason = '',
) =>
  session.call('PUT', `/api/timesheets/${sheetID(BOAT, userID, MONTH)}`, {
    ...{ boatID: BOAT, userID, month: MONTH, days, was, reason },
  });

const sign = async (session: Session, sheet: Timesheet, role: 'seafarer' | 'master', signerID: string) => {
  const { json } = await session.call('GET', '/api/timesheets/key');
  const signed: SignedMonth = {
    ...{ v: 1, sheetID: sheet._id, boatID: BOAT, userID: sheet.userID, month: MONTH, role, signerID },
    ...{ days: signedDays(sheet), signedAt: '2026-03-01T08:00:00.000Z' },
  };
  const content = canonical(signed);
  const hash = createHash('sha256').update(content).digest('hex');
  const proof = await proofOf(String(Object(json).key), PIN, hash);
  return session.call('POST', `/api/timesheets/${sheet._id}/sign`, { boatID: BOAT, content, proof });
};

test('days of a month are entered one by one; a day that was painted elsewhere is asked about', async () => {
  const deckhand = await as(server, 'deckhand');
  const first = await paint(deckhand, 'user-deckhand', { '2026-02-01': usual });
  expect(first.status).toBe(200);
  // Another day of the same month, without knowing of the first.
  expect((await paint(deckhand, 'user-deckhand', { '2026-02-02': off })).status).toBe(200);
  const same = await paint(deckhand, 'user-deckhand', { '2026-02-01': off }, { '2026-02-01': null });
  expect(same.status).toBe(409);
  expect(Object.keys(Object(same.json).current.days)).toEqual(['2026-02-01', '2026-02-02']);
  const known = await paint(deckhand, 'user-deckhand', { '2026-02-01': off }, { '2026-02-01': usual });
  expect(known.status).toBe(200);
  expect(Object(known.json).days['2026-02-01'].slots).toBe(off.slots);
});

test('crew see their own hours, heads those of their department, crew managers all', async () => {
  const captain = await as(server, 'captain');
  for (const name of ['deckhand', 'lferri', 'chef', 'engineer'])
    await paint(captain, `user-${name}`, { '2026-02-01': usual });
  const seenBy = async (name: string) => {
    const { json } = await (await as(server, name)).call('GET', `/api/timesheets/boat/${BOAT}`);
    const sheets: Timesheet[] = Array.isArray(json) ? json : [];
    return sheets
      .filter(({ month }) => month === MONTH)
      .map(({ userID }) => userID.slice(5))
      .sort();
  };
  expect(await seenBy('deckhand')).toEqual(['deckhand']);
  expect(await seenBy('lferri')).toEqual(['deckhand', 'lferri']);
  expect(await seenBy('captain')).toEqual(['chef', 'deckhand', 'engineer', 'lferri']);
  const others = await paint(await as(server, 'deckhand'), 'user-lferri', { '2026-02-02': usual });
  expect(others.status).toBe(403);
  const head = await paint(await as(server, 'lferri'), 'user-deckhand', { '2026-02-02': usual });
  expect(head.status).toBe(200);
});

test('the seafarer signs first, then the master; a change afterwards needs a reason and shows', async () => {
  const deckhand = await as(server, 'deckhand');
  const captain = await as(server, 'captain');
  await givePins(server, 'deckhand', 'captain');
  const { json } = await paint(deckhand, 'user-deckhand', { '2026-02-01': usual });
  const sheet: Timesheet = Object(json);
  expect((await sign(captain, sheet, 'master', 'user-captain')).status).toBe(400);
  expect((await sign(captain, sheet, 'seafarer', 'user-captain')).status).toBe(403);
  expect((await sign(deckhand, sheet, 'seafarer', 'user-deckhand')).status).toBe(201);
  const both = await sign(captain, sheet, 'master', 'user-captain');
  expect(Object(both.json).signatures.map(({ role }: { role: string }) => role)).toEqual([
    'seafarer',
    'master',
  ]);
  const was = { '2026-02-01': usual };
  expect((await paint(deckhand, 'user-deckhand', { '2026-02-01': off }, was)).status).toBe(400);
  const amended = await paint(deckhand, 'user-deckhand', { '2026-02-01': off }, was, 'Entered wrongly');
  expect(amended.status).toBe(200);
  expect(Object(amended.json).amendments).toMatchObject([{ day: '2026-02-01', reason: 'Entered wrongly' }]);
  // What was signed is no longer what stands there.
  expect((await sign(deckhand, { ...sheet, days: {} }, 'seafarer', 'user-deckhand')).status).toBe(409);
});

test('the drawn signature under a month stays, also when its person draws another', async () => {
  const sha = await server.services.files.put(Buffer.from('a drawing'));
  await setInk(server, 'deckhand', `/api/content/${sha}?type=image%2Fpng`);
  const deckhand = await as(server, 'deckhand');
  await givePins(server, 'deckhand');
  const { json } = await paint(deckhand, 'user-deckhand', { '2026-02-01': usual });
  expect((await sign(deckhand, Object(json), 'seafarer', 'user-deckhand')).status).toBe(201);
  await setInk(server, 'deckhand', '');
  expect(await usedContents(server.services.database.db, [sha, 'another'])).toEqual(new Set([sha]));
});

test('exceptions follow the ledger of STCW', async () => {
  const captain = await as(server, 'captain');
  const create = (from: string, to: string) =>
    captain.status('POST', '/api/hours', {
      ...{ _id: `exception-${from}`, boatID: BOAT, kind: 'X1', userID: '', from, to, reason: 'Crossing' },
    });
  expect(await create('2026-06-01', '2026-06-07')).toBe(201);
  expect(await create('2026-06-15', '2026-06-16')).toBe(400);
  expect(await create('2026-06-22', '2026-07-05')).toBe(201);
});

test('the record of a month names ship, seafarer and breaches, and is for whom it concerns', async () => {
  const deckhand = await as(server, 'deckhand');
  const days = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [`2026-02-0${index + 1}`, index === 7 ? worked : usual]),
  );
  await paint(deckhand, 'user-deckhand', days);
  const get = (token: string, userID: string) =>
    server.app.request(`/api/timesheets/boat/${BOAT}/sheets?month=${MONTH}&userID=${userID}`, {
      headers: { 'x-auth-token': token },
    });
  const answer = await get(deckhand.token, 'user-deckhand');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const { text } = readPdf(new Uint8Array(await answer.arrayBuffer()));
  for (const part of [
    'RECORD OF HOURS OF REST',
    'Amy Clarke',
    'February 2026',
    'No reason given',
    'Not signed yet',
  ])
    expect(text).toContain(part);
  const chef = await as(server, 'chef');
  expect((await get(chef.token, 'user-deckhand')).status).toBe(404);
});

test('the record of a month applies the ledger of exceptions, as the page does', async () => {
  const captain = await as(server, 'captain');
  const deckhand = await as(server, 'deckhand');
  // 10 hours a day: 70 in seven days, enough under the exception of STCW only.
  const tenHours = { ...usual, slots: `${'r'.repeat(20)}${'w'.repeat(28)}` };
  const days = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`2026-02-${String(index + 1).padStart(2, '0')}`, tenHours]),
  );
  await paint(deckhand, 'user-deckhand', days);
  const record = async () => {
    const answer = await server.app.request(
      `/api/timesheets/boat/${BOAT}/sheets?month=${MONTH}&userID=user-deckhand`,
      { headers: { 'x-auth-token': deckhand.token } },
    );
    return readPdf(new Uint8Array(await answer.arrayBuffer())).text;
  };
  expect(await record()).toContain('rest in 7 days, min 77 h');
  const entered = await captain.status('POST', '/api/hours', {
    ...{ _id: 'exception-of-february', boatID: BOAT, kind: 'X1', userID: '' },
    ...{ from: '2026-02-01', to: '2026-02-14', reason: 'Crossing' },
  });
  expect(entered).toBe(201);
  expect(await record()).not.toContain('rest in 7 days, min 77 h');
});

test('who is missing days is asked by a notice, by those who answer for them, once in twelve hours', async () => {
  const [captain, bosun, deckhand, chef] = [
    await as(server, 'captain'),
    await as(server, 'lferri'),
    await as(server, 'deckhand'),
    await as(server, 'chef'),
  ];
  const ask = (session: Session, userID: string) =>
    session.status('POST', `/api/timesheets/boat/${BOAT}/ask`, { userID, month: MONTH, days: 3 });
  const told = async () => {
    const { json } = await deckhand.call('GET', '/api/notifications');
    const list: { kind: string; params: object; link: string }[] = Array.isArray(json) ? json : [];
    return list.filter(({ kind }) => kind === 'restAsked');
  };
  expect(await ask(chef, 'user-deckhand')).toBe(403);
  expect(await ask(deckhand, 'user-deckhand')).toBe(400);
  expect(await ask(captain, 'user-of-nobody')).toBe(400);
  expect(await told()).toEqual([]);
  expect(await ask(captain, 'user-deckhand')).toBe(200);
  expect(await ask(bosun, 'user-deckhand')).toBe(200);
  expect(await told()).toMatchObject([
    {
      params: { month: MONTH, count: '3' },
      link: `/app/hoursofrest/timesheet/${sheetID(BOAT, 'user-deckhand', MONTH)}`,
    },
  ]);
});

test('the company sees how each of its vessels stands in a month', async () => {
  const [manager, captain, deckhand] = [
    await as(server, 'manager'),
    await as(server, 'captain'),
    await as(server, 'deckhand'),
  ];
  const months = async (session: Session) => {
    const { json } = await session.call('GET', `/api/timesheets/fleet?month=${MONTH}`);
    const list: { _id: string; [figure: string]: unknown }[] = Array.isArray(json) ? json : [];
    return list;
  };
  const of = async (session: Session) => (await months(session)).find(({ _id }) => _id === BOAT);
  const before = await of(manager);
  expect(before).toMatchObject({ signed: 0, verified: 0, breaches: 0 });
  await paint(deckhand, 'user-deckhand', { '2026-02-01': usual, '2026-02-02': worked, '2026-02-03': usual });
  const after = await of(manager);
  expect(Number(after?.breaches)).toBeGreaterThan(0);
  expect(after?.unexplained).toBe(after?.breaches);
  // From her first day on, the other days of the month are missing.
  expect(Number(after?.missing)).toBe(Number(before?.missing) + 25);
  expect((await months(captain)).map(({ _id }) => _id)).toEqual([BOAT]);
  expect((await months(manager)).length).toBeGreaterThan(1);
  expect(await deckhand.status('GET', `/api/timesheets/fleet?month=${MONTH}`)).toBe(403);
});
