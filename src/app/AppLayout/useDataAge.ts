import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useConnection } from '#lib/connection.ts';
import { syncedKey } from '#lib/synced.ts';
import { useFormat } from '#ui/format/useFormat.tsx';

/** What belongs to the person and the frame is on every page and says nothing about it. */
const frame = new Set<unknown>(['auth', 'theme', 'notices', 'vessel', 'savedviews', 'sync']);

/** When the server last said it: own changes make a list newer, not what others did to it. */
const toldAt = (client: QueryClient, { queryKey, state }: Query) =>
  client.getQueryState(syncedKey(queryKey))?.dataUpdatedAt ?? state.dataUpdatedAt;

const oldestOnScreen = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({
      type: 'active',
      predicate: ({ queryKey, state }) => !frame.has(queryKey[0]) && state.dataUpdatedAt > 0,
    })
    .reduce<number | undefined>(
      (oldest, query) => Math.min(oldest ?? Number.POSITIVE_INFINITY, toldAt(client, query)),
      undefined,
    );

/**
 * As of when the page is, in ship time ("today 09:42"): the oldest of what it shows. Undefined while there is a link, and
 * where nothing is shown.
 */
export const useDataAge = (): string | undefined => {
  const client = useQueryClient();
  const { since } = useConnection();
  const format = useFormat();
  const subscribe = (changed: () => void) =>
    client.getQueryCache().subscribe(notifyManager.batchCalls(changed));
  const at = useSyncExternalStore(subscribe, () =>
    since === undefined ? undefined : oldestOnScreen(client),
  );
  return at === undefined ? undefined : format.dayTime(new Date(at).toISOString());
};
