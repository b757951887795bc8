import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const server = useTestApp();
beforeEach(() => {
  server.services.trustedProxies = 1;
});
afterEach(() => {
  server.services.trustedProxies = 0;
});

const signIn = (password: string, address: string, cookie = '') =>
  server.call('POST', '/api/auth', {
    body: { username: 'captain', password },
    headers: { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
  });
const cookieOf = (headers: Headers) =>
  /shipshape-device=[\w-]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';

/** Thirty addresses guess once each. */
const guess = async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 30; n++) statuses.push((await signIn('wrong', `10.0.0.${n}`)).status);
  return statuses;
};

test('who guesses from many addresses is slowed to one try in ten seconds; the person’s own device is not', async () => {
  server.time.stopped = new Date('2026-06-18T07:42:00.000Z');
  const known = cookieOf((await signIn(DEMO_PASSWORD, '10.0.1.1')).headers);
  expect(known).not.toBe('');
  expect(new Set(await guess())).toEqual(new Set([401]));
  const slowed = await signIn(DEMO_PASSWORD, '10.0.0.200');
  expect(slowed.status).toBe(429);
  expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(10);
  expect((await signIn(DEMO_PASSWORD, '10.0.0.201', known)).status).toBe(200);
  server.time.stopped = new Date('2026-06-18T07:42:11.000Z');
  expect((await signIn('wrong', '10.0.0.202')).status).toBe(401);
  expect((await signIn('wrong', '10.0.0.203')).status).toBe(429);
  server.time.stopped = new Date('2026-06-18T07:42:22.000Z');
  expect((await signIn(DEMO_PASSWORD, '10.0.0.204')).status).toBe(200);
});

test('on a device where a mailed link set the password, its owner signs in whoever guesses', async () => {
  const asked = { email: 'captain@halcyon.example', resetToken: 'of-this-browser-0123456789' };
  const { db } = server.services.database;
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('username', '=', 'captain')
    .executeTakeFirstOrThrow();
  expect((await server.call('POST', '/api/profile/store-token', { body: { ...asked, email } })).status).toBe(
    200,
  );
  await guess();
  const link = /reset-password\/(\S+)/.exec(server.mail.sent.at(-1)?.text ?? '')?.[1] ?? '';
  const body = { newPassword: 'a long word of hers' };
  const set = await server.call('POST', `/api/profile/reset-password/${link}`, { body });
  expect(set.status).toBe(200);
  expect((await signIn(body.newPassword, '10.0.0.200')).status).toBe(429);
  expect((await signIn(body.newPassword, '10.0.0.200', cookieOf(set.headers))).status).toBe(200);
});

test('sign-ins, sign-outs and refusals are logged with who, whence and why, and without what was typed', async () => {
  await signIn('a secret word', '10.0.0.7');
  await signIn(DEMO_PASSWORD, '10.0.0.7');
  const deckhand = await as(server, 'deckhand');
  const headers = { 'x-forwarded-for': '10.0.0.8' };
  const forbidden = (more: Record<string, string>) =>
    server.call('POST', '/api/users', { token: deckhand.token, headers: { ...headers, ...more }, body: {} });
  await forbidden({});
  // A refusal that is stored, so that the same operation gets it again.
  await forbidden({ 'idempotency-key': 'op' });
  await server.call('DELETE', '/api/auth', { token: deckhand.token, headers });
  await server.call('GET', '/api/auth', { token: deckhand.token, headers });
  const captain = { user: 'user-captain', address: '10.0.0.7', device: 'new' };
  const refused = { event: 'refused', address: '10.0.0.8' };
  expect(server.logged).toMatchObject([
    { event: 'sign-in refused', ...captain },
    { event: 'signed in', ...captain },
    { ...refused, status: 403, user: 'user-deckhand', why: 'notAllowed' },
    { ...refused, status: 403, user: 'user-deckhand', call: 'POST /api/users' },
    { event: 'signed out', user: 'user-deckhand', address: '10.0.0.8' },
    { ...refused, status: 401, user: '', why: 'sessionEnded', call: 'GET /api/auth' },
  ]);
  const text = JSON.stringify(server.logged);
  for (const secret of ['a secret word', DEMO_PASSWORD, deckhand.token]) expect(text).not.toContain(secret);
});
