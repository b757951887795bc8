import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Listed } from '../listRules.ts';
import { rulesOf } from './effect.ts';
import { outboxOf } from './outboxOf.ts';
import type { OutboxState } from './outboxTypes.ts';

/** The operations on this device that wait to be sent or need attention. */
export const useOutbox = (): OutboxState => {
  const { subscribe, state } = outboxOf(useQueryClient());
  return useSyncExternalStore(subscribe, state);
};

/** All entities with a waiting operation or one that needs attention; the same map while nothing changes. */
export const useWaitingEntities = (): OutboxState['entities'] => {
  const { subscribe, state } = outboxOf(useQueryClient());
  return useSyncExternalStore(subscribe, () => state().entities);
};

/** Whether an operation on this entity waits on this device or needs attention. */
export const useWaiting = (id: string): 'waiting' | 'attention' | undefined => {
  const { subscribe, state } = outboxOf(useQueryClient());
  return useSyncExternalStore(subscribe, () => state().entities.get(id));
};

const none: readonly never[] = [];

/**
 * Items that this device has added to a list and not sent yet, or an empty list: what a page shows of a list that could
 * not be loaded.
 */
export const usePendingItems = <T extends Listed>(queryKey: QueryKey): readonly T[] => {
  const { waiting, attention } = useOutbox();
  const effects = [...attention, ...waiting].flatMap(({ effect }) =>
    effect.resource === queryKey[0] ? [effect] : [],
  );
  return effects.length > 0 ? rulesOf<T>(effects, queryKey)(none) : none;
};
