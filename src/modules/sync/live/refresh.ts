import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { detailsKey } from '#lib/outbox/effect.ts';
import type { Stamped } from '#lib/resource.ts';
import type { LiveEvents } from '../contract.ts';
import { invalidatedBy, revisedList, revisedNames, shared, slow } from './topics.ts';

/** Changes within so many ms are asked for together. */
const DEBOUNCE_MS = 120;

/** What was broken off by a write of this device is asked for again, so many times. */
const MAX_TRIES = 3;

type Changed = LiveEvents['changed'];

/** Waits for what is on its way, which may have left before the news came; then asks, until an answer was taken. */
const askAnew = async (client: QueryClient, queryKey: QueryKey, ask: () => Promise<unknown>) => {
  const cache = client.getQueryCache();
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const query = cache.find({ queryKey });
    if (!query) return;
    await query.promise?.catch(() => undefined);
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

/** The items that are concerned; undefined means all of them. */
type Ids = ReadonlySet<string> | undefined;

/** Details take what the list just said; those that it does not know are outdated. */
const updateDetails = (client: QueryClient, name: string, rows: readonly Stamped[] | undefined, ids: Ids) => {
  const rowOf = new Map(rows?.map((row) => [row._id, row]));
  const outdated = new Set<string>();
  for (const { queryKey, queryHash } of client.getQueryCache().findAll({ queryKey: detailsKey(name) })) {
    const id = String(queryKey[2]);
    const row = rowOf.get(id);
    const item = client.getQueryData<Stamped>(queryKey);
    if (row && item && row.rev > item.rev) client.setQueryData(queryKey, row);
    else if (!row && (!ids || ids.has(id))) outdated.add(queryHash);
  }
  return outdated;
};

/**
 * Brings the caches up to date with what others did: a list asks for its changes only, whether it is shown or not, so that
 * it is new when the link goes; what has no revisions is asked for where it is shown, and is out of date elsewhere.
 */
export const createRefresh = (client: QueryClient) => {
  const lists = new Map<string, Ids>();
  let keys: QueryKey[] = [];
  let boat = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let ended = false;

  const list = async (name: string, boatID: string, ids: Ids) => {
    const options = revisedList(name, boatID);
    if (!options) return;
    const { queryKey } = options;
    const query = client.getQueryCache().find({ queryKey });
    // A whole list that nobody has wanted so far is not fetched for the sake of its changes.
    if (query?.state.data !== undefined || query?.isActive())
      await askAnew(client, queryKey, () => client.fetchQuery({ ...options, staleTime: 0, retry: false }));
    await invalidateNow(
      [],
      updateDetails(client, name, client.getQueryData<readonly Stamped[]>(queryKey), ids),
    );
  };

  /**
   * What begins with these keys, or has one of these hashes, is asked for where it is shown, and marked elsewhere. A boat on
   * the device is thousands of queries: each is looked at once and marked by itself, never searched for.
   */
  const invalidateNow = async (starts: readonly QueryKey[], hashes: ReadonlySet<string> = new Set()) => {
    const concerned = client
      .getQueryCache()
      .getAll()
      .filter(
        ({ queryKey, queryHash }) =>
          hashes.has(queryHash) || starts.some((start) => partialMatchKey(queryKey, start)),
      );
    for (const query of concerned) query.invalidate();
    await Promise.all(refetchActive(concerned));
  };

  const refetchActive = (queries: readonly Query[]) =>
    queries
      .filter((query) => query.isActive() && !query.isDisabled())
      .map(({ queryKey }) =>
        askAnew(client, queryKey, () =>
          client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false, throwOnError: true }),
        ),
      );

  const run = async () => {
    timer = undefined;
    if (running) return;
    running = true;
    const asked = [...lists];
    const outdated = keys;
    lists.clear();
    keys = [];
    await Promise.all([...asked.map(([name, ids]) => list(name, boat, ids)), invalidateNow(outdated)]);
    running = false;
    if (lists.size + keys.length > 0) later();
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
    for (const name of revisedNames()) lists.set(name, undefined);
    invalidate(shared);
  };

  return {
    /** Somebody else changed something of this boat. */
    changed: (change: Changed) => {
      const { resource, ids } = change;
      boat = change.boatID;
      if (revisedList(resource, boat)) {
        const before = lists.has(resource) ? lists.get(resource) : new Set<string>();
        lists.set(resource, before && ids.length > 0 ? new Set([...before, ...ids]) : undefined);
      }
      invalidate(invalidatedBy(change));
    },
    /** From now on all is told: what this app loaded a moment before may have changed since. */
    begins: all,
    /** Nothing was heard for a while. */
    gap: (boatID: string) => {
      all(boatID);
      invalidate(slow);
    },
    outdate: invalidate,
    end: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
};
