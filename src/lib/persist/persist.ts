import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../apiError.ts';
import { watchActivity } from '../userActivity.ts';
import { type Entry, isPersisted, restore, toEntry } from './entries.ts';
import { deleteEntries, deleteOthers, type EntryStore, entryStore } from './entryStore.ts';

/** Changes are written together this long after the first one; at once when the page is left. */
const THROTTLE_MS = 1000;

/** Queries per transaction, so that a user who comes back does not wait for hundreds. */
const MAX_ENTRIES_A_WRITE = 50;

/** Continuous user activity delays a write at most this long. */
const MAX_IDLE_WAIT_MS = 10_000;

/** The app waits at most this long for stored data. */
const MAX_RESTORE_MS = 2000;

/** After the storage was deleted, a sign-out in another tab is known here within this time. */
const DELETED_PAUSE_MS = 2000;

/** Statuses after which the user may no longer see the stored data. */
const LOST_STATUSES = [403, 404, 410];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Writes the queries of a cache to a store as they change, until stopped. It starts with what changed while the store
 * was being opened, found by comparing with the store's entries.
 */
const follow = (client: QueryClient, store: EntryStore, entries: readonly Entry[]) => {
  const cache = client.getQueryCache();
  const changed = new Set<string>();
  const stopped = new AbortController();
  const { idle } = watchActivity(stopped.signal);
  let busy = false;
  /** The queries being written, which have to be written again if that transaction is aborted. */
  let taken: readonly string[] = [];
  let broken = false;

  const write = async (hashes: readonly string[], leaving: boolean) => {
    const puts: Entry[] = [];
    const removed: string[] = [];
    for (const hash of hashes) {
      changed.delete(hash);
      const query = cache.get(hash);
      if (query && isPersisted(query) && !isLost(query.state.error)) puts.push(toEntry(client, query));
      else removed.push(hash);
    }
    taken = leaving ? [] : hashes;
    // Without room or storage the app runs in memory; a list must not be stored beside a revision of another time.
    await store.write(puts, removed, leaving).catch(() => {
      broken = true;
    });
    if (taken === hashes) taken = [];
  };

  /** Writes what has changed, a few entries at a time, and only while the user is idle. */
  const writeAll = async () => {
    busy = true;
    await wait(THROTTLE_MS);
    while (changed.size > 0 && !broken) {
      await Promise.race([idle(), wait(MAX_IDLE_WAIT_MS)]);
      if (!broken) await write([...changed].slice(0, MAX_ENTRIES_A_WRITE), false);
    }
    busy = false;
  };

  const schedule = () => {
    if (!broken && !busy) void writeAll();
  };

  /** A page that is left may not come back: everything is written, including what is currently being written. */
  const leave = () => {
    const hashes = [...new Set([...taken, ...changed])];
    if (hashes.length > 0 && !broken) void write(hashes, true);
  };

  const onCacheEvent = ({ type, query, ...event }: QueryCacheNotifyEvent) => {
    const action = type === 'updated' && 'action' in event ? event.action : undefined;
    const isNews = action?.type === 'success' || (action?.type === 'error' && isLost(action.error));
    if (type !== 'removed' && !isNews) return;
    changed.add(query.queryHash);
    schedule();
  };

  const had = new Map(entries.map(({ hash, updatedAt }) => [hash, updatedAt]));
  for (const { queryHash, state } of cache.getAll())
    if (state.data !== undefined && state.dataUpdatedAt !== had.get(queryHash)) changed.add(queryHash);
  if (changed.size > 0) schedule();
  const unsubscribe = cache.subscribe(onCacheEvent);
  const hide = () => document.visibilityState === 'hidden' && leave();
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  return () => {
    broken = true;
    stopped.abort();
    unsubscribe();
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
  };
};

const isLost = (error: unknown) => error instanceof ApiError && LOST_STATUSES.includes(error.status);

/**
 * Stores fetched queries on the device, in one database per user: `start` restores the stored data with its age and
 * follows the cache from then on; `forget` deletes it (sign-out). If storage is full, blocked or missing, the app
 * continues in memory.
 */
export const persistQueries = (
  client: QueryClient,
  storeOf: (userID: string, onDeleted: () => void) => EntryStore = entryStore,
) => {
  let stop = () => {};
  let current: string | undefined;
  /** Somebody emptied the storage: what is in memory is stored again, unless it was a sign-out. */
  const startAgain = async (userID: string) => {
    await wait(DELETED_PAUSE_MS);
    if (current === userID) await start(userID);
  };
  const start = async (userID: string): Promise<void> => {
    stop();
    current = userID;
    const store = storeOf(userID, () => void startAgain(userID));
    stop = () => store.close();
    const restored = store
      .all()
      .then(async (entries) => {
        if (current !== userID) return;
        const old = restore(client, entries);
        const unfollow = follow(client, store, entries);
        stop = () => {
          unfollow();
          store.close();
        };
        if (old.length > 0) await store.write([], old);
      })
      .catch(() => undefined);
    await Promise.race([restored, wait(MAX_RESTORE_MS)]);
  };
  const forget = async (userID: string) => {
    if (current === userID) {
      stop();
      stop = () => {};
      current = undefined;
    }
    await deleteEntries(userID);
  };
  /** Deletes the stored data of all users except the current one. */
  const forgetOthers = () => deleteOthers(() => current).catch(() => undefined);
  return { start, forget, forgetOthers };
};
