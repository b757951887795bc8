import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import type { Stamped } from '../resource.ts';
import { deleteEntries } from './databases.ts';
import type { Entry } from './entries.ts';
import { entryStore } from './entryStore.ts';
import type { EntryStore } from './schema.ts';

const HASH = 'jobs';
const row = (_id: string): Stamped => ({
  _id,
  boatID: 'boat',
  rev: 1,
  createdAt: '',
  updatedAt: '',
  updatedBy: '',
});
const rowsOf = (count: number) => Array.from({ length: count }, (_, i) => row(`job-${i}`));

/** A list as the server sent it at a revision. */
const listOf = (items: readonly Stamped[], rev: number): Entry => ({
  hash: HASH,
  key: ['worklist', 'synced', 'boat'],
  updatedAt: rev,
  data: { rev, items, wholeAt: 0 },
});
const short = (hash: string): Entry => ({ hash, key: [hash, 'one', hash], updatedAt: 1, data: { of: hash } });

const device = async () => {
  const person = crypto.randomUUID();
  await deleteEntries(person);
  return { open: () => entryStore(person), person };
};

/** Everything that is stored, which is the same for a page that waits for it. */
const all = async (store: EntryStore) => {
  const { short, long } = await store.read();
  const awaited = await long(undefined, true);
  const lists = await long();
  expect(awaited).toEqual(lists);
  return [...short, ...lists];
};

const sorted = (entries: Entry[]) => entries.toSorted((a, b) => a.hash.localeCompare(b.hash));

test('A long list comes back as last written: changed, grown at the front, shortened, removed', async () => {
  const { open } = await device();
  const store = open();
  await all(store);
  const first = rowsOf(2_345);
  const changed = first.map((row, i) => (i === 1_234 ? { ...row, rev: 2 } : row));
  const grown = [row('new'), ...changed];
  const fewer = grown.filter((_, i) => i % 3 > 0);
  const states = [first, changed, grown, fewer, fewer.slice(0, 40), rowsOf(500)];
  for (const [i, items] of states.entries()) {
    await store.write([short('a'), listOf(items, i), short('b')], []);
    expect(sorted(await all(open()))).toEqual([short('a'), short('b'), listOf(items, i)]);
  }
  await store.write([], [HASH, 'a']);
  expect(await all(open())).toEqual([short('b')]);
});

test('A long list that the server sends whole is read after the first screen, its first rows before', async () => {
  const { open } = await device();
  const list = (length: number): Entry => ({
    hash: HASH,
    key: ['files', 'list', 'boat'],
    updatedAt: 1,
    data: Array.from({ length }, (_, i) => ({ _id: `photo-${i}` })),
    first: { at: '/', page: 'inventory', rows: [{ _id: 'photo-7' }] },
  });
  const store = open();
  for (const length of [900, 600, 20, 700]) {
    await store.write([list(length), short('a')], []);
    const { short: read, first, long } = await open().read();
    expect(first.map((entry) => entry.first)).toEqual([list(length).first]);
    const later = await long();
    expect(later).toEqual(length > 500 ? [list(length)] : []);
    expect(sorted([...read, ...later])).toEqual([short('a'), list(length)]);
  }
});

test("When two tabs write a list in turn, the last one's list is complete", async () => {
  const { open } = await device();
  const first = rowsOf(1_000);
  const [one, other] = [open(), open()];
  await one.write([listOf(first, 1)], []);
  await all(other);
  const changed = first.map((row, i) => (i === 5 ? { ...row, rev: 2 } : row));
  await other.write([listOf(changed, 2)], []);
  // This tab does not know about that change.
  const mine = first.map((row, i) => (i === 900 ? { ...row, rev: 3 } : row));
  await one.write([listOf(mine, 3)], []);
  expect(await all(open())).toEqual([listOf(mine, 3)]);
});

test.each([false, true])(
  'A list that another tab writes without end is read whole, awaited: %s',
  async (isAwaited) => {
    const { open } = await device();
    const writer = open();
    await writer.write([listOf(rowsOf(900), 0)], []);
    let [writing, writes] = [true, 0];
    // Each time the list is looked at, the other tab has written it since.
    const endless = (async () => {
      while (writing) {
        writes += 1;
        const items = rowsOf(900).map((each) => ({ ...each, rev: writes }));
        await writer.write([listOf(items, writes)], []);
      }
    })();
    const { long } = await open().read();
    const [entry] = await long(undefined, isAwaited);
    writing = false;
    await endless;
    const { rev } = (entry?.data ?? {}) as { rev?: number };
    const items = rowsOf(900).map((each) => ({ ...each, rev: rev || 1 }));
    expect(entry?.data).toEqual({ rev, items, wholeAt: 0 });
  },
);

test('A page that is left in the middle of a write writes everything at once', async () => {
  const { open } = await device();
  const store = open();
  await all(store);
  const slow = store.write([listOf(rowsOf(5_000), 1), short('given up')], []);
  await Promise.resolve();
  const last = rowsOf(5_000).toReversed();
  await store.write([listOf(last, 2), short('a')], [], true);
  await expect(slow).resolves.toBeUndefined();
  expect(sorted(await all(open()))).toEqual([short('a'), listOf(last, 2)]);
  await store.write([listOf(last.slice(1), 3)], []);
  expect(sorted(await all(open()))).toEqual([short('a'), listOf(last.slice(1), 3)]);
});

test('The first rows are read while a long list is still being stored', async () => {
  const { open } = await device();
  const displayed: Entry = {
    hash: 'displayed',
    key: ['worklist', 'list', 'boat'],
    updatedAt: 1,
    rev: 1,
    first: { at: '/', page: 'worklist', rows: [row('job-7')] },
  };
  const [left, next] = [open(), open()];
  await Promise.all([all(left), all(next), left.prepare()]);
  let isStored = false;
  const storing = left.write([listOf(rowsOf(20_000), 1), displayed], [], true).then(() => {
    isStored = true;
  });
  const { first, long } = await next.read();
  expect([first, isStored]).toEqual([[displayed], false]);
  const [list] = await long();
  expect(list).toEqual(listOf(rowsOf(20_000), 1));
  await storing;
});

/** The pieces that are stored for a person. */
const piecesOf = async (person: string) => {
  const db = await openDB(`shipshape-data-${person}`);
  const names = async () => (await db.getAllKeys('pieces')).map(String);
  /** Waits until some are stored. */
  const some = async () => {
    let there = await names();
    while (there.length < 5) there = await names();
    return there;
  };
  return { names, some };
};

test('What of a list is stored when the page is left is not stored again', async () => {
  const { open, person } = await device();
  const store = open();
  await all(store);
  const pieces = await piecesOf(person);
  const list = listOf(rowsOf(20_000), 1);
  const slow = store.write([list], []);
  const early = await pieces.some();
  expect(early.length).toBeLessThan(100);
  await store.write([list], [], true);
  await slow;
  expect(await all(open())).toEqual([list]);
  const now = await pieces.names();
  // The page did not know of the one that was just on its way.
  expect(early.filter((name) => !now.includes(name)).length).toBeLessThan(2);
  expect(now.length).toBeLessThan(203);
});

test('Pieces of a page that was closed are removed by the next one', async () => {
  const { open, person } = await device();
  const closed = open();
  await all(closed);
  const pieces = await piecesOf(person);
  const unfinished = closed.write([listOf(rowsOf(20_000), 1)], []).catch(() => 'closed');
  await pieces.some();
  closed.close();
  expect(await unfinished).toBe('closed');
  expect(await all(open())).toEqual([]);
  await open().write([listOf(rowsOf(150), 2)], []);
  expect(await pieces.names()).toHaveLength(2);
  expect(await all(open())).toEqual([listOf(rowsOf(150), 2)]);
});

test('A list that another tab has stored meanwhile is stored whole', async () => {
  const { open, person } = await device();
  const [slow, other] = [open(), open()];
  await Promise.all([all(slow), all(other)]);
  const pieces = await piecesOf(person);
  const storing = slow.write([listOf(rowsOf(20_000), 2)], []);
  const early = await pieces.some();
  // It removes what nothing names yet.
  await other.write([listOf(rowsOf(300), 1)], []);
  expect(await pieces.names()).not.toEqual(expect.arrayContaining(early));
  await storing;
  expect(await all(open())).toEqual([listOf(rowsOf(20_000), 2)]);
});

test('An entry that cannot be stored does not prevent the others from being stored', async () => {
  const { open } = await device();
  await open().write([short('a'), { ...short('b'), data: () => {} }, short('c')], []);
  expect(sorted(await all(open()))).toEqual([short('a'), short('c')]);
});

test('Long lists stored by the previous version are moved, and can be written further', async () => {
  const { open, person } = await device();
  const before = await openDB(`shipshape-data-${person}`, 2, {
    upgrade: (db) => {
      db.createObjectStore('queries', { keyPath: 'hash' });
      db.createObjectStore('pieces');
    },
  });
  const rows = rowsOf(150);
  const first = { at: '/', page: 'worklist', rows: [row('job-7')] };
  const head = { ...listOf([], 1), first };
  await before.put('queries', { ...head, pieces: 2, by: 'before' });
  await before.put('pieces', rows.slice(0, 100), [HASH, 0]);
  await before.put('pieces', rows.slice(100), [HASH, 1]);
  await before.put('queries', short('a'));
  before.close();
  const store = open();
  expect((await store.read()).first.map((entry) => entry.first)).toEqual([first]);
  expect(sorted(await all(store))).toEqual(sorted([{ ...listOf(rows, 1), first }, short('a')]));
  await store.write([listOf(rows.slice(1), 2)], []);
  expect(sorted(await all(open()))).toEqual(sorted([listOf(rows.slice(1), 2), short('a')]));
});

test('Entries stored by the version before can be read', async () => {
  const { open, person } = await device();
  const before = await openDB(`shipshape-data-${person}`, 1, {
    upgrade: (db) => void db.createObjectStore('queries', { keyPath: 'hash' }),
  });
  const stored = [listOf(rowsOf(300), 1), short('a')];
  for (const entry of stored) await before.put('queries', entry);
  before.close();
  const store = open();
  expect(sorted(await all(store))).toEqual(sorted(stored));
  await store.write([listOf(rowsOf(301), 2)], []);
  expect(sorted(await all(open()))).toEqual(sorted([listOf(rowsOf(301), 2), short('a')]));
});

test('A store is told when it is deleted, but not when a newer app takes it over', async () => {
  const { person } = await device();
  let deleted = 0;
  await all(entryStore(person, () => deleted++));
  await deleteEntries(person);
  expect(deleted).toBe(1);
  await all(entryStore(person, () => deleted++));
  const newer = await openDB(`shipshape-data-${person}`, 99);
  newer.close();
  expect(deleted).toBe(1);
});
