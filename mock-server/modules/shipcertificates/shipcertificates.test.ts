import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { certificateneeds, classconditions, shipcertificates } from '#modules/shipcertificates/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { as } from '../../testing/as.ts';
import { BOAT } from '../../testing/logbooks.ts';
import { useTestApp } from '../../testing/useTestApp.ts';
import { noticeExpiring, openDueJobs } from './hourly.ts';

const server = useTestApp();
type Session = Awaited<ReturnType<typeof as>>;

const path = '/api/shipcertificates';
const enter = (session: Session, fields: object) =>
  session.call('POST', path, { _id: 'load-line', boatID: BOAT, name: 'Load Line', ...fields });
const one = (session: Session, id = 'load-line') => session.ok(shipcertificates.item, 'GET', `${path}/${id}`);
const jobs = async (session: Session) =>
  (await session.ok(z.array(worklist.item), 'GET', `/api/worklist/boat/${BOAT}`)).filter(({ title }) =>
    title.includes('Load Line'),
  );
const onDay = async (day: string, work: () => Promise<unknown>) => {
  server.time.stopped = new Date(`${day}T12:00:00.000Z`);
  await work();
};
/** The demo's own certificates have windows too. */
const clearDemo = async () => {
  const { db } = server.services.database;
  await db.deleteFrom('notices').execute();
  const captain = await as(server, 'captain');
  for (const name of ['shipcertificates', 'classconditions'])
    for (const { _id } of await captain.ok(
      z.array(z.object({ _id: z.string() })),
      'GET',
      `/api/${name}/boat/${BOAT}`,
    ))
      await captain.call('DELETE', `/api/${name}/${_id}`);
};

const annual = {
  issued: '2025-09-10',
  expires: '2030-09-10',
  scheme: 'annual',
  number: 'LL 104',
  issuer: 'RINA',
};

test('a window opens one job with its days, by hand or by itself; the survey completes it', async () => {
  const captain = await as(server, 'captain');
  await clearDemo();
  expect((await enter(captain, annual)).status).toBe(201);
  expect(await captain.status('POST', `${path}/openjob/load-line`, { jobID: 'j0', window: 'i' })).toBe(400);
  expect(await captain.status('POST', `${path}/openjob/load-line`, { jobID: 'j1', window: 'a1' })).toBe(201);
  expect(await captain.status('POST', `${path}/openjob/load-line`, { jobID: 'j2', window: 'a1' })).toBe(201);
  expect(await jobs(captain)).toMatchObject([
    { _id: 'j1', title: 'Annual survey: Load Line', dueDate: '2026-12-10', windowDays: 183, status: 'open' },
  ]);
  const held = {
    _id: 's1',
    window: 'a1',
    kind: 'annual',
    at: '2026-06-18',
    surveyor: 'S. Pélissier',
    note: '',
  };
  expect(await captain.status('POST', `${path}/survey/load-line`, { ...held, at: '2027-06-18' })).toBe(400);
  expect(await captain.status('POST', `${path}/survey/load-line`, held)).toBe(201);
  expect(await captain.status('POST', `${path}/survey/load-line`, held)).toBe(201);
  expect(await captain.status('POST', `${path}/survey/load-line`, { ...held, _id: 's2' })).toBe(409);
  expect((await one(captain)).surveys).toMatchObject([{ _id: 's1', by: 'Elena Marchetti' }]);
  expect((await jobs(captain))[0]).toMatchObject({ status: 'done', lastDoneDate: '2026-06-18' });
  expect(await captain.status('POST', `${path}/strike/load-line`, { survey: 's1' })).toBe(201);
  expect((await one(captain)).surveys).toEqual([]);
});

test('jobs open by themselves when a window opens, once, unless the certificate says otherwise', async () => {
  const captain = await as(server, 'captain');
  await clearDemo();
  await enter(captain, annual);
  await enter(captain, { ...annual, _id: 'other', name: 'Load Line, other', opensJob: false });
  await onDay('2026-06-09', () => openDueJobs(server.services));
  expect(await jobs(captain)).toEqual([]);
  await onDay('2026-06-10', () => openDueJobs(server.services));
  await onDay('2026-06-11', () => openDueJobs(server.services));
  expect((await jobs(captain)).map(({ title, dueDate }) => [title, dueDate])).toEqual([
    ['Annual survey: Load Line', '2026-12-10'],
  ]);
  await onDay('2030-06-10', () => openDueJobs(server.services));
  expect((await jobs(captain)).map(({ title }) => title)).toContain('Renew: Load Line');
});

test('in the demo one certificate opens its job by itself, in the list of jobs and at the certificate', async () => {
  const captain = await as(server, 'captain');
  const before = await captain.ok(z.array(worklist.item), 'GET', `/api/worklist/boat/${BOAT}`);
  await openDueJobs(server.services);
  const known = new Set(before.map(({ _id }) => _id));
  const after = await captain.ok(z.array(worklist.item), 'GET', `/api/worklist/boat/${BOAT}`);
  const opened = after.filter(({ _id }) => !known.has(_id));
  expect(opened).toMatchObject([
    { title: 'Intermediate survey: Air pollution prevention (IAPP)', status: 'open' },
  ]);
  const certificate = await one(captain, 'shipcertificate-halcyon-iapp');
  expect(certificate.jobs.map(({ jobID }) => jobID)).toEqual(opened.map(({ _id }) => _id));
});

test('a renewal completes the job, keeps the old one, and is made once', async () => {
  const captain = await as(server, 'captain');
  await clearDemo();
  await enter(captain, { ...annual, expires: '2026-07-18', issued: '2021-07-18' });
  await captain.call('POST', `${path}/openjob/load-line`, { jobID: 'j1', window: 'r' });
  const body = { _id: 'new', number: 'LL 205', issuer: 'RINA', issued: '2026-06-17', expires: '2031-07-18' };
  const renewing = { ...body, documentID: '', note: '' };
  expect(
    await captain.status('POST', `${path}/renew/load-line`, { ...renewing, expires: '2020-01-01' }),
  ).toBe(400);
  expect(await captain.status('POST', `${path}/renew/load-line`, renewing)).toBe(201);
  expect(await captain.status('POST', `${path}/renew/load-line`, renewing)).toBe(201);
  expect(await captain.status('POST', `${path}/renew/load-line`, { ...renewing, _id: 'third' })).toBe(409);
  expect(await one(captain, 'new')).toMatchObject({
    name: 'Load Line',
    scheme: 'annual',
    replaces: 'load-line',
  });
  expect((await jobs(captain))[0]).toMatchObject({ status: 'done', lastDoneDate: '2026-06-17' });
  expect(await one(captain)).toMatchObject({ number: 'LL 104' });
  // Deleted, it can be entered anew; then it does not come back beside the other.
  expect(await captain.status('DELETE', `${path}/new`)).toBe(200);
  expect(await captain.status('POST', `${path}/renew/load-line`, { ...renewing, _id: 'third' })).toBe(201);
  const restored = await captain.call('POST', `/api/history/shipcertificates/new/restore`);
  expect(restored.status).not.toBe(201);
});

test("the captain is told at 90, 60, 30, 7 and 0 days, by the ship's day, each step once", async () => {
  const { db } = server.services.database;
  const captain = await as(server, 'captain');
  await clearDemo();
  await enter(captain, { expires: '2026-09-16' });
  await captain.call('POST', '/api/classconditions', {
    ...{ _id: 'davit', boatID: BOAT, title: 'Tender davit wire', due: '2026-09-16' },
  });
  const steps: string[] = [];
  for (const day of ['2026-06-17', '2026-06-18', '2026-07-18', '2026-08-20', '2026-09-10', '2026-09-16']) {
    await onDay(day, () => noticeExpiring(server.services));
    await noticeExpiring(server.services);
    const rows = await db
      .selectFrom('notices')
      .selectAll()
      .where('kind', '=', 'shipCertificateExpires')
      .where('user_id', '=', 'user-captain')
      .execute();
    steps.push(
      rows
        .map(({ params }) => `${params.what} ${params.days}`)
        .sort()
        .join(', '),
    );
    await db.deleteFrom('notices').execute();
  }
  expect(steps).toEqual(['', ...[90, 60, 27, 6, 0].map((days) => `certificate ${days}, condition ${days}`)]);
});

test('what cannot be is refused: days, papers of others, two templates for one standard', async () => {
  const captain = await as(server, 'captain');
  await clearDemo();
  expect((await enter(captain, { ...annual, expires: '2020-01-01' })).status).toBe(400);
  expect((await enter(captain, { scheme: 'annual' })).status).toBe(400);
  expect((await enter(captain, { documentID: 'nowhere' })).status).toBe(400);
  const need = { boatID: BOAT, name: 'IOPP', standard: 'iopp' };
  expect(await captain.status('POST', '/api/certificateneeds', { ...need, _id: 'n1' })).toBe(201);
  expect(await captain.status('POST', '/api/certificateneeds', { ...need, _id: 'n2' })).toBe(400);
  const list = await captain.ok(z.array(certificateneeds.item), 'GET', `/api/certificateneeds/boat/${BOAT}`);
  expect(list.filter(({ standard }) => standard === 'iopp')).toHaveLength(1);
  const condition = { _id: 'c', boatID: BOAT, title: 'Davit', certificateID: 'nowhere' };
  expect(await captain.status('POST', '/api/classconditions', condition)).toBe(400);
  expect(classconditions.nameOf({ ...Object(condition), number: '3' })).toBe('3 Davit');
});

test('a certificate of another vessel can be neither surveyed, renewed nor given a job', async () => {
  const captain = await as(server, 'captain');
  await clearDemo();
  await enter(captain, annual);
  const state = async () => [
    (await captain.call('GET', `${path}/boat/${BOAT}`)).json,
    (await captain.call('GET', `/api/worklist/boat/${BOAT}`)).json,
  ];
  const before = await state();
  const rival = await as(server, 'rival');
  const { boatID } = await rival.ok(z.object({ boatID: z.string() }), 'GET', '/api/auth');
  const own = { ...annual, _id: 'own', boatID, name: 'Load Line' };
  // They keep the papers of their own vessel, so that it is the vessel that is refused.
  expect(await rival.status('POST', path, own)).toBe(201);
  const held = { _id: 's1', window: 'a1', kind: 'annual', at: '2026-06-18', surveyor: '', note: '' };
  const renewing = { _id: 'new', number: 'X', issuer: '', issued: '2026-06-17', documentID: '', note: '' };
  for (const [command, body] of Object.entries({
    survey: held,
    renew: { ...renewing, expires: '2031-07-18' },
    openjob: { jobID: 'j1', window: 'a1' },
    strike: { survey: 's1' },
  }))
    expect([403, 404], command).toContain(await rival.status('POST', `${path}/${command}/load-line`, body));
  // Nor can theirs be renewed by one that is another vessel's.
  const taken = await rival.status('POST', `${path}/renew/own`, { ...renewing, _id: 'load-line' });
  expect([403, 404]).toContain(taken);
  expect(await state()).toEqual(before);
  expect(await rival.ok(z.array(shipcertificates.item), 'GET', `${path}/boat/${boatID}`)).toHaveLength(1);
});

test('a document in a closed folder is refused to one who may not open it like one that is not there', async () => {
  const captain = await as(server, 'captain');
  const engineer = await as(server, 'engineer');
  await clearDemo();
  const closed = 'document-halcyon-crew-agreement-summer-season';
  expect((await enter(captain, annual)).status).toBe(201);
  const renewing = { number: 'X', issuer: '', issued: '2026-06-17', expires: '2031-07-18', note: '' };
  // Without the headers: they carry the server's time.
  const told = async (session: Session, to: string, body: object) => {
    const { status, json } = await session.call('POST', to, body);
    return { status, json };
  };
  const asked = async (session: Session, documentID: string) => [
    await told(session, path, { _id: `with-${session.userID}`, boatID: BOAT, name: 'Filed', documentID }),
    await told(session, `${path}/renew/load-line`, { ...renewing, _id: 'new', documentID }),
  ];
  const missing = await asked(engineer, 'nowhere');
  expect(missing.map(({ status }) => status)).toEqual([400, 400]);
  expect(await asked(engineer, closed)).toEqual(missing);
  expect((await asked(captain, closed)).map(({ status }) => status)).toEqual([201, 201]);
});
