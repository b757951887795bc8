import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Which rows of a tree are not as they were at first; kept apart for the list as narrowed down now. */
export type Folding = { key: string; open: boolean; ids: ReadonlySet<string> };

/** How a list stands: how far it is scrolled, in px, and which rows are folded. `initial` is where it takes up again. */
export type ListMemory = { initial: number; offset: number; foldings: readonly Folding[] };

const kept = new Map<string, Pick<ListMemory, 'offset' | 'foldings'>>();
const MAX_LISTS = 50;

type Entry = { state: { __TSR_key?: string } };
const keyOf = (entry: Entry, label: string) => `${entry.state.__TSR_key ?? ''}:${label}`;

/** How a list stood when its page was left; Back comes to the same entry of the history, so to the same state. */
export const useScrollMemory = (label: string): ListMemory => {
  const router = useRouter();
  const [memory] = useState<ListMemory>(() => {
    const { offset, foldings } = kept.get(keyOf(router.history.location, label)) ?? {
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
        kept.delete(key);
        kept.set(key, { offset: memory.offset, foldings: memory.foldings });
        const oldest = kept.keys().next().value;
        if (kept.size > MAX_LISTS && oldest !== undefined) kept.delete(oldest);
      }),
    [router, memory, label],
  );
  return memory;
};
