import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/useTestApp.ts';

const server = useTestApp();

describe('a device that has signed in before', () => {
  const signIn = async (username: string, password: string, cookie = '', address = '203.0.113.7') => {
    const answer = await server.app.request(
      '/api/auth',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
        body: JSON.stringify({ username, password }),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
    return { status: answer.status, cookie: answer.headers.get('set-cookie') };
  };
  /** Signs in and returns the cookie that the device keeps. */
  const deviceOf = async (username: string) => {
    const { cookie } = await signIn(username, 'demo-Pass1');
    expect(cookie).toMatch(/^shipshape-device=[\w-]{43}; Path=\/api\/auth; .*HttpOnly; SameSite=Strict$/);
    return cookie?.split(';')[0] ?? '';
  };

  test('is not locked out by a stranger who guesses, not even at the same address', async () => {
    const device = await deviceOf('captain');
    for (let i = 0; i < 5; i++) expect((await signIn('captain', 'wrong')).status).toBe(401);
    expect((await signIn('captain', 'demo-Pass1')).status).toBe(429);
    for (let i = 0; i < 45; i++) await signIn(`nobody-${i}`, 'wrong');
    expect((await signIn('deckhand', 'demo-Pass1')).status).toBe(429);
    expect(await signIn('captain', 'demo-Pass1', device)).toEqual({ status: 200, cookie: null });
  });

  test('has a count of its own, and only for those who signed in there', async () => {
    const device = await deviceOf('captain');
    for (let i = 0; i < 5; i++) expect((await signIn('captain', 'wrong', device)).status).toBe(401);
    expect((await signIn('captain', 'demo-Pass1', device)).status).toBe(429);
    expect((await signIn('captain', 'demo-Pass1', '', '203.0.113.8')).status).toBe(200);
    for (let i = 0; i < 5; i++) expect((await signIn('engineer', 'wrong', device)).status).toBe(401);
    expect((await signIn('engineer', 'demo-Pass1', '', '203.0.113.7')).status).toBe(429);
  });

  test('is one that we know: a token that somebody made up counts for nothing, and none is stored readably', async () => {
    const made = `shipshape-device=${'x'.repeat(43)}`;
    const { cookie } = await signIn('captain', 'demo-Pass1', made);
    expect(cookie).not.toBeNull();
    expect(cookie).not.toContain('x'.repeat(43));
    const rows = await server.services.database.db.selectFrom('devices').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(/=([\w-]{43});/.exec(cookie ?? '')?.[1]);
  });
});
