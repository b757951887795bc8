import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Line } from './pipeline.ts';

type Ids = ReadonlySet<string>;
const NONE: Ids = new Set();

/** The ticked rows of a list: spread on it `selected` and `onSelectedChange`; `untick` empties them. */
export const useTicks = () => {
  const [selected, onSelectedChange] = useState(NONE);
  return { selected, onSelectedChange, untick: () => onSelectedChange(NONE) };
};

/** The ids of rows among the lines; headings cannot be ticked. */
const idsOf = <T>(lines: readonly Line<T>[]) => lines.flatMap(({ id, group }) => (group ? [] : [id]));

/** Ticks: one, a range with Shift from the last one, or all that match. */
export const useSelection = <T>(
  lines: readonly Line<T>[],
  selected: Ids = NONE,
  onChange: ((ids: Ids) => void) | undefined,
) => {
  const anchor = useRef<string>(undefined);
  const latest = useRef({ lines, selected, onChange });
  useEffect(() => {
    latest.current = { lines, selected, onChange };
  });
  const tick = useRef((id: string, range: boolean) => {
    const now = latest.current;
    const on = !now.selected.has(id);
    const next = new Set(now.selected);
    const from = now.lines.findIndex((line) => line.id === anchor.current);
    const to = now.lines.findIndex((line) => line.id === id);
    const span = range && from >= 0 ? now.lines.slice(Math.min(from, to), Math.max(from, to) + 1) : [];
    for (const each of [id, ...idsOf(span)]) {
      if (on) next.add(each);
      else next.delete(each);
    }
    anchor.current = id;
    now.onChange?.(next);
  });
  return {
    /** Stable, so that a tick re-renders only the ticked rows. */
    tick: tick.current,
    tickAll: (on: boolean) => {
      const next = new Set(selected);
      for (const id of idsOf(lines)) {
        if (on) next.add(id);
        else next.delete(id);
      }
      onChange?.(next);
    },
    clear: () => onChange?.(NONE),
  };
};

/** With more ticks the tick shows at once, and what is done with the rows follows as a deferred update. */
const FEW_TICKS = 50;

/** The ticked rows. What is done with a few of them is about exactly these in the very moment of the tick. */
export const useTickedRows = <T>(
  rows: readonly T[],
  getRowId: (row: T) => string,
  selected: ReadonlySet<string>,
): T[] => {
  const later = useDeferredValue(selected);
  const ticks = selected.size <= FEW_TICKS ? selected : later;
  return useMemo(
    () => (ticks.size > 0 ? rows.filter((row) => ticks.has(getRowId(row))) : []),
    [ticks, rows, getRowId],
  );
};
