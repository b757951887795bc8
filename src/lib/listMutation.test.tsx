import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { answerOf } from '#testing/server.ts';
import { endpoint } from './endpoint.ts';
import { listMutation } from './listMutation.ts';
import { insertFirst, removeItem, replaceFields } from './listRules.ts';
import { memoryStore } from './outbox/memoryStore.ts';
import { outboxOf, startOutbox } from './outbox/outboxOf.ts';
import { prepare } from './request.ts';

const item = z.object({ _id: z.string(), name: z.string() });
type Item = z.infer<typeof item>;
const calls = {
  put: endpoint.put('/api/things/:id', { access: 'own', body: item, response: item }),
  remove: endpoint.delete('/api/things/:id', { access: 'own', response: z.object({ _id: z.string() }) }),
};
const rows: Item[] = ['a', 'b', 'c'].map((id) => ({ _id: id, name: id.toUpperCase() }));
const key = ['things', 'list', 'boat'];

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const setUp = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const outbox = startOutbox(client, { store: memoryStore(), user: () => 'me', waitMs: 60_000 });
  await outbox.setUser('me');
  client.setQueryData(key, rows);
  const names = () => (client.getQueryData<Item[]>(key) ?? []).map(({ name }) => name);
  return { client, names };
};

const rename = listMutation<Item, Item, Item>({
  name: 'things.rename',
  resource: 'things',
  call: (given) => prepare(calls.put, { params: { id: given._id }, body: given }),
  entityIds: ({ _id }) => [_id],
  optimisticAnswer: (given) => given,
  change: ({ _id, name }) => ({ rule: replaceFields<Item>(_id, { name }) }),
  confirm: (answer) => replaceFields(answer._id, answer),
});
const create = listMutation<Item, Item, Item>({
  name: 'things.create',
  resource: 'things',
  call: (given) => prepare(calls.put, { params: { id: given._id }, body: given }),
  entityIds: ({ _id }) => [_id],
  optimisticAnswer: (given) => given,
  change: (given) => ({ lists: key, rule: insertFirst(given) }),
});
const remove = listMutation<Item, string, { _id: string }>({
  name: 'things.remove',
  resource: 'things',
  call: (id) => prepare(calls.remove, { params: { id } }),
  entityIds: (id) => [id],
  optimisticAnswer: (_id) => ({ _id }),
  change: (id) => ({ rule: removeItem(id) }),
});

test("a change shows at once, and the server's row replaces it when the answer comes", async () => {
  const { client, names } = await setUp();
  const gate = Promise.withResolvers<void>();
  network.use(
    http.put('*/api/things/b', async ({ request }) => {
      await gate.promise;
      return answerOf(request, { _id: 'b', name: 'as the server has it' });
    }),
  );
  const done = new MutationObserver(client, rename).mutate({ _id: 'b', name: 'mine' });
  await expect.poll(names).toEqual(['A', 'mine', 'C']);
  gate.resolve();
  await done;
  expect(names()).toEqual(['A', 'as the server has it', 'C']);
});

test('of two removals the refused one comes back in its place, the other stays removed', async () => {
  const { client, names } = await setUp();
  const gate = Promise.withResolvers<void>();
  network.use(
    http.delete('*/api/things/a', async ({ request }) => {
      await gate.promise;
      return answerOf(request, { errors: [{ msg: 'no' }] }, 403);
    }),
    http.delete('*/api/things/b', ({ request }) => answerOf(request, { _id: 'b' })),
  );
  const first = new MutationObserver(client, remove).mutate('a');
  const second = new MutationObserver(client, remove).mutate('b');
  await expect.poll(names).toEqual(['C']);
  gate.resolve();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(names()).toEqual(['A', 'C']);
});

test("an insert goes into one list, and the item's details entry changes with it", async () => {
  const { client, names } = await setUp();
  network.use(
    http.put('*/api/things/:id', async ({ request }) => answerOf(request, item.parse(await request.json()))),
  );
  client.setQueryData(['things', 'list', 'other boat'], []);
  client.setQueryData(['things', 'details', 'b'], rows[1]);
  await new MutationObserver(client, create).mutate({ _id: 'd', name: 'D' });
  expect(names()).toEqual(['D', 'A', 'B', 'C']);
  expect(client.getQueryData(['things', 'list', 'other boat'])).toEqual([]);
  await new MutationObserver(client, rename).mutate({ _id: 'b', name: 'B2' });
  expect(client.getQueryData(['things', 'details', 'b'])).toEqual({ _id: 'b', name: 'B2' });
});

test('without an answer a write is stored and counts as done, and later writes to the same item wait behind it', async () => {
  const { client, names } = await setUp();
  const seen: string[] = [];
  let up = false;
  network.use(
    http.all('*/api/*', async ({ request }) => {
      if (!up) return HttpResponse.error();
      const name = item.safeParse(await request.json()).data?.name ?? 'several';
      seen.push(name);
      return name === 'several'
        ? answerOf(request, { errors: [{ msg: 'not whole' }] }, 400)
        : answerOf(request, { _id: 'b', name });
    }),
  );
  const say = (name: string) => new MutationObserver(client, rename).mutate({ _id: 'b', name });
  expect(await say('one')).toEqual({ _id: 'b', name: 'one' });
  expect(await say('two')).toEqual({ _id: 'b', name: 'two' });
  up = true;
  await outboxOf(client).wake();
  // A batch that is refused as a whole is sent one operation at a time.
  await expect.poll(() => seen.at(-1)).toBe('two');
  await expect.poll(() => outboxOf(client).state().waiting).toEqual([]);
  expect(seen.filter((name) => name !== 'several')).toEqual(['one', 'two']);
  expect(names()).toEqual(['A', 'two', 'C']);
});
