import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Entry } from './entries.ts';
import { abortWrites, type Known, readPieces, type Writes, writePieces } from './pieces.ts';
import type { Schema } from './schema.ts';

/** Raised when kept data would no longer be understood, with what is to become of the older; never the build. */
const SCHEMA = 2;

/** Where entries are kept; every call may fail, and the app then goes on without. */
export type EntryStore = {
  all: () => Promise<Entry[]>;
  /** Writes all of it or nothing, a bit at a time; a page that is being left (`leaving`) has no time but this. */
  write: (entries: readonly Entry[], removed: readonly string[], leaving?: boolean) => Promise<void>;
  close: () => void;
};

const PREFIX = 'shipshape-data-';
const nameOf = (userID: string) => PREFIX + userID;

const open = (userID: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(nameOf(userID), SCHEMA, {
    upgrade: (db, from) => {
      if (from < 1) db.createObjectStore('queries', { keyPath: 'hash' });
      // Version 1 had the rows of every list within its entry, which is understood as it is.
      db.createObjectStore('pieces');
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
  const known = new Map<string, Known>();
  let current: Writes | undefined;
  return {
    all: async () => readPieces(await opened, known),
    write: async (entries, removed, leaving = false) => {
      // What is under way would not be done in time, and what is written now would have to wait for it.
      if (leaving && current) abortWrites(current);
      // Begun before anything is waited for: a page that is being left lives no longer than this.
      const writes = (ready ?? (await opened)).transaction(['queries', 'pieces'], 'readwrite');
      current = writes;
      try {
        await writePieces(writes, known, { entries, removed, leaving });
      } catch (error) {
        // What was given up for what is written at last is no failure of the storage.
        if (current === writes) throw error;
      } finally {
        if (current === writes) current = undefined;
      }
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
