import type { DBSchema } from 'idb';
import type { Entry } from './entries.ts';

/** An entry as stored. `isLong` says that its data are in `lists`; only its first rows are then stored here. */
export type StoredEntry = Entry & { isLong?: true };

/** What a piece of a list is called; version 2 numbered them. */
export type PieceName = string | number;

/** A long list: its rows are stored in pieces beside it. A piece never changes; other rows get another name. */
export type StoredList = Entry & { pieces: readonly PieceName[] };

/**
 * What a page reads first is stored apart from long lists: it does not wait for one that is being stored, by another tab
 * or by the page before.
 */
export interface Schema extends DBSchema {
  queries: { key: string; value: StoredEntry };
  lists: { key: string; value: StoredList };
  pieces: { key: [hash: string, name: PieceName]; value: readonly unknown[] };
}

/**
 * The entries of short lists and single items, those with first rows, whose lists may be long, and a function that reads
 * the long lists; it also tells of each as soon as that is read. If they are awaited (`isAwaited`), nothing else goes first.
 */
export type Stored = {
  short: Entry[];
  first: Entry[];
  long: (onList?: (entry: Entry) => void, isAwaited?: boolean) => Promise<Entry[]>;
};

/** Storage for entries; every call may fail, and the app then continues without it. */
export type EntryStore = {
  read: () => Promise<Stored>;
  /**
   * Writes in small steps; a page that is being left (`leaving`) writes at once. Each long list is written whole or not at
   * all, and likewise the other entries together.
   */
  write: (entries: readonly Entry[], removed: readonly string[], leaving?: boolean) => Promise<void>;
  /** Loads the code that writes, so that a page that is left does not wait for it. */
  prepare: () => Promise<unknown>;
  close: () => void;
};
