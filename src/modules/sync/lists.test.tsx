import { http } from 'msw';
import { expect, test } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { configureRequests } from '#lib/request.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { startSession, useAuth } from '#stores/auth.ts';
import { withRealServer } from '#testing/renderApp.tsx';
import { answerOf, network, testServer } from '#testing/server.ts';

withRealServer();

const BOAT = 'boat-halcyon';
const options = equipmentQueries.list(BOAT);

/** A device with the list, and another user on the server. */
const start = async () => {
  const server = await testServer();
  const { token, userID } = await server.signIn('captain');
  startSession(token, userID);
  configureRequests({
    token: () => useAuth.getState().token,
    language: () => 'en',
    onUnauthorized: () => {},
  });
  const client = createQueryClient();
  const asked: string[] = [];
  network.events.removeAllListeners();
  network.events.on('request:start', ({ request }) => asked.push(new URL(request.url).search));
  const fetch = () => client.fetchQuery({ ...options, staleTime: 0 });
  const call = async (method: string, path: string, body?: object) => {
    const answer = await server.call(method, `/api/equipmentgroups${path}`, {
      token,
      ...(body ? { body } : {}),
    });
    expect(answer.status).toBeLessThan(300);
    return Object(answer.json);
  };
  const first = await fetch();
  return { client, asked, fetch, call, first };
};

test('After the first time only changes are fetched, and the list equals the server’s', async () => {
  const { client, asked, fetch, call, first } = await start();
  const [a, b, c] = first;
  if (!a || !b || !c) throw new Error('The demo boat has equipment');
  await call('PUT', `/${b._id}`, { name: 'Renamed', rev: b.rev });
  const made = await call('POST', '', { _id: 'new-1', boatID: BOAT, name: 'Anchor ball' });
  const leaf = first.findLast(({ _id }) => first.every(({ parentID }) => parentID !== _id));
  await call('DELETE', `/${leaf?._id}`);
  const next = await fetch();
  expect(asked[0]).toBe('?first=50');
  expect(asked[1]).toMatch(/^\?since=\d+$/);
  expect(next[0]?._id).toBe(made._id);
  expect(next[2]?.name).toBe('Renamed');
  expect(next.some(({ _id }) => _id === leaf?._id)).toBe(false);
  expect(next[1]).toBe(a);
  const whole = await createQueryClient().fetchQuery(options);
  expect(next).toEqual(whole);
  const { length } = asked;
  const visible = client.getQueryData(options.queryKey);
  await fetch();
  expect(client.getQueryData(options.queryKey)).toBe(visible);
  expect(asked.slice(length)).toEqual([expect.stringMatching(/^\?since=/)]);
});

test('A row whose own answer came first stays, and so does one created meanwhile', async () => {
  const { client, fetch, call, first } = await start();
  const [a] = first;
  if (!a) throw new Error('The demo boat has equipment');
  // Both came in answers to local writes, after the server had built the list that is under way.
  // Far above the server's, which jump by a million when a backup is restored, as another test's may.
  const mine = { ...a, name: 'Mine', rev: a.rev + 10 ** 12 };
  const made = { ...a, _id: 'made-here', rev: a.rev + 10 ** 12 + 1 };
  client.setQueryData(options.queryKey, [made, mine, ...first.slice(1)]);
  await call('PUT', `/${a._id}`, { name: 'Before mine', rev: a.rev });
  const next = await fetch();
  expect(next[0]).toEqual(made);
  expect(next[1]).toEqual(mine);
  expect(next).toHaveLength(first.length + 1);
});

test('An optimistic row without a write disappears with the next answer, although the server does not mention it', async () => {
  const { client, fetch, first } = await start();
  const [a] = first;
  if (!a) throw new Error('The demo boat has equipment');
  client.setQueryData(options.queryKey, [{ ...a, name: 'Refused' }, ...first.slice(2)]);
  expect(await fetch()).toEqual(first);
});

test.each([400, 404, 410])(
  'If the server cannot list the changes (%i), the whole list is fetched',
  async (status) => {
    const { asked, fetch, call, first } = await start();
    network.use(
      http.get('*/api/equipmentgroups/boat/:id', ({ request }) =>
        new URL(request.url).searchParams.has('since')
          ? answerOf(request, { errors: [{ msg: 'Too long ago' }] }, status)
          : undefined,
      ),
    );
    await call('POST', '', { _id: 'new-1', boatID: BOAT, name: 'Anchor ball' });
    expect(await fetch()).toHaveLength(first.length + 1);
    expect(asked).toEqual(['?first=50', expect.stringMatching(/^\?since=/), '']);
  },
);
