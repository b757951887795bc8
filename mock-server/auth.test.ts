import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

const login = (username: string, password: string) =>
  server.call('POST', '/api/auth', { body: { username, password } });
const linkToken = (text: string) => decodeURIComponent(/reset-password\/(\S+)/.exec(text)?.[1] ?? '');

describe('passwords', () => {
  test('are never stored as they are, nor are tokens', async () => {
    const { token } = await server.signIn('engineer');
    const { db } = server.services.database;
    const users = JSON.stringify(await db.selectFrom('users').selectAll().execute());
    const sessions = JSON.stringify(await db.selectFrom('sessions').selectAll().execute());
    expect(users).not.toContain('demo-Pass1');
    expect(users).toContain('argon2id$');
    expect(sessions).not.toContain(token);
  });

  test('after five wrong ones the name has to wait, known or not, and waits longer each time', async () => {
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

  test('a known and an unknown name get the same answer', async () => {
    expect((await login('engineer', 'wrong')).json).toEqual((await login('nobody', 'wrong')).json);
  });

  test("changing one's own ends the other sessions and not this one", async () => {
    const here = await server.signIn('engineer');
    const there = await server.signIn('engineer');
    const change = (newPassword: string) =>
      server.call('PUT', '/api/users/change_password', { token: here.token, body: { newPassword } });
    expect((await change('short')).status).toBe(400);
    expect((await change('demo-Pass1')).status).toBe(400);
    expect((await change('a new one for the bridge')).status).toBe(200);
    expect((await server.call('GET', '/api/auth', { token: here.token })).status).toBe(200);
    expect((await server.call('GET', '/api/auth', { token: there.token })).status).toBe(401);
    expect((await login('engineer', 'a new one for the bridge')).status).toBe(200);
  });
});

describe('a reset link', () => {
  const ask = (email: string, resetToken = 'made-by-the-browser') =>
    server.call('POST', '/api/profile/store-token', { body: { resetToken, email } });
  const reset = (token: string) =>
    server.call('POST', `/api/profile/reset-password/${encodeURIComponent(token)}`, {
      body: { newPassword: 'a new password' },
    });

  test('works once, within the hour, and ends all sessions', async () => {
    const { token } = await server.signIn('engineer');
    await ask('engineer@halcyon.example');
    const [mail] = server.mail.sent;
    expect(mail?.to).toBe('engineer@halcyon.example');
    const link = linkToken(mail?.text ?? '');
    expect((await reset(link)).status).toBe(200);
    expect((await reset(link)).status).toBe(400);
    expect((await login('engineer', 'a new password')).status).toBe(200);
    expect((await server.call('GET', '/api/auth', { token })).status).toBe(401);
  });

  test('is refused after an hour', async () => {
    await ask('engineer@halcyon.example');
    server.time.stopped = new Date(Date.now() + 3_601_000);
    expect((await reset(linkToken(server.mail.sent[0]?.text ?? ''))).status).toBe(400);
  });

  test('cannot be made of what the browser knows', async () => {
    await ask('engineer@halcyon.example', 'known-to-the-attacker');
    expect((await reset('known-to-the-attacker')).status).toBe(400);
    expect((await reset('known-to-the-attacker.')).status).toBe(400);
    expect((await reset('known-to-the-attacker.guess')).status).toBe(400);
  });

  test('is answered before its mail is out: a slow mail would tell that the address is known', async () => {
    const never = new Promise<void>(() => undefined);
    const send = vi.spyOn(server.services.mail, 'send').mockReturnValue(never);
    expect((await ask('engineer@halcyon.example')).status).toBe(200);
    expect(send).toHaveBeenCalledOnce();
  });

  test('is answered alike for an address that nobody has, and no mail goes out', async () => {
    const known = await ask('engineer@halcyon.example');
    const unknown = await ask('nobody@halcyon.example', 'another-token');
    expect(unknown).toMatchObject({ status: known.status, json: known.json });
    expect(server.mail.sent).toHaveLength(1);
  });
});
