import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';
import { forgetSessions } from './viewer.ts';

const server = useTestApp();

const login = (username: string, password: string) =>
  server.call('POST', '/api/auth', { body: { username, password } });
/** The header that proves a change, as browsers send it. */
const confirm = (password = 'demo-Pass1') => ({ 'x-confirm': encodeURIComponent(password) });
const linkToken = (text: string) => decodeURIComponent(/reset-password\/(\S+)/.exec(text)?.[1] ?? '');

describe('passwords', () => {
  test('are never stored in plain text, and neither are tokens', async () => {
    const { token } = await as(server, 'engineer');
    const { db } = server.services.database;
    const users = JSON.stringify(await db.selectFrom('users').selectAll().execute());
    const sessions = JSON.stringify(await db.selectFrom('sessions').selectAll().execute());
    expect(users).not.toContain('demo-Pass1');
    expect(users).toContain('argon2id$');
    expect(sessions).not.toContain(token);
  });

  test('after five wrong ones the name has to wait, known or not, and longer each time', async () => {
    for (const name of ['engineer', 'nobody']) {
      for (let i = 0; i < 5; i++) expect((await login(name, 'wrong')).status).toBe(401);
      expect((await login(name, 'demo-Pass1')).status).toBe(429);
    }
    server.time.stopped = new Date(Date.now() + 31_000);
    expect((await login('engineer', 'wrong')).status).toBe(401);
    const answer = await login('engineer', 'demo-Pass1');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(30);
    server.time.stopped = new Date(Date.now() + 200_000);
    expect((await login('engineer', 'demo-Pass1')).status).toBe(200);
  });

  test('are checked at most five times, even for simultaneous attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => login('engineer', 'wrong')));
    const looked = answers.filter(({ status }) => status === 401);
    expect(looked).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('wrong ones from one address are counted across names; a successful sign-in does not reset the count', async () => {
    const from = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
    const headers = { 'content-type': 'application/json' };
    const tryAs = async (username: string, password: string) => {
      const body = JSON.stringify({ username, password });
      return (await server.app.request('/api/auth', { method: 'POST', headers, body }, from)).status;
    };
    for (let count = 0; count < 30; count++) expect(await tryAs(`nobody-${count}`, 'wrong')).toBe(401);
    expect(await tryAs('engineer', 'demo-Pass1')).toBe(200);
    for (let count = 30; count < 50; count++) expect(await tryAs(`nobody-${count}`, 'wrong')).toBe(401);
    expect(await tryAs('nobody-50', 'wrong')).toBe(429);
    expect((await login('engineer', 'demo-Pass1')).status).toBe(200);
  });

  test('that are common are refused, and do not use up a link', async () => {
    const { token } = await as(server, 'engineer');
    const change = (newPassword: string) =>
      server.call('PUT', '/api/users/change_password', { token, body: { newPassword }, headers: confirm() });
    for (const password of ['password1', 'qwertyuiop', 'Engineer1', 'MY Halcyon 2026', 'Halvorsen!'])
      expect((await change(password)).json, password).toMatchObject({ errors: [{ path: 'newPassword' }] });
    await server.call('POST', '/api/profile/store-token', {
      body: { email: 'engineer@halcyon.example', resetToken: 'a-token-of-the-browser' },
    });
    const link = encodeURIComponent(linkToken(server.mail.sent[0]?.text ?? ''));
    const reset = (newPassword: string) =>
      server.call('POST', `/api/profile/reset-password/${link}`, { body: { newPassword } });
    expect((await reset('12345678')).status).toBe(400);
    expect((await reset('a new one for the bridge')).status).toBe(200);
  });

  test('a known and an unknown name get the same answer', async () => {
    expect((await login('engineer', 'wrong')).json).toEqual((await login('nobody', 'wrong')).json);
  });

  test("changing one's own ends all other sessions but not this one", async () => {
    const here = await as(server, 'engineer');
    const there = await as(server, 'engineer');
    const change = (newPassword: string) =>
      server.call('PUT', '/api/users/change_password', {
        token: here.token,
        body: { newPassword },
        headers: confirm(),
      });
    expect((await change('short')).status).toBe(400);
    expect((await change('demo-Pass1')).status).toBe(400);
    expect((await change('a new one for the bridge')).status).toBe(200);
    expect((await server.call('GET', '/api/auth', { token: here.token })).status).toBe(200);
    expect((await server.call('GET', '/api/auth', { token: there.token })).status).toBe(401);
    expect((await login('engineer', 'a new one for the bridge')).status).toBe(200);
  });
});

describe('a change of the own password', () => {
  const change = (token: string, newPassword: string, given?: string) =>
    server.call('PUT', '/api/users/change_password', {
      token,
      body: { newPassword },
      ...(given === undefined ? {} : { headers: confirm(given) }),
    });

  test('needs the present one: an open session alone does not take the account', async () => {
    const { token, userID } = await as(server, 'engineer');
    for (const given of [undefined, 'not-the-Pass1'])
      expect(await change(token, 'a new one for the bridge', given)).toMatchObject({
        status: 400,
        json: { errors: [{ path: 'confirm' }] },
      });
    expect((await login('engineer', 'demo-Pass1')).status).toBe(200);
    expect((await change(token, 'Straße 東京 “quoted”', 'demo-Pass1')).status).toBe(200);
    expect((await change(token, 'a new one for the bridge', 'Straße 東京 “quoted”')).status).toBe(200);
    const mails = server.mail.sent.filter(({ subject }) => /password was changed/.test(subject));
    expect(mails.map(({ to }) => to)).toEqual(Array(2).fill('engineer@halcyon.example'));
    const { db } = server.services.database;
    const notices = await db.selectFrom('notices').select('kind').where('user_id', '=', userID).execute();
    expect(notices.filter(({ kind }) => kind === 'passwordReset')).toHaveLength(2);
  });

  test('slows down guesses like a sign-in', async () => {
    const { token } = await as(server, 'engineer');
    for (let i = 0; i < 5; i++)
      expect((await change(token, 'a new one for all', `guess ${i}`)).status).toBe(400);
    expect((await change(token, 'a new one for all', 'demo-Pass1')).status).toBe(429);
  });

  test('that is still to be made for the first time does not ask for what was just typed', async () => {
    const { token } = await as(server, 'newcrew');
    expect((await change(token, 'a new one for the bridge')).status).toBe(200);
    forgetSessions();
    expect((await change(token, 'another for the bridge')).status).toBe(400);
  });
});

describe('a reset link', () => {
  const ask = (email: string, resetToken = 'made-by-the-browser') =>
    server.call('POST', '/api/profile/store-token', { body: { resetToken, email } });
  const reset = (token: string) =>
    server.call('POST', `/api/profile/reset-password/${encodeURIComponent(token)}`, {
      body: { newPassword: 'a new password' },
    });

  test('works once, within an hour, and ends all sessions', async () => {
    const { token } = await as(server, 'engineer');
    await ask('engineer@halcyon.example');
    const [mail] = server.mail.sent;
    expect(mail?.to).toBe('engineer@halcyon.example');
    const link = linkToken(mail?.text ?? '');
    expect((await reset(link)).status).toBe(200);
    expect((await reset(link)).status).toBe(400);
    expect((await login('engineer', 'a new password')).status).toBe(200);
    expect((await server.call('GET', '/api/auth', { token })).status).toBe(401);
  });

  test('stops working when another one is used, and when the password is changed', async () => {
    await ask('engineer@halcyon.example', 'the first one of two');
    await ask('engineer@halcyon.example', 'the second one of two');
    const [first, second] = server.mail.sent.map(({ text }) => linkToken(text));
    expect((await reset(first ?? '')).status).toBe(200);
    expect((await reset(second ?? '')).status).toBe(400);
    await ask('engineer@halcyon.example', 'asked for before the change');
    const { token } = z.object({ token: z.string() }).parse((await login('engineer', 'a new password')).json);
    await server.call('PUT', '/api/users/change_password', {
      token,
      body: { newPassword: 'a new one for the bridge' },
      headers: confirm('a new password'),
    });
    expect((await reset(linkToken(server.mail.sent[2]?.text ?? ''))).status).toBe(400);
  });

  test('is refused after an hour', async () => {
    await ask('engineer@halcyon.example');
    server.time.stopped = new Date(Date.now() + 3_601_000);
    expect((await reset(linkToken(server.mail.sent[0]?.text ?? ''))).status).toBe(400);
  });

  test('cannot be derived from what the browser knows', async () => {
    await ask('engineer@halcyon.example', 'known-to-the-attacker');
    expect((await reset('known-to-the-attacker')).status).toBe(400);
    expect((await reset('known-to-the-attacker.')).status).toBe(400);
    expect((await reset('known-to-the-attacker.guess')).status).toBe(400);
  });

  test('is looked for and mailed after the answer: its time tells nothing about the address', async () => {
    const { db } = server.services.database;
    const stored = async () => (await db.selectFrom('reset_tokens').select('user_id').execute()).length;
    for (const [email, mails] of [
      ['engineer@halcyon.example', 1],
      ['nobody@halcyon.example', 0],
    ] as const) {
      const outgoing = new EventEmitter();
      const before = await stored();
      const body = JSON.stringify({ email, resetToken: `for ${email}` });
      const headers = { 'content-type': 'application/json' };
      const path = '/api/profile/store-token';
      expect((await server.app.request(path, { method: 'POST', headers, body }, { outgoing })).status).toBe(
        200,
      );
      expect(await stored()).toBe(before);
      server.mail.sent.length = 0;
      outgoing.emit('close');
      // The same work for both: a link is stored, and only its mail differs.
      await expect.poll(stored).toBe(before + 1);
      await expect.poll(() => server.mail.sent.length).toBe(mails);
    }
  });

  test('comes in the language that the person reads the app in', async () => {
    const { token, userID } = await as(server, 'engineer');
    const theme = await server.call('GET', `/api/themes/themedetails/${userID}`, { token });
    const { _id } = z.object({ _id: z.string() }).parse(theme.json);
    const body = { locale: 'fr', userID };
    expect((await server.call('POST', `/api/themes/locale/${_id}`, { token, body })).status).toBe(201);
    await ask('engineer@halcyon.example');
    expect(server.mail.sent[0]?.subject).toBe('Shipshape : choisissez un nouveau mot de passe');
  });

  test('gets the same answer for an unknown address, and no mail is sent', async () => {
    const known = await ask('engineer@halcyon.example');
    const unknown = await ask('nobody@halcyon.example', 'another-token');
    expect(unknown).toMatchObject({ status: known.status, json: known.json });
    expect(server.mail.sent).toHaveLength(1);
  });
});

describe('a session', () => {
  const openAfter = async (username: string, hours: number) => {
    const { token } = await as(server, username);
    // Used every day, so that it does not expire from lack of use.
    for (let day = 1; day * 24 <= hours; day++) {
      server.time.stopped = new Date(Date.now() + day * 86_400_000);
      await server.services.database.db
        .updateTable('sessions')
        .set({ last_seen_at: server.time.stopped.toISOString() })
        .execute();
    }
    server.time.stopped = new Date(Date.now() + hours * 3_600_000);
    forgetSessions();
    const { status } = await server.call('GET', '/api/auth', { token });
    server.time.stopped = undefined;
    return status === 200;
  };

  test('of crew ends after 90 days, used or not; of an office or a superadmin after 12 hours', async () => {
    expect(await openAfter('engineer', 89 * 24)).toBe(true);
    expect(await openAfter('engineer', 91 * 24)).toBe(false);
    for (const username of ['manager', 'superadmin']) {
      expect(await openAfter(username, 11)).toBe(true);
      expect(await openAfter(username, 13)).toBe(false);
    }
  });
});
