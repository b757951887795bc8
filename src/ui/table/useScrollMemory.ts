import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createListMemory } from './rememberLists.ts';

const offsets = createListMemory<number>();

type Entry = { state: { __TSR_key?: string } };
const keyOf = (entry: Entry, label: string) => `${entry.state.__TSR_key ?? ''}:${label}`;

/** Where a list stood when its page was left; Back comes to the same entry of the history, so to the same place. */
export const useScrollMemory = (label: string) => {
  const router = useRouter();
  const [memory] = useState(() => {
    const initial = offsets.get(keyOf(router.history.location, label)) ?? 0;
    return { initial, offset: initial };
  });
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        if (!fromLocation) return;
        offsets.set(keyOf(fromLocation, label), memory.offset);
      }),
    [router, memory, label],
  );
  return memory;
};
