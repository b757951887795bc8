import type { Query, QueryClient } from '@tanstack/react-query';
import { ConnectionError } from '#lib/apiError.ts';
import { connectionLostAt, onConnection } from '#lib/connection.ts';

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;

/** How often a displayed read was fetched again in vain. */
const tries = new WeakMap<Query, number>();
const planned = new WeakSet<Query>();

const isFailed = ({ state }: Query) => state.status === 'error' && state.error instanceof ConnectionError;

const fetchAgain = async (client: QueryClient, query: Query) => {
  planned.delete(query);
  // Without a connection it waits for the next time that there is one.
  if (connectionLostAt() !== undefined || !query.isActive() || !isFailed(query)) return;
  tries.set(query, (tries.get(query) ?? 0) + 1);
  await client.refetchQueries({ queryKey: query.queryKey, exact: true });
  if (!isFailed(query)) tries.delete(query);
};

const healReads = (client: QueryClient) => {
  for (const query of client.getQueryCache().findAll({ type: 'active', predicate: isFailed })) {
    if (planned.has(query)) continue;
    planned.add(query);
    const vain = tries.get(query) ?? 0;
    const pause = vain === 0 ? 0 : Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (vain - 1));
    const since = Date.now() - query.state.errorUpdatedAt;
    setTimeout(() => void fetchAgain(client, query), Math.max(0, pause - since));
  }
};

/**
 * Fetches displayed reads that failed without a connection again when there is one: pages heal by themselves. A read that
 * goes on failing while others are answered is fetched again after growing pauses. Returns the function that stops it.
 */
export const followConnection = (client: QueryClient) =>
  onConnection(() => {
    if (connectionLostAt() === undefined) healReads(client);
  });
