import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { logDue } from '#modules/logbooks/contract/due.ts';
import { logdrafts } from '#modules/logbooks/contract.ts';
import { noticeSchema } from '#modules/notices/contract.ts';
import { as } from '../../testing/as.ts';
import { BOAT, givePins, hourly, logDevice } from '../../testing/logbooks.ts';
import { useTestApp } from '../../testing/useTestApp.ts';
import { noticeLogDues } from './due.ts';

const server = useTestApp();
const volumeID = 'volume-of-dues';
const at = (instant: string) => {
  server.time.stopped = new Date(instant);
};
const told = async (username: string) => {
  const person = await as(server, username);
  const notices = await person.ok(z.array(noticeSchema), 'GET', '/api/notifications');
  return notices.filter(({ kind }) => kind === 'logMissing').map(({ params }) => params.key);
};

test('whoever keeps the books is told once what is missing; what waits for the master, the master alone', async () => {
  at('2026-06-18T08:00:00.000Z');
  await givePins(server, 'captain');
  let captain = await logDevice(server, 'captain');
  await captain.sign({ kind: 'open', volumeID, code: 'open', fields: { place: 'Antibes' } });
  await captain.sign({ kind: 'entry', volumeID, ...hourly(1012) });
  await noticeLogDues(server.services);
  expect(await told('captain')).toEqual([]);
  at('2026-06-19T08:00:00.000Z');
  await noticeLogDues(server.services);
  expect(await told('captain')).toEqual(['verify']);
  expect(await told('engineer')).toEqual([]);
  at('2026-06-19T15:00:00.000Z');
  await Promise.all([noticeLogDues(server.services), noticeLogDues(server.services)]);
  expect((await told('captain')).toSorted()).toEqual(['position', 'verify']);
  expect(await told('engineer')).toEqual(['position']);
  captain = await logDevice(server, 'captain', 'another-device');
  const due = await captain.ok(z.array(logDue), 'GET', `/api/logbooks/boat/${BOAT}/due`);
  expect(due).toMatchObject([
    { key: 'position', since: '2026-06-19', book: 'sea', volumeID },
    { key: 'verify', since: '2026-06-18', count: 1 },
  ]);
});

test('an entry that another is to sign is told to them, and to nobody of another vessel', async () => {
  const captain = await as(server, 'captain');
  const draft = { boatID: BOAT, volumeID, book: 'sea', code: 'event', at: '2026-06-18T08:00:00.000Z' };
  const write = (_id: string, signerID: string) =>
    captain.ok(logdrafts.item, 'POST', '/api/logdrafts', { _id, ...draft, values: {}, signerID });
  await write('draft-of-test-1', 'user-engineer');
  await write('draft-of-test-2', 'user-captain');
  await write('draft-of-test-3', 'user-rival');
  const toSign = async (username: string) => {
    const person = await as(server, username);
    const notices = await person.ok(z.array(noticeSchema), 'GET', '/api/notifications');
    return notices.filter(({ kind }) => kind === 'logToSign').length;
  };
  expect([await toSign('engineer'), await toSign('captain'), await toSign('rival')]).toEqual([1, 0, 0]);
});
