import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Listed } from '../listRules.ts';
import { rulesOf } from './effect.ts';
import { outboxOf } from './outboxOf.ts';

/**
 * The server's list with this device's pending writes applied in order, so that a refetch never makes a pending change
 * disappear.
 */
export const applyPending = <T extends Listed>(
  client: QueryClient,
  queryKey: QueryKey,
  items: readonly T[],
): readonly T[] => rulesOf<T>(outboxOf(client).effects(String(queryKey[0])), queryKey)(items);

/**
 * An entity that was created on this device and is not on the server yet, with its pending changes; undefined for any
 * other.
 */
export const createdLocally = <T extends Listed>({ client, queryKey }: Ask, id: string): T | undefined => {
  const draft = outboxOf(client).draft(id);
  // The entries under a resource's details key are its items.
  return draft && applyPending<T>(client, queryKey, [draft as T])[0];
};

type Ask = { client: QueryClient; queryKey: QueryKey };

/**
 * Reads a list without revisions, for display. If a write of the same resource was answered while the read was under
 * way, the result may be older than that answer, so the list is read again. `ownerID` is the entity that owns the list:
 * if it was created here and is not on the server yet, there is nothing to read. @throws what `fetch` throws.
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

/** The same for a single entity cached under a details key. @throws what `fetch` throws. */
export const readOne = async <T extends Listed>(ask: Ask, fetch: () => Promise<T>): Promise<T> => {
  const found: T[] = [];
  const [visible] = await readList(ask, async () => {
    found[0] = await fetch();
    return found;
  });
  // Effects change entities under a details key but never remove them.
  return visible ?? found[0] ?? fetch();
};
