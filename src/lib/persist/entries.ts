import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Stamped } from '../resource.ts';
import { readSynced, SYNCED, type Synced, setSynced } from '../synced.ts';

/** Longest time (ms) that data stays on a device without being asked for again. */
const KEEP = 30 * 86_400_000;

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
export const isKept = (query: Query) => query.state.data !== undefined && query.meta?.keep !== false;

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

/** Puts kept entries into the cache, where nothing newer is; answers the hashes of those that are too old to keep. */
export const restore = (client: QueryClient, entries: readonly Entry[], now: number): string[] => {
  const good = entries.filter(({ updatedAt }) => now - updatedAt < KEEP);
  const isNewer = ({ key, updatedAt }: Entry) => updatedAt > (client.getQueryState(key)?.dataUpdatedAt ?? 0);
  // Written by `toEntry` from what `setSynced` took.
  for (const entry of good)
    if (entry.key[1] === SYNCED && isNewer(entry))
      setSynced(client, entry.key, entry.data as Synced<Stamped>, entry.updatedAt);
  for (const entry of good) {
    if (entry.key[1] === SYNCED || !isNewer(entry)) continue;
    const synced = entry.rev === undefined ? undefined : readSynced<Stamped>(client, entry.key);
    const data = synced ? listOf(entry, synced) : entry.data;
    if (data === undefined) continue;
    client.setQueryData(entry.key, data, { updatedAt: entry.updatedAt });
    // Whoever opens the app wants it as it is now, even a moment after the last time.
    client.getQueryCache().get(entry.hash)?.invalidate();
  }
  return entries.filter((entry) => !good.includes(entry)).map(({ hash }) => hash);
};
