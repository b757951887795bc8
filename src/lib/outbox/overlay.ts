import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Listed } from '../listRules.ts';
import { rulesOf } from './effect.ts';
import { outboxOf } from './outboxOf.ts';

/**
 * A list from the server as it is to be shown: with what waits on this device applied to it, in order, so that a refetch
 * never makes a waiting change blink away.
 */
export const applyPending = <T extends Listed>(
  client: QueryClient,
  queryKey: QueryKey,
  items: readonly T[],
): readonly T[] => rulesOf<T>(outboxOf(client).effects(String(queryKey[0])), queryKey)(items);

/** A thing that was made on this device and is not on the server yet, with all that waits; undefined for any other. */
export const createdLocally = <T extends Listed>({ client, queryKey }: Ask, id: string): T | undefined => {
  const draft = outboxOf(client).draft(id);
  // Under the key of a resource's details stand its items.
  return draft && applyPending<T>(client, queryKey, [draft as T])[0];
};

type Ask = { client: QueryClient; queryKey: QueryKey };

/**
 * Reads a list that has no revisions, to be shown. One that was on its way while a write of the same resource was answered
 * may be older than that answer: it is read again. `ownerID` is the thing the list is about: of one that was made here and
 * that the server does not have yet, there is nothing to read.
 * @throws what `fetch` throws.
 */
export const readList = async <T extends Listed>(
  { client, queryKey }: Ask,
  fetch: () => Promise<readonly T[]>,
  ownerID?: string,
): Promise<readonly T[]> => {
  const outbox = outboxOf(client);
  if (ownerID !== undefined && outbox.draft(ownerID)) return applyPending<T>(client, queryKey, []);
  const resource = String(queryKey[0]);
  for (;;) {
    const before = outbox.answered(resource);
    const items = await fetch();
    if (outbox.answered(resource) === before) return applyPending(client, queryKey, items);
  }
};

/** The same for a single thing that is cached under a key of details. @throws what `fetch` throws. */
export const readOne = async <T extends Listed>(ask: Ask, fetch: () => Promise<T>): Promise<T> => {
  const found: T[] = [];
  const [shown] = await readList(ask, async () => {
    found[0] = await fetch();
    return found;
  });
  // Effects change things under a key of details, they never remove them.
  return shown ?? found[0] ?? fetch();
};
