import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import { nanoid } from 'nanoid';
import { breather } from '../breath.ts';
import { SYNCED } from '../synced.ts';
import type { Entry } from './entries.ts';
import { type Known, type Piece, type Rows, revOf, rowsOf, withRows } from './pieces.ts';
import type { PieceName, Schema, StoredEntry, StoredList } from './schema.ts';

/** Rows of a long list per write: 10,000 at once block a tablet for half a second. */
const PIECE_ROWS = 100;

/** Short entries per write. */
const BATCH_ENTRIES = 10;

type Database = IDBPDatabase<Schema>;
type Writes<Store extends StoreNames<Schema>> = IDBPTransaction<Schema, Store[], 'readwrite'>;

/** Other lists than the server's own are read before the first screen unless they are longer than this. */
const MAX_SHORT_ROWS = 500;

/** The rows of a long list. */
const longRows = ({ key, data }: Entry): Rows | undefined => {
  const rows = rowsOf(data);
  return rows && rows.length > (key[1] === SYNCED ? PIECE_ROWS : MAX_SHORT_ROWS) ? rows : undefined;
};

/** The rows of a long list in pieces, with the names of those that are stored already. */
const cut = (
  rows: Rows,
  stored: readonly Piece[] = [],
): { at: number; rows: Rows; name: PieceName | undefined }[] =>
  Array.from({ length: Math.ceil(rows.length / PIECE_ROWS) }, (_, at) => {
    const piece = rows.slice(at * PIECE_ROWS, (at + 1) * PIECE_ROWS);
    const there = stored[at];
    return { at, rows: piece, name: there && isSame(there.rows, piece) ? there.name : undefined };
  });

const isSame = (a: Rows, b: Rows) => a.length === b.length && b.every((row, i) => row === a[i]);

/** The keys of all pieces of a list. */
const piecesOf = (hash: string) => IDBKeyRange.bound([hash], [hash, []]);

/** Ignores the result of a single request; its transaction reports failure. */
const quiet = (request: Promise<unknown>) => request.catch(() => undefined);

/** An entry that cannot be cloned is skipped; the others are stored. */
const putShort = (writes: Writes<'queries'>, entry: StoredEntry) => {
  try {
    return quiet(writes.objectStore('queries').put(entry));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') return undefined;
    throw error;
  }
};

type Change = {
  entries: readonly Entry[];
  removed: readonly string[];
  leaving: boolean;
  /** Gives the write up: what has not been stored by then is not. */
  signal: AbortSignal;
};

/** Does `work` in one transaction, all or nothing. It starts before anything is awaited. */
const inOne = async <Store extends StoreNames<Schema>>(
  db: Database,
  stores: Store[],
  signal: AbortSignal,
  work: (writes: Writes<Store>) => Promise<void>,
) => {
  signal.throwIfAborted();
  const writes = db.transaction(stores, 'readwrite');
  const abort = () => {
    try {
      writes.abort();
    } catch {
      // It has already finished.
    }
  };
  void quiet(writes.done);
  signal.addEventListener('abort', abort);
  try {
    await work(writes);
    writes.commit();
    await writes.done;
  } catch (error) {
    // Half of a list beside half of an older one would be worse than the older one.
    abort();
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
};

type LongEntry = { entry: Entry; rows: Rows };

const headOf = ({ entry }: LongEntry, pieces: readonly Piece[]): StoredList => ({
  ...entry,
  data: withRows(entry.data, []),
  pieces: pieces.map(({ name }) => name),
});

/** Removes the pieces of a list that are not among `kept`; returns the names of all that were there. */
const removeOthers = async (
  writes: Writes<'lists' | 'pieces'>,
  hash: string,
  kept: readonly PieceName[] = [],
): Promise<ReadonlySet<PieceName>> => {
  const store = writes.objectStore('pieces');
  const there = new Set((await store.getAllKeys(piecesOf(hash))).map(([, name]) => name));
  for (const name of there) if (!kept.includes(name)) void quiet(store.delete([hash, name]));
  return there;
};

/** Removes pieces that no list names: those of a page that was closed or had no more room. */
const tidy = (db: Database, hash: string, signal: AbortSignal) =>
  inOne(db, ['lists', 'pieces'], signal, async (writes) => {
    await removeOthers(writes, hash, (await writes.objectStore('lists').get(hash))?.pieces);
  });

/**
 * Stores the pieces that are not stored yet, one after the other and each on its own, seldom while somebody scrolls: if the
 * page is left meanwhile, they need not be stored again.
 */
const storePieces = async (
  db: Database,
  known: Map<string, Known>,
  { entry: { hash }, rows }: LongEntry,
  signal: AbortSignal,
): Promise<Piece[]> => {
  const named: Piece[] = [];
  const rest = breather();
  for (const { at, rows: piece, name: there } of cut(rows, known.get(hash)?.pieces)) {
    const name = there ?? nanoid();
    named.push({ name, rows: piece });
    if (there !== undefined) continue;
    await db.put('pieces', piece, [hash, name]);
    signal.throwIfAborted();
    const { rev, pieces = [] } = known.get(hash) ?? {};
    known.set(hash, {
      ...{ rev, isWhole: false, isTidy: true },
      pieces: pieces.toSpliced(at, 1, { name, rows: piece }),
    });
    await rest();
    signal.throwIfAborted();
  }
  return named;
};

/**
 * Stores a long list: its pieces, and then which they are, in one step. What another tab has removed meanwhile is stored
 * again. The pieces of the list before stay until the next time, because another tab that is being left may name them.
 */
const storeLong = async (db: Database, known: Map<string, Known>, long: LongEntry, signal: AbortSignal) => {
  const { hash, data } = long.entry;
  if (!known.get(hash)?.isTidy) await tidy(db, hash, signal);
  try {
    const pieces = await storePieces(db, known, long, signal);
    await inOne(db, ['lists', 'pieces'], signal, async (writes) => {
      const [lists, store] = [writes.objectStore('lists'), writes.objectStore('pieces')];
      const names = pieces.map(({ name }) => name);
      const there = await removeOthers(writes, hash, [...names, ...((await lists.get(hash))?.pieces ?? [])]);
      for (const { name, rows } of pieces) if (!there.has(name)) void quiet(store.put(rows, [hash, name]));
      void quiet(lists.put(headOf(long, pieces)));
    });
    signal.throwIfAborted();
    known.set(hash, { rev: revOf(data), pieces, isWhole: true, isTidy: true });
  } catch (error) {
    // Without room, the pieces of a list that does not come about must not take what the outbox needs.
    if (!signal.aborted) await quiet(tidy(db, hash, signal));
    throw error;
  }
};

/** Stores a long list of a page that is being left: nothing is read, and nothing is awaited. */
const storeLeft = (writes: Writes<'lists' | 'pieces'>, known: Map<string, Known>, long: LongEntry) => {
  const { hash, data } = long.entry;
  const last = known.get(hash);
  const rev = revOf(data);
  const pieces = cut(long.rows, last?.pieces);
  const isStored = pieces.length === last?.pieces.length && pieces.every(({ name }) => name !== undefined);
  if (last?.isWhole && last.rev === rev && isStored) return;
  const named = pieces.map(({ rows, name = nanoid() }) => ({ name, rows }));
  for (const [i, { name, rows }] of named.entries())
    if (pieces[i]?.name === undefined) void quiet(writes.objectStore('pieces').put(rows, [hash, name]));
  void quiet(writes.objectStore('lists').put(headOf(long, named)));
  known.set(hash, { rev, pieces: named, isWhole: true, isTidy: last?.isTidy });
};

/** Removes lists that are short or gone now. */
const removeLong = (
  writes: Writes<'lists' | 'pieces'>,
  known: Map<string, Known>,
  gone: readonly string[],
) => {
  for (const hash of gone) {
    void quiet(writes.objectStore('lists').delete(hash));
    void quiet(writes.objectStore('pieces').delete(piecesOf(hash)));
    known.delete(hash);
  }
};

/** Writes the other entries, and the first rows of long lists. */
const writeShort = async (
  db: Database,
  entries: readonly StoredEntry[],
  { removed, leaving, signal }: Change,
) => {
  await inOne(db, ['queries'], signal, async (writes) => {
    for (const hash of removed) void quiet(writes.objectStore('queries').delete(hash));
    for (const [i, entry] of entries.entries()) {
      const put = putShort(writes, entry);
      if (!leaving && i % BATCH_ENTRIES === BATCH_ENTRIES - 1) await put;
    }
  });
};

/**
 * Writes entries in steps small enough to keep the screen responsive: the long lists first, so that a list which was short
 * is not lost between the two. A page that is being left starts everything at once: first what the next page shows
 * first, which is small, because a browser ends a page that takes long to leave.
 */
export const writePieces = async (db: Database, known: Map<string, Known>, change: Change): Promise<void> => {
  const { entries, removed, leaving, signal } = change;
  const long: LongEntry[] = [];
  const short: StoredEntry[] = [];
  const gone = [...removed];
  for (const entry of entries) {
    const { hash, key, updatedAt, first } = entry;
    const rows = longRows(entry);
    if (rows) long.push({ entry, rows });
    else if (known.has(hash)) gone.push(hash);
    if (!rows) short.push(entry);
    // What is stored of it while it was short is only replaced once it is certain that it is stored as a long list.
    else if (!leaving || known.get(hash)?.isWhole)
      short.push({ hash, key, updatedAt, isLong: true, ...(first ? { first } : {}) });
  }
  if (leaving) {
    const first = writeShort(db, short, change);
    const rest = inOne(db, ['lists', 'pieces'], signal, async (writes) => {
      removeLong(writes, known, gone);
      for (const each of long) storeLeft(writes, known, each);
    });
    await Promise.all([first, rest]);
    return;
  }
  for (const each of long) await storeLong(db, known, each, signal);
  if (gone.length > 0)
    await inOne(db, ['lists', 'pieces'], signal, async (writes) => removeLong(writes, known, gone));
  await writeShort(db, short, change);
};
