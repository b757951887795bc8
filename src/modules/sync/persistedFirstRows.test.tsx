import { hashKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { firstRows, listsRead, setFirstRows } from '#lib/firstRows.ts';
import type { Entry } from '#lib/persist/entries.ts';
import { persistQueries } from '#lib/persist/persist.ts';
import type { EntryStore } from '#lib/persist/schema.ts';
import type { Stamped } from '#lib/resource.ts';

const LIST = ['worklist', 'list', 'boat'];
const row = (_id: string, rev: number) => ({ _id, rev, name: _id });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('The first rows of the page being opened come before the lists, and a list is asked for only after those', async () => {
  const rows = [row('a', 1), row('b', 2), row('c', 3)];
  const synced = ['worklist', 'synced', 'boat'];
  const head = { hash: hashKey(LIST), key: LIST, updatedAt: 1, rev: 3 };
  const short = (at: string): Entry[] => [
    // A stamped row has more fields, which nothing here looks at.
    { ...head, first: { at, page: 'worklist', rows: rows.slice(1, 2) as object as Stamped[] } },
  ];
  const long: Entry = {
    hash: hashKey(synced),
    key: synced,
    updatedAt: 1,
    data: { rev: 3, items: rows, wholeAt: 0 },
  };
  const read = Promise.withResolvers<void>();
  const readLong = vi.fn(() => read.promise.then(() => [long]));
  const storeAt = (at: string): EntryStore => ({
    read: async () => ({ short: short(at), first: short(at), long: readLong }),
    prepare: async () => {},
    write: async () => {},
    close: () => {},
  });
  const client = createQueryClient();
  await persistQueries(client, () => storeAt(location.pathname)).start('someone');
  expect(client.getQueryData(LIST)).toBeUndefined();
  expect(client.getQueryData([...LIST, 'worklist'])).toEqual([row('b', 2)]);
  let asked = false;
  void listsRead().then(() => {
    asked = true;
  });
  // Reading a long list delays the page, so that it waits until the page shows the first rows.
  await vi.advanceTimersByTimeAsync(1000);
  expect(readLong).not.toHaveBeenCalled();
  const leave = new QueryObserver(client, firstRows(LIST, 'worklist')).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(100);
  expect(readLong).toHaveBeenCalledOnce();
  leave();
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toBe(false);
  // Any other page waits until its lists are there.
  let shown = false;
  const elsewhere = createQueryClient();
  void persistQueries(elsewhere, () => storeAt('/elsewhere'))
    .start('someone')
    .then(() => {
      shown = true;
    });
  await vi.advanceTimersByTimeAsync(500);
  expect(shown).toBe(false);
  read.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, shown]).toEqual([true, true]);
  for (const each of [client, elsewhere]) expect(each.getQueryData(LIST)).toEqual(rows);
});

test('A page that is left before its list has come stores the first rows that it shows, until the list is there or gone', async () => {
  vi.useRealTimers();
  const client = createQueryClient();
  const writes: unknown[] = [];
  const { promise: prepared, resolve } = Promise.withResolvers<void>();
  const store: EntryStore = {
    read: async () => ({ short: [], first: [], long: async () => [] }),
    prepare: async () => resolve(),
    write: async (entries, removed) => void writes.push([entries, removed]),
    close: () => {},
  };
  const { start, forget } = persistQueries(client, () => store);
  await start('someone');
  await prepared;
  const key = ['worklist', 'list', 'other boat'];
  const rows = [{ _id: 'a' }, { _id: 'b' }];
  const leave = async () => {
    writes.length = 0;
    window.dispatchEvent(new Event('pagehide'));
    return writes[0];
  };
  const stop = new QueryObserver(client, firstRows(key, 'worklist')).subscribe(() => {});
  setFirstRows(client, key, 'worklist', rows);
  const head = { hash: hashKey(key), key, updatedAt: expect.any(Number) };
  const first = { page: 'worklist', at: '/', rows };
  expect(await vi.waitUntil(leave)).toEqual([[{ ...head, first }], []]);
  const data = [{ _id: 'c' }, { _id: 'b' }];
  client.setQueryData(key, data);
  expect(await leave()).toEqual([[{ ...head, data, first: { ...first, rows: [{ _id: 'b' }] } }], []]);
  client.removeQueries({ queryKey: key, exact: true });
  expect(await leave()).toEqual([[], [hashKey(key)]]);
  stop();
  await forget('someone');
});
