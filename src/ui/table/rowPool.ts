/** Rows drawn beyond the edges of the viewport, at both together. */
export const OVERSCAN_ROWS = 14;

/**
 * Slots get other rows when fewer rows than this are drawn beyond an edge. The frame in which that happens costs a tablet
 * about as much for one row as for five: they change together, and the frames between cost little.
 */
const LEAST_BEYOND = 3;

/**
 * The visible part of a list: scroll offset, visible height, row height in px, and number of rows. If rows differ in
 * height, `height` is the smallest and `rowAt` returns the row at an offset.
 */
export type Viewport = {
  offset: number;
  view: number;
  height: number;
  count: number;
  rowAt?: ((offset: number) => number) | undefined;
};

/** The number of slots a list needs, so that every visible row has one at any offset, and `beyond` others. */
export const poolSize = ({ view, height, count }: Viewport, beyond = OVERSCAN_ROWS) =>
  Math.min(count, Math.ceil(view / height) + 1 + beyond);

/** How many rows are drawn above the first visible one, from how many it would be without a change. */
const rowsAbove = (above: number, size: number) => {
  const most = OVERSCAN_ROWS - LEAST_BEYOND;
  if (above >= LEAST_BEYOND && above <= most) return above;
  // Scrolled on: more of them where it scrolls to.
  if (above > most && above < size) return LEAST_BEYOND;
  if (above < LEAST_BEYOND && above > -size) return most;
  return OVERSCAN_ROWS / 2;
};

/** The first row that has a slot; `before` is the one so far, if as many rows had one. */
export const firstPooledRow = (
  { offset, height, count, rowAt }: Viewport,
  size: number,
  before = Number.NaN,
) => {
  const top = rowAt?.(offset) ?? Math.floor(offset / height);
  return Math.max(0, Math.min(count - size, top - rowsAbove(top - before, size)));
};

/** The offset of each row, and of the end of the list, in px. */
export const topsOf = <Row>(rows: readonly Row[], heightOf: (row: Row) => number): readonly number[] => {
  const tops = [0];
  let top = 0;
  for (const row of rows) {
    top += heightOf(row);
    tops.push(top);
  }
  return tops;
};

/** The row at an offset. */
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

/** The row in a slot. Row n is in slot `n % size`: scrolling by one row changes one slot. */
export const rowInSlot = (slot: number, first: number, size: number) =>
  size === 0 ? -1 : first + ((((slot - first) % size) + size) % size);

/** Tracks which rows have slots; notifies only slots whose row changes, so that React renders only those. */
export const createRowPool = () => {
  let first = 0;
  let size = 0;
  const listeners = new Set<() => void>();
  const bySlot = new Map<number, () => void>();
  return {
    /** Notifies of every change. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Notifies when a slot gets another row; a slot has one listener. */
    subscribeTo: (slot: number, listener: () => void) => {
      bySlot.set(slot, listener);
      return () => {
        bySlot.delete(slot);
      };
    },
    size: () => size,
    rowIn: (slot: number) => rowInSlot(slot, first, size),
    has: (row: number) => row >= first && row < first + size,
    /** Follows the scroller, with so many rows beyond its edges. `leaving` is called before rows change. */
    follow: (viewport: Viewport, leaving: (stays: (row: number) => boolean) => void, beyond?: number) => {
      const nextSize = poolSize(viewport, beyond);
      const next = firstPooledRow(viewport, nextSize, nextSize === size ? first : undefined);
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
