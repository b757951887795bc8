import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { ApiError } from './apiError.ts';
import { applyDelta, withNewer } from './delta.ts';
import { takeEarly } from './earlyAnswer.ts';
import type { Endpoint } from './endpoint.ts';
import { FIRST_ROWS, firstRowsPainted, listsRead, setFirstRows } from './firstRows.ts';
import type { Part } from './listParts.ts';
import { outboxOf } from './outbox/outboxOf.ts';
import { applyPending } from './outbox/overlay.ts';
import { type Input, request, session } from './request.ts';
import type { Order, Stamped } from './resource.ts';
import { noteSynced, readSynced, type Synced } from './synced.ts';

/** For this long only changes are fetched; then the whole list, in case the server was restored from a backup. */
const MAX_DELTA_AGE_MS = 7 * 86_400_000;

/** The whole list waits at most this long for its first rows to be painted. */
const MAX_PAINT_MS = 1000;

type ListResource = {
  name: string;
  order: Order;
  item: z.ZodMiniType<Stamped>;
  long?: { beside?: { name: string } } | undefined;
  calls: { list: Endpoint; changes: Endpoint; first?: Endpoint; part?: Endpoint };
};
type Item<R extends ListResource> = z.output<R['item']>;
type First<T> = { rest: boolean; items: T[]; beside: Stamped[]; rev?: number; parts?: Part[] };
type Changes<T> = { rev: number; items: T[]; removed: string[] };
type Ask = { client: QueryClient; queryKey: QueryKey; boatID: string; signal: AbortSignal };

/** Rows stored by an older app may lack fields that the item has now; unchanged rows would never get them. */
const hasAllFields = ({ item }: ListResource, [first]: readonly Stamped[]) =>
  first === undefined ||
  !(item instanceof z.ZodMiniObject) ||
  Object.entries(item.shape).every(([key, field]) => !(field instanceof z.ZodMiniDefault) || key in first);

// The endpoints of a generic resource are not known by type here; defineResource has checked their shapes.
const send = (endpoint: Endpoint, input: object) => request(endpoint, input as Input<Endpoint>);

const syncedOf = <T extends Stamped>(items: T[]): Synced<T> => ({
  items,
  rev: items.reduce((most, { rev }) => Math.max(most, rev), 0),
  wholeAt: Date.now(),
});

/** A short list. Of a long one the first rows are shown at once, and then it comes in parts. */
const start = async <R extends ListResource>(resource: R, ask: Ask): Promise<Synced<Item<R>> | undefined> => {
  const { name, long, calls } = resource;
  const { client, queryKey, boatID, signal } = ask;
  if (!calls.first || !calls.part || !long) return undefined;
  const early = takeEarly(session.token(), calls.first.path);
  const input = { params: { boatID }, search: { first: FIRST_ROWS }, signal, early };
  // Every resource's call for its first rows has this answer.
  const { rest, items, beside, ...inParts } = (await send(calls.first, input)) as First<Item<R>>;
  if (!rest) return syncedOf(items);
  if (long.beside) {
    const show = (key: QueryKey, rows: readonly Stamped[]) =>
      setFirstRows(client, key, name, applyPending(client, key, rows));
    const shown = [show([long.beside.name, ...queryKey.slice(1)], beside), show(queryKey, items)];
    // The answer with all rows would take the device's time, and the server's.
    await Promise.race([
      firstRowsPainted(client, shown),
      new Promise((resolve) => setTimeout(resolve, MAX_PAINT_MS)),
    ]);
  }
  const { fetchInParts } = await import('./listParts.ts');
  const come: Synced<Item<R>> = await fetchInParts(calls.part, ask, send, inParts);
  // They came one after the other, so that what changed meanwhile is always asked for.
  return delta(resource, ask, come);
};

const whole = async <R extends ListResource>(
  resource: R,
  { boatID, signal }: Ask,
): Promise<Synced<Item<R>>> =>
  // This resource's list call answers with its items.
  syncedOf((await send(resource.calls.list, { params: { boatID }, signal })) as Item<R>[]);

/** The list for the first time. What was written while it came is fetched again: the list may be older than that. */
const initial = async <R extends ListResource>(resource: R, ask: Ask): Promise<Synced<Item<R>>> => {
  const answered = () => outboxOf(ask.client).answered(resource.name);
  const before = answered();
  const synced = (await start(resource, ask)) ?? (await whole(resource, ask));
  return (answered() !== before && (await delta(resource, ask, synced))) || synced;
};

/** The changes since the last time; undefined when the server cannot say. */
const delta = async <R extends ListResource>(
  resource: R,
  { boatID, signal }: Ask,
  last: Synced<Item<R>>,
): Promise<Synced<Item<R>> | undefined> => {
  try {
    const input = { params: { boatID }, search: { since: last.rev }, signal };
    // Every resource's changes call has this answer.
    const changes = (await send(resource.calls.changes, input)) as Changes<Item<R>>;
    return { ...last, items: applyDelta(last.items, changes, resource.order), rev: changes.rev };
  } catch (error) {
    if (error instanceof ApiError && [400, 404, 410].includes(error.status)) return undefined;
    throw error;
  }
};

/**
 * A boat's list for display: only changes are fetched if the server's list is known, and writes that are pending or
 * were answered meanwhile are applied. @throws what `request` throws.
 */
export const fetchList = async <R extends ListResource>(
  resource: R,
  ask: Ask,
): Promise<readonly Item<R>[]> => {
  const { client, queryKey } = ask;
  await listsRead();
  const here = () => client.getQueryData<readonly Item<R>[]>(queryKey);
  const last = here() && readSynced<Item<R>>(client, queryKey);
  const usable = last && Date.now() - last.wholeAt < MAX_DELTA_AGE_MS && hasAllFields(resource, last.items);
  const synced =
    (usable && (await delta(resource, ask, last))) || (await (here() ? whole : initial)(resource, ask));
  const visible = withNewer(synced.items, here(), synced.rev, resource.order);
  return noteSynced(applyPending(client, queryKey, visible), synced);
};
