import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { certificates } from '#modules/certificates/contract.ts';
import { noticeSchema } from '#modules/notices/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';
import { noticeExpiring } from './expiring.ts';

const BOAT = 'boat-halcyon';
const server = useTestApp();
let captain: Awaited<ReturnType<typeof as>>;
beforeEach(async () => {
  await server.services.database.db.deleteFrom('notices').execute();
  captain = await as(server, 'captain');
});

const add = async (userID: string, fields: object = {}) => {
  const body = { _id: newId(), boatID: BOAT, userID, kind: 'medical', ...fields };
  return captain.call('POST', '/api/certificates', body);
};
const bell = async (name: string) => {
  const person = await as(server, name);
  const notices = await person.ok(z.array(noticeSchema), 'GET', '/api/notifications');
  return notices.filter(({ kind }) => kind === 'certificateExpires').map(({ params }) => params);
};

test('a certificate belongs to somebody of the boat, has a name and ordered dates', async () => {
  expect((await add('user-rival')).status).toBe(400);
  expect((await add('user-chef', { kind: 'other' })).status).toBe(400);
  expect((await add('user-chef', { issuedAt: '2026-02-01', expiresAt: '2026-01-01' })).status).toBe(400);
  const made = certificates.item.parse((await add('user-chef', { expiresAt: '2030-01-01' })).json);
  const moved = { rev: made.rev, userID: 'user-deckhand' };
  expect(await captain.status('PUT', `/api/certificates/${made._id}`, moved)).toBe(400);
});

test('users read their own, and others only with the right to manage crew', async () => {
  const chef = await as(server, 'chef');
  const mine = await chef.ok(z.array(certificates.item), 'GET', '/api/certificates/person/user-chef');
  expect(mine.length).toBeGreaterThan(3);
  expect(await chef.status('GET', '/api/certificates/person/user-captain')).toBe(403);
  expect(await chef.status('GET', `/api/certificates/boat/${BOAT}`)).toBe(403);
  expect(await chef.status('GET', `/api/files/certificates/${mine[0]?._id}`)).toBe(200);
  expect(await chef.status('GET', '/api/files/certificates/certificate-captain-medical')).toBe(403);
  expect(await chef.status('GET', '/api/docs/profiledocs/user-chef')).toBe(200);
  expect(await chef.status('GET', '/api/docs/profiledocs/user-captain')).toBe(403);
});

test("people are notified at 90, 60, 30, 7 and 0 days, by the ship's day, each step once", async () => {
  const { db } = server.services.database;
  await db.deleteFrom('certificates').execute();
  // Paris is already at 18 June, London is not.
  const at = (day: string, time = '12:00') => {
    server.time.stopped = new Date(`${day}T${time}:00.000Z`);
    return noticeExpiring(server.services);
  };
  await add('user-chef', { expiresAt: '2026-09-16' });
  const days: string[] = [];
  const step = async (day: string, time?: string) => {
    await at(day, time);
    await at(day, time);
    days.push((await bell('chef')).map(({ days: left }) => left).join(' '));
    await db.deleteFrom('notices').execute();
  };
  server.time.stopped = undefined;
  await step('2026-06-17', '21:30');
  await step('2026-06-17', '22:30');
  await step('2026-07-01');
  await step('2026-07-18');
  await step('2026-08-20');
  await step('2026-09-10');
  await step('2026-09-16');
  await step('2026-09-20');
  expect(days).toEqual(['', '90', '', '60', '27', '6', '0', '']);
});

test('the captain is notified too, and the company when it has expired and its holder is aboard', async () => {
  const { db } = server.services.database;
  await db.deleteFrom('certificates').execute();
  await add('user-engineer', { expiresAt: '2026-06-18' });
  await add('user-deckhand', { expiresAt: '2026-07-01' });
  server.time.stopped = new Date('2026-06-18T12:00:00.000Z');
  await noticeExpiring(server.services);
  server.time.stopped = undefined;
  const all = await db
    .selectFrom('notices')
    .select(['user_id', 'params'])
    .where('kind', '=', 'certificateExpires')
    .execute();
  const notified = all.map(({ user_id, params }) => `${user_id} ${params.days}`).sort();
  expect(notified).toEqual([
    'user-captain 0',
    'user-captain 13',
    'user-deckhand 13',
    'user-engineer 0',
    'user-manager 0',
  ]);
});
