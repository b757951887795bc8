import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { noteFirstRows, setFirstRows } from '../firstRows.ts';
import type { Listed } from '../listRules.ts';
import { applyPending } from '../outbox/overlay.ts';
import type { Stamped } from '../resource.ts';
import { readSynced, SYNCED, type Synced } from '../synced.ts';

/**
 * The number of stored queries; more than the open jobs and machines of a large vessel. Age plays no part: a voyage takes
 * 90 days, what is deleted at sea cannot be fetched again, and the clocks of tablets jump (decision 0048).
 */
const MAX_ENTRIES = 5000;

/**
 * A query's data as stored on the device. A list with a server revision `rev` is stored as its difference from the
 * server's list: the order of its rows, and the rows that differ (`own`); both are absent if the lists are equal.
 */
export type Entry = {
  hash: string;
  key: QueryKey;
  updatedAt: number;
  data?: unknown;
  rev?: number;
  ids?: readonly string[];
  own?: readonly Stamped[];
  /** The first rows of a long list, for the page that shows them: restored before the list itself. */
  first?: { at: string; page: string; rows: readonly Listed[] };
};

/**
 * Applies an entry to the server's list; if the entry belongs to another revision, returns the server's list unchanged.
 */
const listOf = ({ rev, ids, own = [] }: Entry, synced: Synced<Stamped>) => {
  if (!ids || rev !== synced.rev) return synced.items;
  const rows = new Map([...synced.items, ...own].map((row) => [row._id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};

/**
 * Puts an entry's data into the cache. A query without observers is built with the data directly: hundreds are restored
 * before the first paint, and there is nothing to notify or compare.
 */
const put = (client: QueryClient, { key, hash, updatedAt }: Entry, data: unknown) => {
  // Restored data is always stale, so that opening the app refetches it.
  const isInvalidated = key[1] !== SYNCED;
  const cache = client.getQueryCache();
  const there = cache.get(hash);
  if (there) {
    there.setData(data, { updatedAt, manual: true });
    if (isInvalidated) there.invalidate();
    return;
  }
  cache.build(
    client,
    // As in `synced.ts`: the server's own list is not compared with earlier data.
    { queryKey: key, queryHash: hash, ...(isInvalidated ? {} : { structuralSharing: false }) },
    {
      data,
      dataUpdateCount: 1,
      dataUpdatedAt: updatedAt,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated,
      status: 'success',
      fetchStatus: 'idle',
    },
  );
};

/** The entries that no longer have room: the oldest, and never a list. */
const surplusOf = (entries: readonly Entry[]): ReadonlySet<Entry> => {
  if (entries.length <= MAX_ENTRIES) return new Set();
  const single = entries.filter(({ key }) => key[1] !== SYNCED && key[1] !== 'list');
  const oldestFirst = single.toSorted((a, b) => a.updatedAt - b.updatedAt);
  return new Set(oldestFirst.slice(0, entries.length - MAX_ENTRIES));
};

/**
 * Restores the first rows for the page that is being opened, and returns the hashes of their queries. Without any the
 * page waits for its lists.
 */
export const restoreFirst = (client: QueryClient, entries: readonly Entry[]): string[] => {
  const hashes: string[] = [];
  for (const { key, first } of entries) {
    if (!first) continue;
    noteFirstRows(
      key,
      first.page,
      first.at,
      first.rows.map(({ _id }) => _id),
    );
    if (first.at !== location.pathname) continue;
    hashes.push(setFirstRows(client, key, first.page, first.rows));
  }
  return hashes;
};

/** Restores stored entries into the cache unless it has newer data; returns the hashes of those without room. */
export const restore = (client: QueryClient, entries: readonly Entry[]): string[] => {
  const surplus = surplusOf(entries);
  const good = entries.filter((entry) => !surplus.has(entry));
  const cache = client.getQueryCache();
  const isNewer = ({ hash, updatedAt }: Entry) => updatedAt > (cache.get(hash)?.state.dataUpdatedAt ?? 0);
  for (const entry of good) if (entry.key[1] === SYNCED && isNewer(entry)) put(client, entry, entry.data);
  for (const entry of good) {
    if (entry.key[1] === SYNCED || !isNewer(entry)) continue;
    const synced = entry.rev === undefined ? undefined : readSynced<Stamped>(client, entry.key);
    // What waits in the outbox may have been entered after the list was stored.
    const data = synced ? applyPending(client, entry.key, listOf(entry, synced)) : entry.data;
    if (data !== undefined) put(client, entry, data);
  }
  return [...surplus].map(({ hash }) => hash);
};
