import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Answers that follow each other within this time invalidate their caches together. */
const DEBOUNCE_MS = 100;

type Waiting = { keys: Map<string, QueryKey>; timer: ReturnType<typeof setTimeout> };
const waiting = new WeakMap<QueryClient, Waiting>();

/**
 * Invalidates caches, each once after the last of many answers: when hundreds of changes are sent after days without a
 * connection, each would otherwise cancel and restart the reads of the previous one.
 */
export const invalidate = (client: QueryClient, keys: readonly QueryKey[]) => {
  if (keys.length === 0) return;
  const before = waiting.get(client);
  clearTimeout(before?.timer);
  const all = before?.keys ?? new Map<string, QueryKey>();
  for (const key of keys) all.set(JSON.stringify(key), key);
  const timer = setTimeout(() => {
    waiting.delete(client);
    const starts = [...all.values()];
    // In one pass: a boat's offline data is thousands of queries, and each call would walk through all of them.
    void client.invalidateQueries({
      predicate: ({ queryKey }) => starts.some((start) => partialMatchKey(queryKey, start)),
    });
  }, DEBOUNCE_MS);
  waiting.set(client, { keys: all, timer });
};
