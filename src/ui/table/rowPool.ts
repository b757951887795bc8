/** Rows drawn beyond either edge of what is in sight. */
export const OVERSCAN_ROWS = 5;

/**
 * What of a list is in sight: how far it is scrolled, how much shows, and what stands in it; px. Where rows differ in
 * height, `height` is the least and `rowAt` tells the row at an offset.
 */
export type Viewport = {
  offset: number;
  view: number;
  height: number;
  count: number;
  rowAt?: ((offset: number) => number) | undefined;
};

/** How many slots a list needs, so that a row in sight has one at any offset. */
export const poolSize = ({ view, height, count }: Viewport) =>
  Math.min(count, Math.ceil(view / height) + 1 + 2 * OVERSCAN_ROWS);

/** The first row that has a slot. */
export const firstPooledRow = ({ offset, height, count, rowAt }: Viewport, size: number) =>
  Math.max(0, Math.min(count - size, (rowAt?.(offset) ?? Math.floor(offset / height)) - OVERSCAN_ROWS));

/** Where each row begins, and last where the list ends, in px from its top. */
export const topsOf = <Row>(rows: readonly Row[], heightOf: (row: Row) => number): readonly number[] => {
  const tops = [0];
  let top = 0;
  for (const row of rows) {
    top += heightOf(row);
    tops.push(top);
  }
  return tops;
};

/** The row that stands at an offset. */
export const rowAtOffset = (tops: readonly number[], offset: number) => {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle + 1] ?? Number.POSITIVE_INFINITY) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The row in a slot. It stands in slot `row % size`: scrolling on by one row changes one slot. */
export const rowInSlot = (slot: number, first: number, size: number) =>
  size === 0 ? -1 : first + ((((slot - first) % size) + size) % size);

/** Which rows have slots now; tells the slots that have another row, so that React draws those alone. */
export const createRowPool = () => {
  let first = 0;
  let size = 0;
  const listeners = new Set<() => void>();
  const bySlot = new Map<number, () => void>();
  return {
    /** Hears of every change. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Hears of another row in one slot; a slot has one listener. */
    subscribeTo: (slot: number, listener: () => void) => {
      bySlot.set(slot, listener);
      return () => {
        bySlot.delete(slot);
      };
    },
    size: () => size,
    rowIn: (slot: number) => rowInSlot(slot, first, size),
    has: (row: number) => row >= first && row < first + size,
    /** Follows the scroller. `leaving` is called before rows change. */
    follow: (viewport: Viewport, leaving: (stays: (row: number) => boolean) => void) => {
      const nextSize = poolSize(viewport);
      const next = firstPooledRow(viewport, nextSize);
      if (next === first && nextSize === size) return;
      leaving((row) => row >= next && row < next + nextSize);
      const changed = [...bySlot].filter(
        ([slot]) => rowInSlot(slot, first, size) !== rowInSlot(slot, next, nextSize),
      );
      first = next;
      size = nextSize;
      for (const [, listener] of changed) listener();
      for (const listener of listeners) listener();
    },
  };
};

export type RowPool = ReturnType<typeof createRowPool>;
