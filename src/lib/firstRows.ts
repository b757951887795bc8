import { hashKey, type QueryClient, type QueryKey, queryOptions, skipToken } from '@tanstack/react-query';
import type { Listed } from './listRules.ts';

/** The number of first rows of a long list: two screens of the largest monitor. */
export const FIRST_ROWS = 50;

/** Rows that nobody shows are forgotten. */
const KEPT_MS = 60_000;

/**
 * The first rows that a page shows of a list until the list is there; `page` is the name of the resource it lists. They
 * are under the list's own key, so that writes change them as they change the list.
 */
export const firstRows = <T extends Listed>(listKey: QueryKey, page: string) =>
  queryOptions<readonly T[]>({
    queryKey: [...listKey, page],
    queryFn: skipToken,
    gcTime: KEPT_MS,
    meta: { keep: false },
  });

/** Which first rows of a list a page opened with last, so that they can be stored apart: by the key of the list. */
type Noted = { page: string; at: string; ids: ReadonlySet<string> };
const noted = new Map<string, Noted>();

/** Notes the first rows of a list, as the page at this path shows them when it opens. */
export const noteFirstRows = (listKey: QueryKey, page: string, at: string, ids: readonly string[]) =>
  void noted.set(hashKey(listKey), { page, at, ids: new Set(ids) });

/** The first rows of a list that were noted last. */
export const firstRowsOf = (hash: string) => noted.get(hash);

let lists: Promise<unknown> = Promise.resolve();

/** Lists are asked for only when this has ended: they are being read from the device. */
export const holdLists = (until: Promise<unknown>) => {
  lists = until;
};
export const listsRead = () => lists;

/** Puts first rows into the cache; returns the hash of their query. */
export const setFirstRows = (
  client: QueryClient,
  listKey: QueryKey,
  page: string,
  rows: readonly Listed[],
): string => {
  const query = client.getQueryCache().build(client, client.defaultQueryOptions(firstRows(listKey, page)));
  query.setData(rows, { manual: true });
  return query.queryHash;
};

/** Resolves when a page that shows one of these first rows has been painted. */
export const firstRowsPainted = (client: QueryClient, hashes: readonly string[]) =>
  new Promise<void>((resolve) => {
    const cache = client.getQueryCache();
    // A page hears of new rows in a task of its own; the frame that shows them is painted when the task after it begins.
    const paint = () => void setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)));
    if (hashes.some((hash) => cache.get(hash)?.getObserversCount())) return paint();
    const stop = cache.subscribe(({ type, query }) => {
      if (type !== 'observerAdded' || !hashes.includes(query.queryHash)) return;
      stop();
      paint();
    });
  });

/** Removes first rows of a list that is there; those of a page that still waits for another list stay. */
export const dropFirstRows = (client: QueryClient, listKey: QueryKey) =>
  client.removeQueries({
    queryKey: listKey,
    predicate: (query) => query.queryKey.length > listKey.length && query.getObserversCount() === 0,
  });
