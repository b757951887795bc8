import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardedStore } from './guardedStore.ts';
import { idbStore } from './idbStore.ts';
import { memoryStore } from './memoryStore.ts';
import type { NewOperation, OperationStore } from './operation.ts';

const NAME = 'shipshape-outbox';
const me = 'user-engineer';

const operation = (opId: string): NewOperation => ({
  opId,
  userID: me,
  write: 'worklist.update',
  schema: 3,
  variables: { text: opId },
  call: { method: 'PUT', path: `/api/worklist/${opId}`, body: { text: opId } },
  about: [opId],
  effect: { resource: 'worklist', changed: {}, removed: [], names: [] },
  madeAt: 1,
  wire: 1,
});

/** The events that the page gets when it is about to be closed. */
const asksBeforeClosing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

const real = indexedDB;
beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget());
  await deleteDB(NAME);
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.indexedDB = real;
});

/** A device with storage that works until `fails` says otherwise. */
const device = (kept: OperationStore = idbStore()) => {
  const said: boolean[] = [];
  const store = guardedStore(kept, (keeps) => said.push(keeps));
  const ids = async (of = store) => (await of.all(me)).map(({ opId }) => opId);
  return { store, said, ids };
};

test('where storage is forbidden, changes are in memory in their order, the user is told, and closing asks', async () => {
  globalThis.indexedDB = Object.assign(Object.create(real), {
    open: () => {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  });
  const { store, said, ids } = device();
  expect(await ids()).toEqual([]);
  expect(asksBeforeClosing()).toBe(false);
  const first = await store.add(operation('a'));
  await store.add(operation('b'));
  expect(await store.add(operation('a'))).toEqual(first);
  expect(await ids()).toEqual(['a', 'b']);
  expect(said).toContain(false);
  expect(said).not.toContain(true);
  expect(asksBeforeClosing()).toBe(true);
  await store.put({ ...first, state: 'attention' });
  expect((await store.all(me))[0]?.state).toBe('attention');
  await store.remove((await store.all(me)).map(({ seq }) => seq));
  expect(await ids()).toEqual([]);
  expect(asksBeforeClosing()).toBe(false);
});

test('an operation that is stored twice is there once, in its first place', async () => {
  const kept = idbStore();
  expect(await kept.all(me)).toEqual([]);
  const first = await kept.add(operation('a'));
  await kept.add(operation('b'));
  expect(await kept.add(operation('a'))).toEqual(first);
  expect((await kept.all(me)).map(({ opId }) => opId)).toEqual(['a', 'b']);
});

test('storage that is slow with two hundred changes at once is not given up', async () => {
  vi.useFakeTimers();
  try {
    const inner = memoryStore();
    let last = Promise.resolve();
    const slowly = <T>(work: () => Promise<T>): Promise<T> => {
      last = last.then(() => new Promise((resolve) => setTimeout(resolve, 150)));
      return last.then(work);
    };
    const kept: OperationStore = {
      all: (user) => slowly(() => inner.all(user)),
      add: (each) => slowly(() => inner.add(each)),
      put: (each) => slowly(() => inner.put(each)),
      remove: (seqs, left) => slowly(() => inner.remove(seqs, left)),
    };
    const { store, said } = device(kept);
    const names = Array.from({ length: 200 }, (_, index) => `file-${index}`);
    const added = Promise.all(names.map((name) => store.add(operation(name))));
    await vi.runAllTimersAsync();
    await added;
    expect(said).toEqual([]);
    expect((await inner.all(me)).map(({ opId }) => opId)).toEqual(names);
  } finally {
    vi.useRealTimers();
  }
});

test('storage that never answers is given up after some seconds; when it answers again, it gets what waits', async () => {
  vi.useFakeTimers();
  try {
    let hangs = true;
    const inner = memoryStore();
    const never = new Promise<never>(() => {});
    const kept: OperationStore = {
      all: (user) => (hangs ? never : inner.all(user)),
      add: (each) => (hangs ? never : inner.add(each)),
      put: (each) => (hangs ? never : inner.put(each)),
      remove: (seqs, left) => (hangs ? never : inner.remove(seqs, left)),
    };
    const { store, said, ids } = device(kept);
    const adding = store.add(operation('a'));
    await vi.advanceTimersByTimeAsync(6000);
    await vi.waitFor(() => expect(said).toEqual([false]));
    const added = await adding;
    expect(await ids()).toEqual(['a']);
    hangs = false;
    await vi.advanceTimersByTimeAsync(120_000);
    await ids();
    await vi.waitFor(async () => expect(await inner.all(me)).toHaveLength(1));
    expect(said.at(-1)).toBe(true);
    expect(asksBeforeClosing()).toBe(false);
    // Whoever still knows its place in memory means the same operation.
    await store.remove([added.seq]);
    expect(await inner.all(me)).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('storage that is emptied while the app is open gets everything again, and no removed operation comes back', async () => {
  const { store, ids } = device();
  for (const opId of ['a', 'b', 'c']) await store.add(operation(opId));
  const [, b] = await store.all(me);
  if (!b) throw new Error('b is missing');
  await store.put({ ...b, state: 'attention', attempts: 2 });
  const [a] = await store.all(me);
  if (!a) throw new Error('a is missing');
  await store.remove([a.seq]);
  await deleteDB(NAME);
  await store.add(operation('d'));
  expect(await ids()).toEqual(['b', 'c', 'd']);
  const anew = await idbStore().all(me);
  expect(anew.map(({ opId, state, attempts }) => [opId, state, attempts])).toEqual([
    ['b', 'attention', 2],
    ['c', 'waiting', 0],
    ['d', 'waiting', 0],
  ]);
  // The places of the emptied storage are not used again: a late answer removes what it is about.
  expect(anew.map(({ seq }) => seq)).not.toContain(b.seq);
  await store.remove([b.seq]);
  expect((await idbStore().all(me)).map(({ opId }) => opId)).toEqual(['c', 'd']);
});

test('what is left of a bulk change when storage is emptied stays behind what was there before it', async () => {
  const { store, ids } = device();
  for (const opId of ['a', 'b', 'c']) await store.add(operation(opId));
  const [, b] = await store.all(me);
  if (!b) throw new Error('b is missing');
  await deleteDB(NAME);
  await store.remove([b.seq], [{ ...b, opId: 'b-left', seq: b.seq + 0.5 }]);
  expect(await ids()).toEqual(['a', 'b-left', 'c']);
  expect((await idbStore().all(me)).map(({ opId }) => opId)).toEqual(['a', 'b-left', 'c']);
});

test('rows that are wiped without deleting the database are missed too', async () => {
  const { store, ids } = device();
  await ids();
  await store.add(operation('a'));
  const other = await openDB(NAME);
  await other.clear('operations');
  other.close();
  expect(await ids()).toEqual(['a']);
  expect((await idbStore().all(me)).map(({ opId }) => opId)).toEqual(['a']);
});

test('what another tab has sent or discarded does not come back', async () => {
  const { store, ids } = device();
  const [{ seq }] = [await store.add(operation('a')), await store.add(operation('b'))];
  expect(await ids()).toEqual(['a', 'b']);
  await idbStore().remove([seq]);
  expect(await ids()).toEqual(['b']);
});

test('after a newer app has upgraded the database in another tab, this one goes on with it', async () => {
  let closed = 0;
  const { store, said, ids } = device(idbStore(() => closed++));
  await store.add(operation('a'));
  const newer = await openDB(NAME, 2, { upgrade: (db) => void db.createObjectStore('more') });
  expect(closed).toBe(1);
  await store.add(operation('b'));
  expect(await ids()).toEqual(['a', 'b']);
  expect(await newer.count('operations')).toBeGreaterThanOrEqual(2);
  expect(said).not.toContain(false);
  newer.close();
});

test('full storage keeps the change in memory, and stores it when there is room', async () => {
  const full = true;
  const inner = memoryStore();
  const { store, said, ids } = device({
    ...inner,
    add: async (each) => {
      if (full) throw new DOMException('No room', 'QuotaExceededError');
      return inner.add(each);
    },
  });
  await store.add(operation('a'));
  expect(await ids()).toEqual(['a']);
  expect(said).toContain(false);
  expect(asksBeforeClosing()).toBe(true);
});

test('what was there when storage was emptied stays, also if several ask at once', async () => {
  const { store, ids } = device();
  await store.add(operation('a'));
  await store.add(operation('b'));
  await deleteDB(NAME);
  // Storage tells only the first of them.
  expect(await Promise.all([ids(), ids(), ids()])).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(await device().ids()).toEqual(['a', 'b']);
});
