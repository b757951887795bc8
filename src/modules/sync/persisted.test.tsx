import { hashKey, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { ApiError } from '#lib/apiError.ts';
import type { Entry } from '#lib/persist/entries.ts';
import { persistQueries } from '#lib/persist/persist.ts';
import type { EntryStore } from '#lib/persist/schema.ts';
import { noteSynced, readSynced } from '#lib/synced.ts';

const DAY_MS = 86_400_000;
const LIST = ['worklist', 'list', 'boat'];
type Row = { _id: string; rev: number; name: string };
const row = (_id: string, rev: number, name = _id): Row => ({ _id, rev, name });

/** What a store reads; the lists of these tests are short. */
const stored = (short: Entry[]) => ({ short, first: [], long: async () => [] });

/** A device's storage: it copies what is written, as IndexedDB does. */
const device = () => {
  const entries = new Map<string, Entry>();
  const state = { full: false, hangs: false };
  const store: EntryStore = {
    read: () =>
      state.hangs ? new Promise(() => {}) : Promise.resolve(stored(structuredClone([...entries.values()]))),
    prepare: async () => {},
    write: async (puts, removed) => {
      if (state.full) throw new DOMException('No room', 'QuotaExceededError');
      for (const put of structuredClone(puts)) entries.set(put.hash, put);
      for (const hash of removed) entries.delete(hash);
    },
    close: () => {},
  };
  const open = async (): Promise<QueryClient> => {
    const client = createQueryClient();
    await persistQueries(client, () => store).start('someone');
    await vi.dynamicImportSettled();
    return client;
  };
  return { entries, state, store, open };
};

const ask = (client: QueryClient, queryKey: readonly unknown[], answer: () => unknown, keep?: false) =>
  client.fetchQuery({
    queryKey,
    queryFn: async () => answer(),
    staleTime: 0,
    retry: false,
    ...(keep === false ? { meta: { keep } } : {}),
  });

/** A list as the server sent it at a revision, displayed with local changes. */
const sync = (client: QueryClient, items: Row[], rev: number, visible: readonly Row[] = items) =>
  ask(client, LIST, () => noteSynced(visible, { items, rev, wholeAt: Date.now() }));

const written = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('Data that arrives while the storage is being opened is stored too, and stored data is not written again', async () => {
  const { open, entries, store } = device();
  const before = await open();
  await ask(before, ['vessel', 'mine'], () => ['Halcyon']);
  await written();
  const client = createQueryClient();
  const opening = persistQueries(client, () => store).start('someone');
  client.setQueryData(['auth', 'me'], { name: 'Tom' });
  await opening;
  const writes = vi.spyOn(store, 'write');
  await written();
  expect([...entries.values()].map(({ key }) => key[0])).toEqual(['vessel', 'auth']);
  expect(writes.mock.calls.map(([puts]) => puts.map(({ key }) => key[0]))).toEqual([['auth']]);
});

test('Fetched data is there when the app is opened again, with its age, and is refetched', async () => {
  const { open } = device();
  const before = await open();
  await ask(before, ['vessel', 'mine'], () => ['Halcyon']);
  const at = Date.now();
  await written();
  vi.setSystemTime(at + 3 * DAY_MS);
  const client = await open();
  const state = client.getQueryState(['vessel', 'mine']);
  expect(state?.data).toEqual(['Halcyon']);
  expect(state?.dataUpdatedAt).toBe(at);
  expect(state?.isInvalidated).toBe(true);
});

test('Queries that opt out, failed or left the cache are not stored', async () => {
  const { entries, open } = device();
  const before = await open();
  await ask(before, ['history', 'someone'], () => ['secret'], false);
  await ask(before, ['vessel', 'mine'], () => Promise.reject(new Error('no'))).catch(() => undefined);
  await ask(before, ['notices'], () => ['gone']);
  await ask(before, ['people'], () => ['old']);
  await written();
  expect([...entries.values()].map(({ key }) => key[0])).toEqual(['notices', 'people']);
  before.removeQueries({ queryKey: ['notices'] });
  await written();
});

test('A voyage of 90 days and a clock that jumps delete nothing; beyond 5,000 entries the oldest go, but no list', async () => {
  const { entries, open } = device();
  const before = await open();
  await sync(before, [row('a', 1)], 1);
  await ask(before, ['people'], () => ['Tom']);
  await written();
  for (const days of [90, 3650, -400]) {
    vi.setSystemTime(Date.now() + days * DAY_MS);
    const client = await open();
    expect(client.getQueryData(['people'])).toEqual(['Tom']);
    expect(client.getQueryData(LIST)).toEqual([row('a', 1)]);
  }
  for (let n = 0; n < 5000; n++) {
    const key = ['job', `${n}`];
    const hash = hashKey(key);
    entries.set(hash, { hash, key, updatedAt: n + 1, data: n });
  }
  const client = await open();
  expect(client.getQueryData(['job', '2'])).toBeUndefined();
  expect(client.getQueryData(['job', '3'])).toBe(3);
  expect(client.getQueryData(LIST)).toEqual([row('a', 1)]);
  await written();
  expect(entries.size).toBe(5000);
});

test('Data that the user may no longer see leaves the device; a lost connection removes nothing', async () => {
  const { entries, open } = device();
  const client = await open();
  await ask(client, ['job'], () => 'there');
  await ask(client, ['other'], () => 'there');
  await ask(client, ['job'], () => Promise.reject(new ApiError(403, [{ msg: 'No' }]))).catch(() => undefined);
  await ask(client, ['other'], () => Promise.reject(new Error('cut'))).catch(() => undefined);
  await written();
  expect([...entries.values()].map(({ key }) => key[0])).toEqual(['other']);
});

test('A list comes back as displayed, with the server’s own list and its revision beside it', async () => {
  const { entries, open } = device();
  const before = await open();
  await sync(before, [row('a', 1), row('b', 2), row('c', 3)], 3);
  await written();
  before.setQueryData(LIST, [row('new', 0), row('a', 1), row('b', 2, 'changed here')]);
  await written();
  const client = await open();
  expect(client.getQueryData(LIST)).toEqual([row('new', 0), row('a', 1), row('b', 2, 'changed here')]);
  expect(readSynced(client, LIST)).toMatchObject({ rev: 3, items: [row('a', 1), row('b', 2), row('c', 3)] });
  const stored = [...entries.values()].find(({ key }) => key[1] === 'list');
  expect(stored?.own).toHaveLength(2);
});

test('A list of another revision than the server’s own beside it (two tabs) is shown as on the server', async () => {
  const { entries, open } = device();
  const one = await open();
  const other = await open();
  await sync(one, [row('a', 1)], 1);
  await written();
  one.setQueryData(LIST, [row('a', 1, 'changed here')]);
  await written();
  const older = [...entries.values()].find(({ key }) => key[1] === 'list');
  await sync(other, [row('a', 5), row('b', 6)], 6);
  await written();
  if (older) entries.set(older.hash, older);
  expect((await open()).getQueryData(LIST)).toEqual([row('a', 5), row('b', 6)]);
});

test('A list without local changes is stored once', async () => {
  const { entries, open } = device();
  const client = await open();
  await sync(client, [row('a', 1)], 1);
  await sync(client, [row('a', 1), row('b', 2)], 2);
  await written();
  const list = [...entries.values()].find(({ key }) => key[1] === 'list');
  expect(list).toMatchObject({ rev: 2 });
  expect([list?.data, list?.ids, list?.own]).toEqual([undefined, undefined, undefined]);
  expect((await open()).getQueryData(LIST)).toEqual([row('a', 1), row('b', 2)]);
});

test('A device without storage, and one whose storage hangs, have a working app', async () => {
  const full = device();
  full.state.full = true;
  const client = await full.open();
  await ask(client, ['people'], () => ['all']);
  await written();
  expect(client.getQueryData(['people'])).toEqual(['all']);
  const hanging = device();
  hanging.state.hangs = true;
  const opened = hanging.open();
  await vi.advanceTimersByTimeAsync(2000);
  await ask(await opened, ['people'], () => ['all']);
});

test('Data already in memory is not replaced by stored data', async () => {
  const { entries, open } = device();
  const before = await open();
  await ask(before, ['people'], () => ['then']);
  await written();
  const client = createQueryClient();
  const gate = Promise.withResolvers<Entry[]>();
  const store: EntryStore = {
    read: async () => stored(await gate.promise),
    prepare: async () => {},
    write: async () => {},
    close: () => {},
  };
  const starting = persistQueries(client, () => store).start('someone');
  await vi.advanceTimersByTimeAsync(2000);
  await starting;
  await ask(client, ['people'], () => ['now']);
  gate.resolve([...entries.values()]);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(['people'])).toEqual(['now']);
});

test('Leaving the page writes at once', async () => {
  const { entries, open } = device();
  const client = await open();
  await ask(client, ['people'], () => ['all']);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(entries.size).toBe(1);
});

test('Storage that is deleted while the app is open gets everything again; after a sign-out it stays empty', async () => {
  const { entries, store } = device();
  const client = createQueryClient();
  let deleted = () => {};
  const persistence = persistQueries(client, (_userID, onDeleted) => {
    deleted = () => {
      entries.clear();
      onDeleted();
    };
    return store;
  });
  await persistence.start('someone');
  await ask(client, ['vessel', 'mine'], () => ['Halcyon']);
  await written();
  expect(entries.size).toBe(1);
  deleted();
  await vi.advanceTimersByTimeAsync(5000);
  expect([...entries.values()].map(({ key }) => key[0])).toEqual(['vessel']);
  deleted();
  void persistence.forget('someone');
  await vi.advanceTimersByTimeAsync(5000);
  expect(entries.size).toBe(0);
});
