import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { Emptied, type Operation, type OperationStore } from './operation.ts';
import { upgraded } from './upgrade.ts';

const NAME = 'shipshape-outbox';
const VERSION = 1;

/**
 * The record whose key says which storage this is: one that was emptied has another or none. Keys of operations continue
 * from it, so that none of them is used twice.
 */
const MARKER = 'storage';
/** Its random key is below the keys in memory, and leaves fractions for the refused rows of a bulk command. */
const newMarker = () => ({ seq: Math.random() * 2 ** 37, opId: MARKER });

type StoredOperation = Omit<Operation, 'seq'> & { seq?: number };

interface Schema extends DBSchema {
  operations: {
    key: number;
    value: StoredOperation | { seq: number; opId: string };
    indexes: { userID: string; opId: string };
  };
}

const isNewer = (error: unknown) => error instanceof DOMException && error.name === 'VersionError';

/** Whether an operation of this id is stored already. */
const isKnown = (error: unknown) => error instanceof DOMException && error.name === 'ConstraintError';

/** The database; `onClosed` is called when another tab or the browser takes it away. */
const open = async (onClosed: () => void): Promise<IDBPDatabase<Schema>> => {
  const callbacks = {
    upgrade: (db: IDBPDatabase<Schema>) => {
      const operations = db.createObjectStore('operations', { keyPath: 'seq', autoIncrement: true });
      operations.createIndex('userID', 'userID');
      operations.createIndex('opId', 'opId', { unique: true });
    },
    // A newer app in another tab wants to upgrade the database, or somebody deletes it: neither must wait for this tab.
    blocking: (_current: number, _blocked: number | null, event: IDBVersionChangeEvent) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
    terminated: onClosed,
  };
  return openDB<Schema>(NAME, VERSION, callbacks).catch((error: unknown) => {
    if (!isNewer(error)) throw error;
    // A newer app has upgraded it; what this one does with it stays the same.
    return openDB<Schema>(NAME, undefined, callbacks);
  });
};

/**
 * Operations in this device's IndexedDB, which survive closing the tab or browser and power cuts. Every write waits for
 * the disk (`durability: strict`; Chromium's default does not). `onClosed` is called when its connection was closed; the
 * next call opens it again.
 */
export const idbStore = (onClosed: () => void = () => {}): OperationStore => {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  /** The storage as it was first seen; undefined until then. */
  let marker: number | undefined;
  /** The open database, once it was seen to be the one that was there before. */
  let checked: IDBPDatabase<Schema> | undefined;
  const database = () => {
    opened ??= open(() => {
      opened = undefined;
      checked = undefined;
      onClosed();
    });
    const opening = opened;
    opening.catch(() => {
      if (opened === opening) opened = undefined;
    });
    return opening;
  };
  const writing = async () => {
    const db = await database();
    return db.transaction('operations', 'readwrite', { durability: 'strict' });
  };
  /** Fails once if the storage is not the one that was seen before. */
  const checkMarker = async () => {
    const db = await database();
    let found = await db.getKeyFromIndex('operations', 'opId', MARKER);
    if (found === undefined) {
      const writes = await writing();
      found = await writes.store.index('opId').getKey(MARKER);
      found ??= await writes.store.put(newMarker());
      await writes.done;
    }
    const before = marker;
    marker = found;
    if (before !== undefined && before !== found) throw new Emptied();
    checked = db;
  };
  /** The marker of the storage that is written. What was there before must get its place before what comes now. */
  const markerIn = async (writes: Awaited<ReturnType<typeof writing>>) => {
    const found = await writes.store.index('opId').getKey(MARKER);
    if (marker === undefined || found === marker) return found;
    marker = undefined;
    throw new Emptied();
  };
  /** Stores one operation step by step: another one of its id stays in its place. */
  const addInSteps = async (stored: StoredOperation) => {
    const writes = await writing();
    const found = await markerIn(writes);
    marker = found ?? (await writes.store.put(newMarker()));
    const there = await writes.store.index('opId').get(stored.opId);
    const [known] = there ? whole(there) : [];
    const added = known ?? { seq: await writes.store.add(stored) };
    await writes.done;
    return added;
  };
  /**
   * Stores one operation with everything asked for in one step and committed: from then on the browser ends it by
   * itself, also if the page is left or reloaded in the same moment.
   */
  const addAtOnce = async (db: IDBPDatabase<Schema>, stored: StoredOperation) => {
    const writes = db.transaction('operations', 'readwrite', { durability: 'strict' });
    const answers = [
      writes.store.index('opId').getKey(MARKER),
      writes.store.add(stored),
      writes.done,
    ] as const;
    writes.commit();
    const [found, seq] = await Promise.all(answers);
    if (found === marker) return { seq };
    await db.delete('operations', seq);
    marker = undefined;
    checked = undefined;
    throw new Emptied();
  };
  const whole = (stored: Schema['operations']['value']): Operation[] =>
    stored.seq === undefined || !('userID' in stored) ? [] : [upgraded({ ...stored, seq: stored.seq })];
  return {
    all: async (userID) => {
      await checkMarker();
      // Keys ascend, so an index returns operations in the order they were made.
      return (await (await database()).getAllFromIndex('operations', 'userID', userID)).flatMap(whole);
    },
    add: async (operation) => {
      const stored: StoredOperation = { ...operation, state: 'waiting', attempts: 0 };
      const added = checked
        ? await addAtOnce(checked, stored).catch((error: unknown) => {
            if (isKnown(error)) return addInSteps(stored);
            throw error;
          })
        : await addInSteps(stored);
      return { ...operation, state: 'waiting', attempts: 0, ...added };
    },
    put: async (operation) => {
      const writes = await writing();
      if (await writes.store.getKey(operation.seq)) await writes.store.put(operation);
      await writes.done;
    },
    remove: async (seqs, left = []) => {
      const writes = await writing();
      await markerIn(writes);
      await Promise.all([
        ...seqs.map((seq) => writes.store.delete(seq)),
        ...left.map((operation) => writes.store.put(operation)),
        writes.done,
      ]);
    },
  };
};
