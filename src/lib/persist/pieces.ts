import type { IDBPDatabase } from 'idb';
import { breather } from '../breath.ts';
import type { Stamped } from '../resource.ts';
import type { Synced } from '../synced.ts';
import type { Entry } from './entries.ts';
import type { PieceName, Schema, Stored, StoredList } from './schema.ts';

/** Pieces per read: 200 rows. What one answer brings is unpacked at once, and blocks for that time. */
const STEP_PIECES = 2;

/** As long as there is no page that could be blocked. */
const MAX_STEP_PIECES = 10;

/** A list that another tab goes on writing is read step by step fewer times than this. */
const MAX_READS = 4;

export type Rows = readonly unknown[];
export type Piece = { name: PieceName; rows: Rows };

/**
 * The pieces of a list as a tab has read or written them, by their place. `isWhole` says that they are the stored list, of
 * revision `rev`; else some belong to one that was not stored to its end. `isTidy` says that pieces which earlier pages left
 * behind are removed.
 */
export type Known = {
  rev: number | undefined;
  pieces: readonly Piece[];
  isWhole: boolean;
  isTidy?: boolean | undefined;
};

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
 * Reads the entries, and remembers which pieces each long list has. Lists that a page waits for are read side by side,
 * others one after the other, those of the page being opened first.
 */
export const readEntries = async (db: IDBPDatabase<Schema>, known: Map<string, Known>): Promise<Stored> => {
  const all = await db.getAll('queries');
  const first = all.filter((entry) => entry.first);
  const short = all.filter(({ isLong }) => !isLong);
  return {
    short,
    first,
    long: async (onList, isAwaited = false) => {
      // Their names, beside which the server's own lists are stored.
      const opened = first
        .filter((entry) => entry.first?.at === globalThis.location?.pathname)
        .map(({ key }) => key[0]);
      const lists = (await db.getAll('lists')).sort(
        (a, b) => Number(opened.includes(b.key[0])) - Number(opened.includes(a.key[0])),
      );
      const read = async (list: StoredList) => {
        const entry = await readLong(db, known, list, isAwaited);
        if (!entry) return [];
        onList?.(entry);
        return [entry];
      };
      // Each answer of the storage is waited for by all.
      if (isAwaited) return (await Promise.all(lists.map(read))).flat();
      const entries: Entry[] = [];
      for (const list of lists) entries.push(...(await read(list)));
      return entries;
    },
  };
};

/**
 * A long list as it is now, or if a page waits for it, as it was listed. It is read a few pieces at a time, so that what the
 * user does meanwhile goes first, and in larger steps as long as there is no page yet; if another tab has stored another one
 * by then, whose pieces replace these, it is read again. The last time it is read in one transaction, during which nobody
 * writes.
 */
const readLong = async (
  db: IDBPDatabase<Schema>,
  known: Map<string, Known>,
  listed: StoredList,
  isAwaited: boolean,
): Promise<Entry | undefined> => {
  const { hash } = listed;
  const rest = breather();
  const atOnce = isAwaited ? MAX_STEP_PIECES : STEP_PIECES;
  read: for (let reads = 1; reads <= MAX_READS; reads += 1) {
    const start = () => db.transaction(['lists', 'pieces']);
    const alone = reads === MAX_READS ? start() : undefined;
    const isListed = isAwaited && reads === 1;
    const list = isListed ? listed : await (alone ?? start()).objectStore('lists').get(hash);
    const { pieces: names, ...entry } = list ?? {};
    if (!names || !('data' in entry) || !rowsOf(entry.data)) return undefined;
    const pieces: Piece[] = [];
    for (let from = 0; from < names.length; from += atOnce) {
      const store = (alone ?? start()).objectStore('pieces');
      const step = names
        .slice(from, from + atOnce)
        .map(async (name) => ({ name, rows: await store.get([hash, name]) }));
      for (const { name, rows } of await Promise.all(step)) {
        if (!rows) continue read;
        pieces.push({ name, rows });
      }
      if (!alone) await rest();
    }
    known.set(hash, { rev: revOf(entry.data), pieces, isWhole: true });
    return {
      ...entry,
      data: withRows(
        entry.data,
        pieces.flatMap(({ rows }) => rows),
      ),
    };
  }
  return undefined;
};
