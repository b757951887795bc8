import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { outboxOf } from './outboxOf.ts';
import type { OutboxState } from './outboxTypes.ts';

/** What waits on this device to be sent, and what needs attention. */
export const useOutbox = (): OutboxState => {
  const { subscribe, state } = outboxOf(useQueryClient());
  return useSyncExternalStore(subscribe, state);
};

/** All things of which something waits on this device, or needs attention; the same map while nothing of it changes. */
export const useWaitingEntities = (): OutboxState['entities'] => {
  const { subscribe, state } = outboxOf(useQueryClient());
  return useSyncExternalStore(subscribe, () => state().entities);
};

/** Whether something about this thing waits on this device, or needs attention. */
export const useWaiting = (id: string): 'waiting' | 'attention' | undefined => {
  const { subscribe, state } = outboxOf(useQueryClient());
  return useSyncExternalStore(subscribe, () => state().entities.get(id));
};
