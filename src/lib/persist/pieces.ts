import type { IDBPDatabase } from 'idb';
import type { Stamped } from '../resource.ts';
import type { Synced } from '../synced.ts';
import type { Entry } from './entries.ts';
import type { Schema, Stored } from './schema.ts';

/** Pieces per read: 200 rows. What one answer brings is unpacked at once, and blocks for that time. */
const STEP_PIECES = 2;

export type Rows = readonly unknown[];
/** The pieces of a list as a tab has read or written them, and the name of that state in the database. */
export type Known = { by: string | undefined; pieces: readonly Rows[] };

const isSynced = (data: unknown): data is Synced<Stamped> =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items);

/** The rows of a list: as the server last sent it, or as it is displayed. */
export const rowsOf = (data: unknown): Rows | undefined => {
  if (isSynced(data)) return data.items;
  return Array.isArray(data) ? data : undefined;
};

/** The same list with other rows. */
export const withRows = (data: unknown, rows: Rows): unknown =>
  isSynced(data) ? { ...data, items: rows } : rows;

/** Reads the entries, and remembers which pieces each long list has. */
export const readEntries = async (db: IDBPDatabase<Schema>, known: Map<string, Known>): Promise<Stored> => {
  const all = await db.getAll('queries');
  return {
    short: all.filter(({ pieces }) => pieces === undefined),
    first: all.filter(({ first }) => first),
    long: () =>
      Promise.all(
        all.flatMap(({ hash, pieces }) => (pieces === undefined ? [] : [readLong(db, known, hash)])),
      ).then((entries) => entries.flat()),
  };
};

/** A long list as it is now: another tab may have written it meanwhile. */
const readLong = async (
  db: IDBPDatabase<Schema>,
  known: Map<string, Known>,
  hash: string,
): Promise<Entry[]> => {
  const reads = db.transaction(['queries', 'pieces']);
  const stored = await reads.objectStore('queries').get(hash);
  if (!stored || !rowsOf(stored.data)) return [];
  const { by, pieces: count = 0, ...entry } = stored;
  const steps: Promise<Rows[]>[] = [];
  for (let from = 0; from < count; from += STEP_PIECES) {
    const to = Math.min(from + STEP_PIECES, count) - 1;
    steps.push(reads.objectStore('pieces').getAll(IDBKeyRange.bound([hash, from], [hash, to])));
  }
  const pieces = (await Promise.all(steps)).flat();
  known.set(hash, { by, pieces });
  return [{ ...entry, data: count > 0 ? withRows(stored.data, pieces.flat()) : stored.data }];
};
