import type { QueryCache, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Stamped } from './resource.ts';

/**
 * What the server last said about a list, without anything of this device: `rev` is the revision to ask `?since=` with,
 * `items` are the rows as they were then, `wholeAt` (ms) is when the list last came whole.
 */
export type Synced<T> = { rev: number; items: readonly T[]; wholeAt: number };

/** The kind of the entries, and where the server's own list stands beside the list that is shown. */
export const SYNCED = 'synced';
export const syncedKey = ([name, , ...rest]: QueryKey): QueryKey => [name, SYNCED, ...rest];

export const readSynced = <T extends Stamped>(client: QueryClient, listKey: QueryKey) =>
  client.getQueryData<Synced<T>>(syncedKey(listKey));

/** Sets what the server said; its rows are not compared with the old ones, so that it shares them with the list shown. */
const setSynced = (client: QueryClient, key: QueryKey, synced: Synced<unknown>) => {
  const options = client.defaultQueryOptions({ queryKey: key, structuralSharing: false });
  client.getQueryCache().build(client, options).setData(synced, { manual: true });
};

/** What queries have fetched, until the cache has taken it: a fetch that was cancelled has not been taken. */
const fetched = new WeakMap<object, Synced<unknown>>();

/** Remembers from which answer of the server a list to show was made. */
export const noteSynced = <T>(shown: readonly T[], synced: Synced<T>): readonly T[] => {
  // A list of its own, so that two answers that are alike never share a note.
  const list = shown === synced.items ? [...shown] : shown;
  fetched.set(list, synced);
  return list;
};

type OnSuccess = NonNullable<QueryCache['config']['onSuccess']>;

/** For the query cache: the moment a list is taken, so is the revision it stands at; neither is ever ahead of the other. */
export const takeSynced =
  (client: () => QueryClient): OnSuccess =>
  (data, query) => {
    const synced = typeof data === 'object' && data !== null ? fetched.get(data) : undefined;
    if (!synced) return;
    const taken: unknown = query.state.data;
    // The cache keeps old rows that are equal to new ones: where nothing waits, both lists share all of theirs.
    const shared =
      Array.isArray(taken) && sameRows(data, synced.items) ? { ...synced, items: taken } : synced;
    setSynced(client(), syncedKey(query.queryKey), shared);
  };

const sameRows = (a: unknown, b: readonly unknown[]) =>
  Array.isArray(a) && a.length === b.length && b.every((row, i) => row === a[i]);
