import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { sessionSchema } from '#modules/account/contract.ts';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const server = useTestApp();

const list = z.array(sessionSchema);

test('users see where they are signed in, and nothing that opens a session', async () => {
  const here = await as(server, 'engineer');
  const there = await as(server, 'engineer');
  await as(server, 'captain');
  const mine = await here.ok(list, 'GET', '/api/auth/sessions');
  expect(mine.map(({ current }) => current).sort()).toEqual([false, true]);
  const { rows } = {
    rows: await server.services.database.db.selectFrom('sessions').select('token_hash').execute(),
  };
  const text = JSON.stringify(mine);
  for (const { token_hash } of rows) expect(text).not.toContain(token_hash);
  expect(text).not.toContain(here.token);
  expect(text).not.toContain(there.token);
});

test('users end one of them, or all but the current one; the next call there is refused', async () => {
  const [here, phone, tablet] = [
    await as(server, 'engineer'),
    await as(server, 'engineer'),
    await as(server, 'engineer'),
  ];
  const other = (await phone.ok(list, 'GET', '/api/auth/sessions')).find(({ current }) => current);
  expect(await here.status('DELETE', `/api/auth/sessions/${other?._id}`)).toBe(200);
  expect(await phone.status('GET', '/api/auth')).toBe(401);
  expect(await tablet.status('GET', '/api/auth')).toBe(200);
  expect((await here.call('DELETE', '/api/auth/sessions')).json).toEqual({ ended: 1 });
  expect(await tablet.status('GET', '/api/auth')).toBe(401);
  expect(await here.status('GET', '/api/auth')).toBe(200);
});

test("nobody can end somebody else's session", async () => {
  const engineer = await as(server, 'engineer');
  const captain = await as(server, 'captain');
  const [mine] = await engineer.ok(list, 'GET', '/api/auth/sessions');
  expect(await captain.status('DELETE', `/api/auth/sessions/${mine?._id}`)).toBe(404);
  expect(await engineer.status('GET', '/api/auth')).toBe(200);
});

test('a session that has lived its time is not in the list', async () => {
  const old = await as(server, 'manager');
  await server.services.database.db
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 13 * 3_600_000).toISOString() })
    .where('user_id', '=', old.userID)
    .execute();
  const now = await as(server, 'manager');
  const live = await now.ok(list, 'GET', '/api/auth/sessions');
  expect(live.map(({ current }) => current)).toEqual([true]);
});

test('a sign-out clears what the browser itself keeps of pictures, and not what opens the app without a link', async () => {
  const here = await as(server, 'engineer');
  const answer = await here.call('DELETE', '/api/auth');
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
});

test('a device ends sessions by the hash of their token, without one of its own; a guess ends nothing', async () => {
  const [here, there] = [await as(server, 'engineer'), await as(server, 'engineer')];
  const end = (sessions: string[]) => server.call('POST', '/api/auth/ended', { body: { sessions } });
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(await end([sha(here.token)])).toMatchObject({ status: 200, json: { ended: true } });
  expect(await here.status('GET', '/api/auth')).toBe(401);
  expect(await there.status('GET', '/api/auth')).toBe(200);
  expect(await end([sha('nobody')])).toMatchObject({ status: 200, json: { ended: true } });
  expect((await end([there.token])).status).toBe(400);
  expect((await end([])).status).toBe(400);
});

test('who manages an account signs it out everywhere, and the log says who; a colleague may not', async () => {
  const captain = await as(server, 'captain');
  const [tablet, phone] = [await as(server, 'engineer'), await as(server, 'engineer')];
  const address = `/api/users/sessions/${tablet.userID}`;
  expect(await tablet.status('DELETE', address)).toBe(403);
  expect(await (await as(server, 'deckhand')).status('DELETE', address)).toBe(403);
  expect(await captain.status('DELETE', `/api/users/sessions/${captain.userID}`)).toBe(403);
  expect(await phone.status('GET', '/api/auth')).toBe(200);
  expect((await captain.call('DELETE', address)).json).toEqual({ ended: 2 });
  expect(await tablet.status('GET', '/api/auth')).toBe(401);
  expect(await phone.status('GET', '/api/auth')).toBe(401);
  expect(await captain.status('GET', '/api/auth')).toBe(200);
  expect(server.logged).toContainEqual(
    expect.objectContaining({ event: 'signed out by another', user: tablet.userID, by: captain.userID }),
  );
});
