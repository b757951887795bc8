import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Listed } from './listRules.ts';
import { outboxOf } from './outbox/outboxOf.ts';
import { applyPending } from './outbox/overlay.ts';

type KeptList = { queryKey: QueryKey; items: readonly Listed[] };

/**
 * Reads lists of several owners in one answer and keeps each as if it had been read by itself (`readList`): read again if
 * a write of one of their resources was answered meanwhile, with this device's pending writes applied. A list that came
 * anew meanwhile, or that is said to be out of date, stays as it is. @throws what `fetch` throws.
 */
export const keepLists = async (
  client: QueryClient,
  keys: readonly QueryKey[],
  fetch: () => Promise<readonly KeptList[]>,
): Promise<void> => {
  const outbox = outboxOf(client);
  const resources = [...new Set(keys.map(([resource]) => String(resource)))];
  const answered = () => resources.map((resource) => outbox.answered(resource)).join();
  const stateOf = (queryKey: QueryKey) => {
    const { dataUpdateCount = 0, isInvalidated = false } = client.getQueryState(queryKey) ?? {};
    return `${dataUpdateCount} ${isInvalidated}`;
  };
  for (;;) {
    const writes = answered();
    const updatedAt = Date.now();
    const before = keys.map(stateOf);
    const lists = await fetch();
    if (answered() !== writes) continue;
    const unchanged = new Set(keys.filter((key, at) => stateOf(key) === before[at]).map(String));
    for (const { queryKey, items } of lists)
      if (unchanged.has(String(queryKey)))
        client.setQueryData(queryKey, applyPending(client, queryKey, items), { updatedAt });
    return;
  }
};
