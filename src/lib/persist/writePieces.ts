import type { IDBPTransaction } from 'idb';
import { nanoid } from 'nanoid';
import { SYNCED } from '../synced.ts';
import type { Entry } from './entries.ts';
import { type Known, type Rows, revOf, rowsOf, withRows } from './pieces.ts';
import type { Schema } from './schema.ts';

/** Rows of a long list per write: 10,000 at once block a tablet for half a second. */
const PIECE_ROWS = 100;

/** Short entries per write. */
const BATCH_ENTRIES = 10;

export type Writes = IDBPTransaction<Schema, ['queries', 'pieces'], 'readwrite'>;

/** Other lists than the server's own are read before the first screen unless they are longer than this. */
const MAX_SHORT_ROWS = 500;

/** The rows of a long list. */
const longRows = ({ key, data }: Entry): Rows | undefined => {
  const rows = rowsOf(data);
  return rows && rows.length > (key[1] === SYNCED ? PIECE_ROWS : MAX_SHORT_ROWS) ? rows : undefined;
};

const cut = (rows: Rows): Rows[] =>
  Array.from({ length: Math.ceil(rows.length / PIECE_ROWS) }, (_, i) =>
    rows.slice(i * PIECE_ROWS, (i + 1) * PIECE_ROWS),
  );

const isSame = (a: Rows | undefined, b: Rows) => a?.length === b.length && b.every((row, i) => row === a[i]);

const isEqual = (a: readonly Rows[], b: readonly Rows[]) =>
  a.length === b.length && b.every((piece, i) => isSame(a[i], piece));

/** The key range of a list's pieces, starting at `from`. */
const piecesOf = (hash: string, from = 0) =>
  IDBKeyRange.bound([hash, from], [hash, Number.POSITIVE_INFINITY]);

/** Ignores the result of a single request; its transaction reports failure. */
const quiet = (request: Promise<unknown>) => request.catch(() => undefined);

/** An entry that cannot be cloned is skipped; the others are stored. */
const putShort = (writes: Writes, entry: Entry) => {
  try {
    return quiet(writes.objectStore('queries').put(entry));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') return undefined;
    throw error;
  }
};

/**
 * Writes a list's rows in pieces, and only pieces that differ. If another tab has written meanwhile, all pieces are
 * written again. A page that is being left cannot wait to know that: it writes all of them, or nothing if the same rows
 * are stored already.
 */
const putLong = async (
  writes: Writes,
  head: Entry,
  rows: Rows,
  last: Known | undefined,
  leaving: boolean,
) => {
  const [entries, store] = [writes.objectStore('queries'), writes.objectStore('pieces')];
  const pieces = cut(rows);
  const rev = revOf(head.data);
  if (leaving && last && last.rev === rev && isEqual(last.pieces, pieces)) return last;
  const there = leaving || !last ? undefined : await entries.get(head.hash);
  const same = there && there.by === last?.by ? last?.pieces : undefined;
  for (const [i, piece] of pieces.entries()) {
    if (isSame(same?.[i], piece)) continue;
    const put = quiet(store.put(piece, [head.hash, i]));
    if (!leaving) await put;
  }
  void quiet(store.delete(piecesOf(head.hash, pieces.length)));
  const by = nanoid();
  void quiet(entries.put({ ...head, data: withRows(head.data, []), pieces: pieces.length, by }));
  return { by, rev, pieces };
};

/** Aborts a transaction that has not finished yet. */
export const abortWrites = (writes: Writes) => {
  try {
    writes.abort();
  } catch {
    // It has already finished.
  }
};

type Changes = { entries: readonly Entry[]; removed: readonly string[]; leaving: boolean };

/**
 * Writes entries in one transaction, all or none, in steps small enough to keep the screen responsive. A page that is
 * being left queues everything at once.
 */
export const writePieces = async (
  writes: Writes,
  known: Map<string, Known>,
  { entries, removed, leaving }: Changes,
): Promise<void> => {
  void quiet(writes.done);
  const gone = (hash: string) => {
    if (known.has(hash)) void quiet(writes.objectStore('pieces').delete(piecesOf(hash)));
  };
  const now = new Map<string, Known>();
  try {
    for (const hash of removed) {
      void quiet(writes.objectStore('queries').delete(hash));
      gone(hash);
    }
    for (const [i, entry] of entries.entries()) {
      const rows = longRows(entry);
      if (rows) {
        now.set(entry.hash, await putLong(writes, entry, rows, known.get(entry.hash), leaving));
        continue;
      }
      const put = putShort(writes, entry);
      gone(entry.hash);
      if (!leaving && i % BATCH_ENTRIES === BATCH_ENTRIES - 1) await put;
    }
    writes.commit();
  } catch (error) {
    // Half of a list beside half of an older one would be worse than the older one.
    abortWrites(writes);
    throw error;
  }
  await writes.done;
  for (const hash of [...removed, ...entries.map((entry) => entry.hash)]) known.delete(hash);
  for (const [hash, state] of now) known.set(hash, state);
};
