import type { QueryCache, QueryClient, QueryKey } from '@tanstack/react-query';
import { dropFirstRows } from './firstRows.ts';
import type { Stamped } from './resource.ts';

/**
 * A list as the server last sent it, without local changes: `rev` is the revision for `?since=`, `items` are the rows
 * at that revision, `wholeAt` (ms) is when the whole list was last fetched.
 */
export type Synced<T> = { rev: number; items: readonly T[]; wholeAt: number };

/** The second part of the query key under which the server's own list is cached, beside the displayed list. */
export const SYNCED = 'synced';
export const syncedKey = ([name, , ...rest]: QueryKey): QueryKey => [name, SYNCED, ...rest];

export const readSynced = <T extends Stamped>(client: QueryClient, listKey: QueryKey) =>
  client.getQueryData<Synced<T>>(syncedKey(listKey));

/** Stores the server's list; structural sharing is off so that its rows are shared with the displayed list. */
const setSynced = (client: QueryClient, key: QueryKey, synced: Synced<unknown>) => {
  const options = client.defaultQueryOptions({ queryKey: key, structuralSharing: false });
  client.getQueryCache().build(client, options).setData(synced, { manual: true });
};

/** The server's list of each fetch, until the cache has accepted the fetch; a cancelled fetch is not accepted. */
const fetched = new WeakMap<object, Synced<unknown>>();

/** Remembers from which server answer a displayed list was made. */
export const noteSynced = <T>(visible: readonly T[], synced: Synced<T>): readonly T[] => {
  // A copy, so that two equal answers never share an entry in the WeakMap.
  const list = visible === synced.items ? [...visible] : visible;
  fetched.set(list, synced);
  return list;
};

type OnSuccess = NonNullable<QueryCache['config']['onSuccess']>;

/**
 * For the query cache: when it accepts a list, the server's list and revision are stored with it, so neither is ever
 * ahead.
 */
export const takeSynced =
  (client: () => QueryClient): OnSuccess =>
  (data, query) => {
    const synced = typeof data === 'object' && data !== null ? fetched.get(data) : undefined;
    if (!synced) return;
    const taken: unknown = query.state.data;
    // The cache keeps old rows that equal new ones: if nothing is pending, both lists share all rows.
    const shared =
      Array.isArray(taken) && sameRows(data, synced.items) ? { ...synced, items: taken } : synced;
    setSynced(client(), syncedKey(query.queryKey), shared);
    dropFirstRows(client(), query.queryKey);
  };

const sameRows = (a: unknown, b: readonly unknown[]) =>
  Array.isArray(a) && a.length === b.length && b.every((row, i) => row === a[i]);
