import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Stamped } from '../resource.ts';
import { readSynced, SYNCED, type Synced } from '../synced.ts';

/** Longest time (ms) that data stays on a device without being asked for again. */
const MAX_AGE_MS = 30 * 86_400_000;

/**
 * A query's data as kept on the device. A list that the server told as revision `rev` is kept as what differs from it:
 * the order of its rows, and those rows that are not the server's (`own`); nothing of both where they are alike.
 */
export type Entry = {
  hash: string;
  key: QueryKey;
  updatedAt: number;
  data?: unknown;
  rev?: number;
  ids?: readonly string[];
  own?: readonly Stamped[];
};

const isList = (data: unknown): data is readonly Stamped[] => Array.isArray(data);

/** Whether a query's data is to be kept at all. */
export const isPersisted = (query: Query) => query.state.data !== undefined && query.meta?.keep !== false;

/** What to keep of a query. */
export const toEntry = (client: QueryClient, query: Query): Entry => {
  const { queryHash: hash, queryKey: key, state } = query;
  const head = { hash, key, updatedAt: state.dataUpdatedAt };
  const { data } = state;
  const synced = key[1] === 'list' && isList(data) ? readSynced<Stamped>(client, key) : undefined;
  if (!synced || !isList(data)) return { ...head, data };
  if (data === synced.items) return { ...head, rev: synced.rev };
  const theirs = new Set(synced.items);
  return {
    ...head,
    rev: synced.rev,
    ids: data.map(({ _id }) => _id),
    own: data.filter((row) => !theirs.has(row)),
  };
};

/** The list of an entry on the server's list; where the entry is about another revision, that list itself. */
const listOf = ({ rev, ids, own = [] }: Entry, synced: Synced<Stamped>) => {
  if (!ids || rev !== synced.rev) return synced.items;
  const rows = new Map([...synced.items, ...own].map((row) => [row._id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};

/**
 * Puts an entry's data into the cache. A query that nobody has asked for yet is made with them: hundreds are put before the
 * first paint, and there is nobody to tell and nothing to compare.
 */
const put = (client: QueryClient, { key, hash, updatedAt }: Entry, data: unknown) => {
  // Whoever opens the app wants it as it is now, even a moment after the last time.
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
    // As in `synced.ts`: what the server said is compared with nothing.
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

/** Puts kept entries into the cache, where nothing newer is; answers the hashes of those that are too old to keep. */
export const restore = (client: QueryClient, entries: readonly Entry[], now: number): string[] => {
  const good = entries.filter(({ updatedAt }) => now - updatedAt < MAX_AGE_MS);
  const cache = client.getQueryCache();
  const isNewer = ({ hash, updatedAt }: Entry) => updatedAt > (cache.get(hash)?.state.dataUpdatedAt ?? 0);
  for (const entry of good) if (entry.key[1] === SYNCED && isNewer(entry)) put(client, entry, entry.data);
  for (const entry of good) {
    if (entry.key[1] === SYNCED || !isNewer(entry)) continue;
    const synced = entry.rev === undefined ? undefined : readSynced<Stamped>(client, entry.key);
    const data = synced ? listOf(entry, synced) : entry.data;
    if (data === undefined) continue;
    put(client, entry, data);
  }
  return entries.filter((entry) => !good.includes(entry)).map(({ hash }) => hash);
};
