import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listMutation } from './listMutation.ts';
import { insertFirst, removeItem, replaceFields } from './listRules.ts';

type Item = { _id: string; name: string };
const rows: Item[] = ['a', 'b', 'c'].map((id) => ({ _id: id, name: id.toUpperCase() }));
const key = ['things', 'list', 'boat'];

const setUp = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(key, rows);
  const names = () => (client.getQueryData<Item[]>(key) ?? []).map((item) => item.name);
  return { client, names };
};

const remove = (send: (id: string) => Promise<unknown>) =>
  listMutation<Item, string, unknown>({
    resource: 'things',
    send,
    change: (id) => ({ rule: removeItem(id) }),
  });

test('a change shows at once and stays when the server agrees', async () => {
  const { client, names } = setUp();
  const gate = Promise.withResolvers<Item>();
  const rename = listMutation<Item, string, Item>({
    resource: 'things',
    send: () => gate.promise,
    change: (name) => ({ rule: replaceFields<Item>('b', { name }) }),
    confirm: (item) => replaceFields(item._id, item),
  });
  const done = new MutationObserver(client, rename).mutate('mine');
  await expect.poll(names).toEqual(['A', 'mine', 'C']);
  gate.resolve({ _id: 'b', name: 'as the server has it' });
  await done;
  expect(names()).toEqual(['A', 'as the server has it', 'C']);
});

test('of two removals the failed one comes back, the other stays away', async () => {
  const { client, names } = setUp();
  const slow = Promise.withResolvers<unknown>();
  const first = new MutationObserver(client, { ...remove(() => slow.promise), scope: { id: 'one' } }).mutate(
    'a',
  );
  const second = new MutationObserver(client, { ...remove(async () => ({})), scope: { id: 'two' } }).mutate(
    'b',
  );
  await second;
  expect(names()).toEqual(['C']);
  slow.reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  expect(names()).toEqual(['A', 'C']);
});

test('an insert aims at one list, and the details entry of an item changes with it', async () => {
  const { client, names } = setUp();
  client.setQueryData(['things', 'list', 'other boat'], []);
  client.setQueryData(['things', 'details', 'b'], rows[1]);
  const create = listMutation<Item, Item, Item>({
    resource: 'things',
    send: async (item) => item,
    change: (item) => ({ lists: key, rule: insertFirst(item) }),
  });
  await new MutationObserver(client, create).mutate({ _id: 'd', name: 'D' });
  expect(names()).toEqual(['D', 'A', 'B', 'C']);
  expect(client.getQueryData(['things', 'list', 'other boat'])).toEqual([]);
  const rename = listMutation<Item, string, Item>({
    resource: 'things',
    send: async (name) => ({ _id: 'b', name }),
    change: (name) => ({ rule: replaceFields<Item>('b', { name }) }),
  });
  await new MutationObserver(client, rename).mutate('B2');
  expect(client.getQueryData(['things', 'details', 'b'])).toEqual({ _id: 'b', name: 'B2' });
});
