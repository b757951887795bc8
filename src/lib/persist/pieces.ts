import type { IDBPDatabase } from 'idb';
import { breather } from '../breath.ts';
import type { Stamped } from '../resource.ts';
import type { Synced } from '../synced.ts';
import type { Entry } from './entries.ts';
import type { Schema, Stored } from './schema.ts';

/** Pieces per read: 200 rows. What one answer brings is unpacked at once, and blocks for that time. */
const STEP_PIECES = 2;

/** A list that another tab goes on writing is read step by step fewer times than this. */
const MAX_READS = 4;

export type Rows = readonly unknown[];
/** The pieces of a list as a tab has read or written them, their revision, and the name of that state in the database. */
export type Known = { by: string | undefined; rev: number | undefined; pieces: readonly Rows[] };

const isSynced = (data: unknown): data is Synced<Stamped> =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items);

/** The rows of a list: as the server last sent it, or as it is displayed. */
export const rowsOf = (data: unknown): Rows | undefined => {
  if (isSynced(data)) return data.items;
  return Array.isArray(data) ? data : undefined;
};

/** The revision of the server's own list. */
export const revOf = (data: unknown): number | undefined => (isSynced(data) ? data.rev : undefined);

/** The same list with other rows. */
export const withRows = (data: unknown, rows: Rows): unknown =>
  isSynced(data) ? { ...data, items: rows } : rows;

/**
 * Reads the entries, and remembers which pieces each long list has. The lists come one after the other, those of the page
 * being opened first.
 */
export const readEntries = async (db: IDBPDatabase<Schema>, known: Map<string, Known>): Promise<Stored> => {
  const all = await db.getAll('queries');
  return {
    short: all.filter(({ pieces }) => pieces === undefined),
    first: all.filter(({ first }) => first),
    long: async (onList) => {
      // Their names, beside which the server's own lists are stored.
      const opened = all
        .filter(({ first }) => first?.at === globalThis.location?.pathname)
        .map(({ key }) => key[0]);
      const lists = all
        .filter(({ pieces }) => pieces !== undefined)
        .sort((a, b) => Number(opened.includes(b.key[0])) - Number(opened.includes(a.key[0])));
      const entries: Entry[] = [];
      for (const { hash } of lists) {
        const entry = await readLong(db, known, hash);
        if (!entry) continue;
        entries.push(entry);
        onList?.(entry);
      }
      return entries;
    },
  };
};

/** The pieces of a list, a few at a time. */
const readPieces = async (
  get: (range: IDBKeyRange) => Promise<Rows[]>,
  hash: string,
  count: number,
  rest: () => unknown,
) => {
  const pieces: Rows[] = [];
  for (let from = 0; from < count; from += STEP_PIECES) {
    const to = Math.min(from + STEP_PIECES, count) - 1;
    pieces.push(...(await get(IDBKeyRange.bound([hash, from], [hash, to]))));
    await rest();
  }
  return pieces;
};

/**
 * A long list as it is now. It is read step by step, so that what the user does meanwhile goes first; if another tab has
 * written it by then, it is read again. The last time it is read in one transaction, during which nobody writes.
 */
const readLong = async (
  db: IDBPDatabase<Schema>,
  known: Map<string, Known>,
  hash: string,
): Promise<Entry | undefined> => {
  const rest = breather();
  for (let reads = 1; ; reads += 1) {
    const alone = reads === MAX_READS ? db.transaction(['queries', 'pieces']) : undefined;
    const stored = await (alone ? alone.objectStore('queries').get(hash) : db.get('queries', hash));
    if (!stored || !rowsOf(stored.data)) return undefined;
    const { by, pieces: count = 0, ...entry } = stored;
    const pieces = alone
      ? await readPieces(
          (range) => alone.objectStore('pieces').getAll(range),
          hash,
          count,
          () => undefined,
        )
      : await readPieces((range) => db.getAll('pieces', range), hash, count, rest);
    if (!alone && (await db.get('queries', hash))?.by !== by) continue;
    known.set(hash, { by, rev: revOf(stored.data), pieces });
    return { ...entry, data: count > 0 ? withRows(stored.data, pieces.flat()) : stored.data };
  }
};
