import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Operation, OperationStore } from './operation.ts';
import { upgraded } from './upgrade.ts';

const NAME = 'shipshape-outbox';
const VERSION = 1;

type StoredOperation = Omit<Operation, 'seq'> & { seq?: number };

interface Schema extends DBSchema {
  operations: { key: number; value: StoredOperation; indexes: { userID: string; opId: string } };
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, VERSION, {
    upgrade: (db) => {
      const operations = db.createObjectStore('operations', { keyPath: 'seq', autoIncrement: true });
      operations.createIndex('userID', 'userID');
      operations.createIndex('opId', 'opId', { unique: true });
    },
    // A newer app in another tab wants to upgrade the database and must not wait for this tab to be closed.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });

/**
 * Operations in this device's IndexedDB, which survive closing the tab or browser and power cuts. Every write waits for
 * the disk (`durability: strict`; Chromium's default does not).
 */
export const idbStore = (): OperationStore => {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const database = () => {
    opened ??= open().then(
      (db) => {
        db.addEventListener('close', () => {
          opened = undefined;
        });
        return db;
      },
      (error) => {
        opened = undefined;
        throw error;
      },
    );
    return opened;
  };
  const writing = async () => {
    const db = await database();
    return db.transaction('operations', 'readwrite', { durability: 'strict' });
  };
  const whole = (stored: StoredOperation): Operation[] =>
    stored.seq === undefined ? [] : [upgraded({ ...stored, seq: stored.seq })];
  return {
    // Keys ascend, so an index returns operations in the order they were made.
    all: async (userID) =>
      (await (await database()).getAllFromIndex('operations', 'userID', userID)).flatMap(whole),
    add: async (operation) => {
      const writes = await writing();
      const there = await writes.store.index('opId').get(operation.opId);
      const [known] = there ? whole(there) : [];
      const stored: StoredOperation = { ...operation, state: 'waiting', attempts: 0 };
      const added = known ?? { ...stored, seq: await writes.store.add(stored) };
      await writes.done;
      return { ...operation, ...added };
    },
    put: async (operation) => {
      const writes = await writing();
      if (await writes.store.getKey(operation.seq)) await writes.store.put(operation);
      await writes.done;
    },
    remove: async (...seqs) => {
      const writes = await writing();
      await Promise.all([...seqs.map((seq) => writes.store.delete(seq)), writes.done]);
    },
  };
};
