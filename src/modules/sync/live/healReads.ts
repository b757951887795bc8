import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError, ConnectionError } from '#lib/apiError.ts';
import { connectionLostAt, onConnection } from '#lib/connection.ts';

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;

/** A server that failed is asked so often by itself, in about four minutes; after that only when something else changes. */
const MAX_TRIES = 8;

/** How often a displayed read was fetched again in vain. */
const tries = new WeakMap<Query, number>();
const planned = new WeakSet<Query>();

/** The server answered that it cannot answer now. */
const isServerFailure = ({ state: { error } }: Query) => error instanceof ApiError && error.status >= 500;

const isFailed = (query: Query) =>
  query.state.status === 'error' && (query.state.error instanceof ConnectionError || isServerFailure(query));

const fetchAgain = async (client: QueryClient, query: Query) => {
  planned.delete(query);
  // Without a connection it waits for the next time that there is one.
  if (connectionLostAt() !== undefined || !query.isActive() || !isFailed(query)) return;
  tries.set(query, (tries.get(query) ?? 0) + 1);
  await client.refetchQueries({ queryKey: query.queryKey, exact: true });
  if (!isFailed(query)) tries.delete(query);
};

const plan = (client: QueryClient, query: Query) => {
  if (planned.has(query)) return;
  planned.add(query);
  const vain = tries.get(query) ?? 0;
  const first = vain === 0 && !isServerFailure(query) ? 0 : FIRST_PAUSE_MS;
  const pause = Math.min(MAX_PAUSE_MS, first * 2 ** Math.max(0, vain - 1));
  const since = Date.now() - query.state.errorUpdatedAt;
  setTimeout(() => void fetchAgain(client, query), Math.max(0, pause - since));
};

/**
 * Fetches displayed reads that failed without a connection again when there is one, and reads that the server could not
 * answer after a pause: pages heal by themselves. What goes on failing is fetched again after growing pauses. Returns the
 * function that stops it.
 */
export const followConnection = (client: QueryClient) => {
  const queries = client.getQueryCache();
  const ends = [
    onConnection(() => {
      if (connectionLostAt() !== undefined) return;
      for (const query of queries.findAll({ type: 'active', predicate: isFailed })) plan(client, query);
    }),
    queries.subscribe(({ type, query }) => {
      if (type !== 'updated' || !isFailed(query) || !isServerFailure(query)) return;
      if (query.isActive() && (tries.get(query) ?? 0) < MAX_TRIES) plan(client, query);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
};
