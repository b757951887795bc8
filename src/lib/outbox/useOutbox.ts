import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { outboxOf } from './outboxOf.ts';
import type { OutboxState } from './outboxTypes.ts';

/** What waits on this device to be sent, and what needs attention. */
export const useOutbox = (): OutboxState => {
  const { subscribe, state } = outboxOf(useQueryClient());
  return useSyncExternalStore(subscribe, state);
};

/** Whether something about this thing waits on this device, or needs attention. */
export const useWaiting = (id: string): 'waiting' | 'attention' | undefined => {
  const { waiting, attention } = useOutbox();
  const isAbout = ({ about }: { about: readonly string[] }) => about.includes(id);
  return attention.some(isAbout) ? 'attention' : waiting.some(isAbout) ? 'waiting' : undefined;
};
