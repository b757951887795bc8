import { type RefObject, startTransition, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { ListMotion } from './listMotion.ts';
import { createRowPool, OVERSCAN_ROWS, type RowPool } from './rowPool.ts';
import type { ListMemory } from './useScrollMemory.ts';

/** Assumed where there is no layout, as in tests. */
const DEFAULT_VIEW_PX = 800;
/** The part of the window that a list has, before it is known. */
const PART_OF_WINDOW = 0.7;

type Options = {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** The height of the rows; of the smallest if they differ. */
  height: number;
  /** The row at an offset, if rows differ in height; a new function for new rows. */
  rowAt?: ((offset: number) => number) | undefined;
  memory: Pick<ListMemory, 'initial' | 'offset'>;
  /** Draws the rows in its own way while they are scrolled too fast for this one. */
  motion?: RefObject<ListMotion | null>;
};

type Seen = { view?: number; offset: number; isFirst: boolean; slots: number };

/** Paper does not scroll: while printing, every row is rendered, unless a sheet made for paper is. */
const printState = {
  inUse: false,
  subscribe: (listener: () => void) => {
    const turn = (event: Event) => {
      printState.inUse = event.type === 'beforeprint' && !document.querySelector('.dt-paper');
      listener();
    };
    addEventListener('beforeprint', turn);
    addEventListener('afterprint', turn);
    return () => {
      removeEventListener('beforeprint', turn);
      removeEventListener('afterprint', turn);
    };
  },
};

/** A row that is scrolled away must not pass its focus on to the next one in its slot. */
const saveFocus = (scroller: HTMLElement, slots: RowPool, stays: (row: number) => boolean) => {
  const at = document.activeElement;
  if (!at || at === document.body || at === scroller || !scroller.contains(at)) return;
  const slot = at.closest<HTMLElement>('[data-slot]')?.dataset.slot;
  if (slot !== undefined && !stays(slots.rowIn(Number(slot)))) scroller.focus({ preventScroll: true });
};

/** The slots for a scroller's rows: which rows have one, and how many slots there are. */
export const useRowPool = ({ scroller, count, height, rowAt, memory, motion }: Options) => {
  // The pool changes in place, which the compiler's memoisation would not see.
  'use no memo';
  const [pool] = useState(createRowPool);
  const [size, setSize] = useState(0);
  /**
   * Height and offset of the list as last measured, which costs a layout of the page; whether only the rows in sight are
   * drawn, and how many slots were asked to be.
   */
  const [seen] = useState<Seen>({ offset: 0, isFirst: false, slots: 0 });
  const printed = useSyncExternalStore(printState.subscribe, () => printState.inUse);
  // The first rows are rendered before it is measured, and at the top only those in sight: the others come step by step.
  if (size === 0 && count > 0 && !memory.initial) {
    const view = seen.view ?? innerHeight * PART_OF_WINDOW;
    seen.isFirst = seen.offset === 0;
    pool.follow(
      { offset: seen.offset, view, height, count, rowAt },
      () => {},
      seen.isFirst ? 0 : OVERSCAN_ROWS,
    );
    setSize(pool.size());
  }

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // On Back: rows may arrive after the page; the scroll position is restored with the first of them.
    if (memory.initial && count) {
      element.scrollTop = memory.initial;
      seen.offset = element.scrollTop;
      memory.initial = 0;
    }
    const measure = () => {
      seen.view = element.clientHeight || DEFAULT_VIEW_PX;
      seen.offset = element.scrollTop;
    };
    if (seen.view === undefined) measure();
    /** Draws as many slots as there are. */
    const draw = () => {
      seen.slots = pool.size();
      setSize(seen.slots);
    };
    /** The same; after the rows in sight, the others between input and drawing. */
    const drawMore = () => {
      if (seen.isFirst) startTransition(draw);
      else if (seen.slots !== pool.size()) draw();
      seen.isFirst = false;
    };
    const follow = () => {
      const offset = printed ? 0 : seen.offset;
      const view = printed ? count * height : (seen.view ?? DEFAULT_VIEW_PX);
      if (count && !printed) memory.offset = offset;
      pool.follow({ offset, view, height, count, rowAt }, (stays) => saveFocus(element, pool, stays));
    };
    // Other rows move nothing by themselves: a list that becomes too short for its offset says so by scrolling.
    follow();
    drawMore();
    const onScroll = () => {
      // Synchronously: rows that come a frame late leave a gap in the list.
      seen.offset = element.scrollTop;
      if (motion?.current?.take(seen.offset)) return;
      flushSync(() => {
        follow();
        draw();
      });
    };
    const observer = new ResizeObserver(() => {
      if (printed) return;
      measure();
      follow();
      drawMore();
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [scroller, pool, seen, count, height, rowAt, memory, printed, motion]);

  return { slots: pool, size };
};

/** The row in a slot; the caller re-renders when it changes. */
export const useRowIn = (slots: RowPool, slot: number) => {
  // The slots change in place, which the compiler's memoisation would not see.
  'use no memo';
  const [, setRow] = useState(() => slots.rowIn(slot));
  useLayoutEffect(() => {
    const update = () => setRow(slots.rowIn(slot));
    update();
    return slots.subscribeTo(slot, update);
  }, [slots, slot]);
  return slots.rowIn(slot);
};
