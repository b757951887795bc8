import type { DBSchema } from 'idb';
import type { Entry } from './entries.ts';

/** An entry as stored: the rows of a long list are stored in pieces beside it, and `by` names that state of them. */
export type StoredEntry = Entry & { pieces?: number; by?: string };

export interface Schema extends DBSchema {
  queries: { key: string; value: StoredEntry };
  pieces: { key: [hash: string, place: number]; value: readonly unknown[] };
}

/**
 * The entries of short lists and single items, those with first rows, whose lists may be long, and a function that reads
 * the long lists; it also tells of each as soon as that is read.
 */
export type Stored = {
  short: Entry[];
  first: Entry[];
  long: (onList?: (entry: Entry) => void) => Promise<Entry[]>;
};

/** Storage for entries; every call may fail, and the app then continues without it. */
export type EntryStore = {
  read: () => Promise<Stored>;
  /** Writes everything or nothing, in small steps; a page that is being left (`leaving`) writes at once. */
  write: (entries: readonly Entry[], removed: readonly string[], leaving?: boolean) => Promise<void>;
  /** Loads the code that writes, so that a page that is left does not wait for it. */
  prepare: () => Promise<unknown>;
  close: () => void;
};
