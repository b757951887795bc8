import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Entry } from './entries.ts';

/** Raised when kept data would no longer be understood; what is older is then dropped. Never the build. */
const SCHEMA = 1;

/** Where entries are kept; every call may fail, and the app then goes on without. */
export type EntryStore = {
  all: () => Promise<Entry[]>;
  write: (entries: readonly Entry[], removed: readonly string[]) => Promise<void>;
  close: () => void;
};

interface Schema extends DBSchema {
  queries: { key: string; value: Entry };
}

const PREFIX = 'shipshape-data-';
const nameOf = (userID: string) => PREFIX + userID;

const open = (userID: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(nameOf(userID), SCHEMA, {
    upgrade: (db) => {
      for (const name of db.objectStoreNames) db.deleteObjectStore(name);
      db.createObjectStore('queries', { keyPath: 'hash' });
    },
    // Another tab signs out or has a newer app: it must not wait for this one.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });

/** A person's entries in the IndexedDB of this device; one that a newer app has made is begun anew. */
export const entryStore = (userID: string): EntryStore => {
  const opened = open(userID).catch(async (error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'VersionError')) throw error;
    await deleteDB(nameOf(userID));
    return open(userID);
  });
  let ready: IDBPDatabase<Schema> | undefined;
  void opened.then(
    (db) => {
      ready = db;
    },
    () => undefined,
  );
  return {
    all: async () => (await opened).getAll('queries'),
    write: async (entries, removed) => {
      // Begun before anything is waited for, and committed by name: a page that is being left lives no longer than this.
      const writes = (ready ?? (await opened)).transaction('queries', 'readwrite');
      // What cannot be cloned is not kept; the rest is.
      const put = (entry: Entry) => {
        try {
          return writes.store.put(entry);
        } catch (error) {
          if (error instanceof DOMException && error.name === 'DataCloneError') return undefined;
          throw error;
        }
      };
      const requests = [...entries.map(put), ...removed.map((hash) => writes.store.delete(hash))];
      writes.commit();
      await Promise.all([...requests, writes.done]);
    },
    close: () =>
      void opened.then(
        (db) => db.close(),
        () => undefined,
      ),
  };
};

/** Deletes all that is kept of a person; other tabs that have it open let go of it. */
export const deleteEntries = (userID: string) => deleteDB(nameOf(userID)).catch(() => undefined);

/**
 * Deletes what is kept of all other people: a tab that was closed in the middle of a sign-out may have left it. Who is
 * signed in is asked at the last moment, since somebody may sign in meanwhile; without anybody, all goes.
 */
export const deleteOthers = async (signedIn: () => string | undefined): Promise<void> => {
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []));
  await Promise.all(
    names
      .map((name) => name.slice(PREFIX.length))
      .map((id) => (id === signedIn() ? undefined : deleteEntries(id))),
  );
};
