import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The rows of a tree that differ from the initial state; stored per search and filters. */
export type Folding = { key: string; open: boolean; ids: ReadonlySet<string> };

/** The position of a list: scroll offset in px, and collapsed rows. `initial` is the offset to restore. */
export type ListMemory = { initial: number; offset: number; foldings: readonly Folding[] };

const positions = new Map<string, Pick<ListMemory, 'offset' | 'foldings'>>();
const MAX_LISTS = 50;

type Entry = { state: { __TSR_key?: string } };
const keyOf = (entry: Entry, label: string) => `${entry.state.__TSR_key ?? ''}:${label}`;

/** The position of a list when its page was left; Back returns to the same history entry, so to the same state. */
export const useScrollMemory = (label: string): ListMemory => {
  const router = useRouter();
  const [memory] = useState<ListMemory>(() => {
    const { offset, foldings } = positions.get(keyOf(router.history.location, label)) ?? {
      offset: 0,
      foldings: [],
    };
    return { initial: offset, offset, foldings };
  });
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        if (!fromLocation) return;
        const key = keyOf(fromLocation, label);
        positions.delete(key);
        positions.set(key, { offset: memory.offset, foldings: memory.foldings });
        const oldest = positions.keys().next().value;
        if (positions.size > MAX_LISTS && oldest !== undefined) positions.delete(oldest);
      }),
    [router, memory, label],
  );
  return memory;
};
