import { deleteDB, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { databaseName } from './databases.ts';
import type { Entry } from './entries.ts';
import { type Known, readEntries } from './pieces.ts';
import type { EntryStore, Schema } from './schema.ts';

/**
 * The database version. Raise it when stored data can no longer be read, with a migration for older data; do not tie it
 * to the build.
 */
const SCHEMA = 3;

/** Version 2 stored long lists among the entries, and how many pieces each has. */
const moveLong = async (writes: IDBPTransaction<Schema, ArrayLike<StoreNames<Schema>>, 'versionchange'>) => {
  const [queries, lists] = [writes.objectStore('queries'), writes.objectStore('lists')];
  for (const entry of (await queries.getAll()) as (Entry & { pieces?: number; by?: string })[]) {
    const { pieces, by: _, data, ...head } = entry;
    if (pieces === undefined) continue;
    void lists.put({ ...head, data, pieces: [...new Array(pieces).keys()] });
    void queries.put({ ...head, isLong: true });
  }
};

// Where storage is forbidden, the call itself throws: a function that is async turns that into a failed promise.
const open = async (userID: string, onDeleted: () => void): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(databaseName(userID), SCHEMA, {
    upgrade: async (db, from, _to, writes) => {
      if (from < 1) db.createObjectStore('queries', { keyPath: 'hash' });
      // Version 1 stored the rows of every list in its entry, which can still be read.
      if (from < 2) db.createObjectStore('pieces');
      db.createObjectStore('lists', { keyPath: 'hash' });
      if (from === 2) await moveLong(writes);
    },
    // Another tab signs out or has a newer app, or somebody empties the storage: they must not wait for this tab.
    blocking: (_current, newVersion, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      if (newVersion === null) onDeleted();
    },
  });

/**
 * A user's entries in this device's IndexedDB; a database made by a newer app is deleted and created again. `onDeleted` is
 * called when it is deleted while it is open; after that the store writes nothing more.
 */
export const entryStore = (userID: string, onDeleted: () => void = () => {}): EntryStore => {
  const opened = open(userID, onDeleted).catch(async (error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'VersionError')) throw error;
    await deleteDB(databaseName(userID));
    return open(userID, onDeleted);
  });
  let ready: IDBPDatabase<Schema> | undefined;
  void opened.then(
    (db) => {
      ready = db;
    },
    () => undefined,
  );
  const known = new Map<string, Known>();
  let current: AbortController | undefined;
  // The first screen writes nothing.
  let code: typeof import('./follow.ts') | undefined;
  const prepare = async () => {
    code ??= await import('./follow.ts');
    return code;
  };
  return {
    prepare,
    read: async () => readEntries(await opened, known),
    write: async (entries, removed, leaving = false) => {
      const { writePieces } = code ?? (await prepare());
      // The current write would not finish in time, and the new one would have to wait for it.
      if (leaving) current?.abort();
      const mine = new AbortController();
      current = mine;
      const { signal } = mine;
      // Nothing is awaited before the transactions start: a page that is being left does not live longer than this.
      const db = ready ?? (await opened);
      try {
        await writePieces(db, known, { entries, removed, leaving, signal });
      } catch (error) {
        // A write that was aborted in favour of the final one is not a storage failure.
        if (!signal.aborted) throw error;
      } finally {
        if (current === mine) current = undefined;
      }
    },
    close: () =>
      void opened.then(
        (db) => db.close(),
        () => undefined,
      ),
  };
};
