import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { correctedIso } from '#lib/clock.ts';
import { useConnection } from '#lib/connection.ts';
import { syncedKey } from '#lib/synced.ts';
import { useFormat } from '#ui/format/useFormat.tsx';

/** Data of the user and the frame is on every page and says nothing about its age. */
const frame = new Set<unknown>(['auth', 'theme', 'notices', 'vessel', 'savedviews', 'sync']);

/** When the server last sent it: local changes make a list newer, but not with respect to others' changes. */
const lastSyncedAt = (client: QueryClient, { queryKey, state }: Query) =>
  client.getQueryState(syncedKey(queryKey))?.dataUpdatedAt ?? state.dataUpdatedAt;

const oldestOnScreen = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({
      type: 'active',
      predicate: ({ queryKey, state }) => !frame.has(queryKey[0]) && state.dataUpdatedAt > 0,
    })
    .reduce<number | undefined>(
      (oldest, query) => Math.min(oldest ?? Number.POSITIVE_INFINITY, lastSyncedAt(client, query)),
      undefined,
    );

/**
 * The age of the page's data in ship time ("today 09:42"): of the oldest query it shows. Undefined while there is a
 * connection, and if no data is shown.
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
  return at === undefined ? undefined : format.dayTime(correctedIso(at));
};
