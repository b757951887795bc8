import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createSlots } from './slots.ts';

/** Assumed where nothing is laid out, as in tests. */
const SCREEN = 800;

type Options = {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  height: number;
  memory: { initial: number; offset: number };
};

/** Paper has no scroller: every row is there while the page is printed. */
const printing = {
  on: false,
  subscribe: (listener: () => void) => {
    const start = () => {
      printing.on = true;
      listener();
    };
    const end = () => {
      printing.on = false;
      listener();
    };
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  },
};

/** The rows of a scroller that are in sight, each in a slot that is used again for another row; how many slots there are. */
export const useSlots = ({ scroller, count, height, memory }: Options) => {
  const [slots] = useState(createSlots);
  const print = useSyncExternalStore(printing.subscribe, () => printing.on);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Back: rows may come after the page; the place is taken up again with the first of them.
    if (memory.initial && count) {
      element.scrollTop = memory.initial;
      memory.initial = 0;
    }
    let view = element.clientHeight || SCREEN;
    const follow = () => {
      const offset = element.scrollTop;
      memory.offset = offset;
      slots.follow(print ? { offset: 0, view: count * height, height, count } : { offset, view, height, count }, (stays) => {
        // A row that is scrolled away must not hand its focus on to the next one in its slot.
        const at = document.activeElement;
        const row = element.contains(at) ? at?.closest<HTMLElement>('[data-slot]')?.dataset.slot : undefined;
        if (row !== undefined && !stays(slots.rowIn(Number(row)))) element.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      });
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    const observer = new ResizeObserver(() => {
      view = element.clientHeight || SCREEN;
      follow();
    });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [scroller, slots, count, height, memory, print]);

  const size = useSyncExternalStore(slots.subscribe, slots.size);
  return { slots, size };
};
