import { hashKey, type Query, type QueryCacheNotifyEvent, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../apiError.ts';
import { firstRowsOf, noteFirstRows } from '../firstRows.ts';
import type { Stamped } from '../resource.ts';
import { readSynced } from '../synced.ts';
import { watchActivity } from '../userActivity.ts';
import type { Entry } from './entries.ts';
import type { EntryStore } from './schema.ts';

export { deleteOthers } from './deleteOthers.ts';
export { writePieces } from './writePieces.ts';

/** Changes are written together this long after the first one; at once when the page is left. */
const THROTTLE_MS = 1000;

/** Queries per transaction, so that a user who comes back does not wait for hundreds. */
const MAX_ENTRIES_A_WRITE = 50;

/** Continuous user activity delays a write at most this long. */
const MAX_IDLE_WAIT_MS = 10_000;

/** Statuses after which the user may no longer see the stored data. */
const LOST_STATUSES = [403, 404, 410];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isList = (data: unknown): data is readonly Stamped[] => Array.isArray(data);

/** Whether a query's data is to be stored. */
const isPersisted = (query: Query) => query.state.data !== undefined && query.meta?.keep !== false;

/** The first rows of a list as noted, for its entry. */
const firstOf = (hash: string, data: readonly Stamped[]): Pick<Entry, 'first'> => {
  const noted = firstRowsOf(hash);
  if (!noted) return {};
  const { ids, page, at } = noted;
  return { first: { page, at, rows: data.filter(({ _id }) => ids.has(_id)) } };
};

/** First rows which a page shows until their list comes, as the entry of that list. */
const firstShown = ({ queryKey, meta, state }: Query) => {
  if (meta?.keep !== false || queryKey[1] !== 'list' || !isList(state.data)) return undefined;
  const [key, page] = [queryKey.slice(0, -1), String(queryKey.at(-1))];
  const first = { page, at: location.pathname, rows: state.data };
  return { hash: hashKey(key), key, updatedAt: state.dataUpdatedAt, first };
};

/** The stored form of a query. */
const toEntry = (client: QueryClient, query: Query): Entry => {
  const { queryHash: hash, queryKey: key, state } = query;
  const { data } = state;
  const head = { hash, key, updatedAt: state.dataUpdatedAt };
  const synced = key[1] === 'list' && isList(data) ? readSynced<Stamped>(client, key) : undefined;
  if (!synced || !isList(data)) return { ...head, data, ...(isList(data) ? firstOf(hash, data) : {}) };
  const known = { ...head, rev: synced.rev, ...firstOf(hash, data) };
  if (data === synced.items) return known;
  const theirs = new Set(synced.items);
  return { ...known, ids: data.map(({ _id }) => _id), own: data.filter((row) => !theirs.has(row)) };
};

/**
 * Writes the queries of a cache to a store as they change, until stopped. It starts with what changed while the store
 * was being opened, found by comparing with the store's entries.
 */
export const follow = (client: QueryClient, store: EntryStore, entries: readonly Entry[]) => {
  const cache = client.getQueryCache();
  const changed = new Set<string>();
  const stopped = new AbortController();
  const { idle } = watchActivity(stopped.signal);
  let busy = false;
  /** The queries being written, which have to be written again if that transaction is aborted. */
  let taken: readonly string[] = [];
  let broken = false;
  /** By the hash of their list: a page that is left before it comes shows them at once when it is opened again. */
  const firsts = new Map<string, Entry>();

  const note = (query: Query) => {
    const first = query.getObserversCount() > 0 ? firstShown(query) : undefined;
    changed.add(first?.hash ?? query.queryHash);
    // Its list has come, or is gone for good.
    if (!first) return void firsts.delete(query.queryHash);
    firsts.set(first.hash, first);
    // A list that comes before the one beside it is stored with the rows that the page shows of it.
    const { page, at, rows } = first.first;
    noteFirstRows(
      first.key,
      page,
      at,
      rows.map(({ _id }) => _id),
    );
  };

  const entryOf = (hash: string): Entry | undefined => {
    const query = cache.get(hash);
    if (query && isLost(query.state.error)) return undefined;
    if (query && isPersisted(query)) return toEntry(client, query);
    return firsts.get(hash);
  };

  const write = async (hashes: readonly string[], leaving: boolean) => {
    const puts: Entry[] = [];
    const removed: string[] = [];
    for (const hash of hashes) {
      changed.delete(hash);
      const entry = entryOf(hash);
      if (entry) puts.push(entry);
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
    note(query);
    schedule();
  };

  const had = new Map(entries.map(({ hash, updatedAt }) => [hash, updatedAt]));
  for (const query of cache.getAll())
    if (query.state.data !== undefined && query.state.dataUpdatedAt !== had.get(query.queryHash)) note(query);
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
