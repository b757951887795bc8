import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
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
