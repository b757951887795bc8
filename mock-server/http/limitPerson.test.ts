import { expect, test } from 'vitest';
import { startTestApp } from '../testing/app.ts';
import { as } from '../testing/as.ts';
import { listen } from '../testing/listen.ts';
import { useTestApp } from '../testing/useTestApp.ts';
import { callsPerMinute } from './limitPerson.ts';

const BOAT = 'boat-halcyon';
const server = useTestApp();

const setPin = async (username: string) => {
  const person = await as(server, username);
  return (app: Pick<typeof server, 'call'> = server) =>
    app.call('PUT', `/api/profile/pin/profile-${username}`, {
      token: person.token,
      headers: { 'x-confirm': 'demo-Pass1' },
      body: { masterPinCode: '2580' },
    });
};

test('a person sets a few PINs in a minute, at all processes together; others are not held up', async () => {
  server.time.stopped = new Date('2026-06-18T07:42:00.000Z');
  const other = await startTestApp(async () => server.services.database);
  other.time.stopped = server.time.stopped;
  const set = await setPin('chef');
  const answers = [];
  for (let n = 0; n < callsPerMinute.hash + 2; n++) answers.push(await set(n % 2 ? other : server));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: callsPerMinute.hash }, () => 200),
    429,
    429,
  ]);
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('60');
  expect((await (await setPin('deckhand'))()).status).toBe(200);
  server.time.stopped = new Date('2026-06-18T07:43:00.000Z');
  expect((await set()).status).toBe(200);
});

test('a week of waiting changes meets no limit', async () => {
  server.time.stopped = new Date('2026-06-18T07:42:00.000Z');
  const captain = await as(server, 'captain');
  for (let batch = 0; batch < 5; batch++) {
    const operations = Array.from({ length: 100 }, (_, n) => ({
      opId: `op-${batch}-${n}`,
      method: 'POST',
      path: '/api/guests',
      body: { _id: `guest-of-test-${batch}-${n}`, boatID: BOAT, firstName: 'Ada', lastName: `${n}` },
      about: [`guest-of-test-${batch}-${n}`],
    }));
    const { status, json } = await captain.call('POST', '/api/batch', { operations });
    expect(status).toBe(200);
    const { outcomes } = Object(json);
    expect(outcomes.filter(({ status: each }: { status: number }) => each !== 201)).toEqual([]);
  }
});

test('a session holds six streams of events', async () => {
  const { token } = await as(server, 'captain');
  const again = await as(server, 'captain');
  const streams = [];
  for (let n = 0; n < 6; n++) streams.push(await listen(server, token, BOAT));
  const open = () => server.app.request(`/api/events?boatID=${BOAT}`, { headers: { 'x-auth-token': token } });
  expect((await open()).status).toBe(429);
  streams.push(await listen(server, again.token, BOAT));
  await streams[0]?.leave();
  streams.push(await listen(server, token, BOAT));
  for (const stream of streams.slice(1)) await stream.leave();
});
