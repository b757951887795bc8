import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { inTurn } from '#lib/breath.ts';
import { detailsKey } from '#lib/outbox/effect.ts';
import type { Stamped } from '#lib/resource.ts';
import type { LiveEvents } from '../contract.ts';
import { hanging, invalidatedBy, revisedList, revisedNames, shared, slow } from './topics.ts';

/** Changes within this time are fetched together. */
const DEBOUNCE_MS = 120;

/** How often a fetch is repeated that a local write has cancelled. */
const MAX_TRIES = 3;

type Changed = LiveEvents['changed'];

/**
 * Waits for the running fetch, which may have started before the event; then fetches, until an answer was accepted. A
 * query that was removed meanwhile, as by signing out, is asked for no more.
 */
const askAnew = async (client: QueryClient, queryKey: QueryKey, ask: () => Promise<unknown>) => {
  const cache = client.getQueryCache();
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const query = cache.find({ queryKey });
    if (!query) return;
    await query.promise?.catch(() => undefined);
    if (cache.find({ queryKey }) !== query) return;
    let taken = false;
    const unsubscribe = cache.subscribe((event) => {
      if (event.type !== 'updated' || event.query !== query) return;
      const { action } = event;
      if ((action.type === 'success' && !action.manual) || action.type === 'error') taken = true;
    });
    await ask().catch(() => undefined);
    unsubscribe();
    if (taken) return;
  }
};

/** The affected items; undefined means all of them. */
type Ids = ReadonlySet<string> | undefined;

/** Updates details from the list just fetched; unknown ones are invalidated. */
const updateDetails = (client: QueryClient, name: string, rows: readonly Stamped[] | undefined, ids: Ids) => {
  const stale = new Set<string>();
  const details = client.getQueryCache().findAll({ queryKey: detailsKey(name) });
  if (details.length === 0) return stale;
  const rowOf = new Map(rows?.map((row) => [row._id, row]));
  for (const { queryKey, queryHash } of details) {
    const id = String(queryKey[2]);
    const row = rowOf.get(id);
    const item = client.getQueryData<Stamped>(queryKey);
    if (row && item && row.rev > item.rev) client.setQueryData(queryKey, row);
    else if (!row && (!ids || ids.has(id))) stale.add(queryHash);
  }
  return stale;
};

/**
 * Brings the caches up to date with others' changes: a list fetches only its changes, whether displayed or not, so that
 * it is current when the connection is lost; data without revisions is refetched if displayed, and invalidated
 * otherwise.
 */
export const createRefresh = (client: QueryClient) => {
  const lists = new Map<string, Ids>();
  let keys: QueryKey[] = [];
  /** Resources that have changed, for what is made from them. */
  let sources = new Set<string>();
  let boat = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let ended = false;

  const list = async (name: string, boatID: string, ids: Ids) => {
    const options = revisedList(name, boatID);
    if (!options) return;
    const { queryKey } = options;
    const query = client.getQueryCache().find({ queryKey });
    // A list that was never fetched is not fetched because of its changes.
    if (query?.state.data !== undefined || query?.isActive())
      await askAnew(client, queryKey, () => client.fetchQuery({ ...options, staleTime: 0, retry: false }));
    await invalidateNow(
      [],
      new Set(),
      updateDetails(client, name, client.getQueryData<readonly Stamped[]>(queryKey), ids),
    );
  };

  /**
   * Refetches displayed queries that begin with these keys, are made from these resources, or have one of these hashes, and
   * invalidates the others. A
   * boat's offline data is thousands of queries: each is visited once and invalidated by itself, without a search.
   */
  const invalidateNow = async (
    starts: readonly QueryKey[],
    changed: ReadonlySet<string>,
    hashes: ReadonlySet<string> = new Set(),
  ) => {
    const startsOf = new Map<unknown, QueryKey[]>();
    for (const start of starts) startsOf.set(start[0], [...(startsOf.get(start[0]) ?? []), start]);
    const concerned = client
      .getQueryCache()
      .getAll()
      .filter(
        ({ queryKey, queryHash, meta }) =>
          hashes.has(queryHash) ||
          startsOf.get(queryKey[0])?.some((start) => partialMatchKey(queryKey, start)) ||
          meta?.from?.some((name) => changed.has(name)),
      );
    for (const query of concerned) query.invalidate();
    const shown = concerned.filter((query) => query.isActive() && !query.isDisabled());
    await inTurn(shown, ({ queryKey }) =>
      askAnew(client, queryKey, () =>
        client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false, throwOnError: true }),
      ),
    );
  };

  const run = async () => {
    timer = undefined;
    if (running) return;
    running = true;
    const asked = [...lists];
    const stale = keys;
    const changed = sources;
    lists.clear();
    keys = [];
    sources = new Set();
    await Promise.all([invalidateNow(stale, changed), inTurn(asked, ([name, ids]) => list(name, boat, ids))]);
    running = false;
    if (lists.size + keys.length + sources.size > 0) later();
  };
  const later = () => {
    if (!ended) timer ??= setTimeout(() => void run(), DEBOUNCE_MS);
  };

  const invalidate = (more: readonly QueryKey[]) => {
    keys.push(...more);
    later();
  };
  const all = (boatID: string) => {
    boat = boatID;
    for (const name of revisedNames()) {
      lists.set(name, undefined);
      sources.add(name);
    }
    invalidate([...shared, ...hanging()]);
  };

  return {
    /** Somebody else has changed something of this boat. */
    changed: (change: Changed) => {
      const { resource, ids } = change;
      boat = change.boatID;
      if (revisedList(resource, boat)) {
        const before = lists.has(resource) ? lists.get(resource) : new Set<string>();
        lists.set(resource, before && ids.length > 0 ? new Set([...before, ...ids]) : undefined);
      }
      sources.add(resource.split('/')[0] ?? resource);
      invalidate(invalidatedBy(change));
    },
    /** From now on every change is received: data loaded a moment before may have changed since. */
    begins: all,
    /** No events were received for a while. */
    gap: (boatID: string) => {
      all(boatID);
      invalidate(slow);
    },
    invalidate,
    end: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
};
