import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect } from 'react';
import type { Rail } from './column.ts';
import { laidOut, SCREEN } from './laidOut.ts';
import type { Line } from './pipeline.ts';
import type { RowLook } from './RowCells.tsx';
import { TableRow } from './TableRow.tsx';

type Props<T> = {
  scroller: RefObject<HTMLDivElement | null>;
  gridId: string;
  lines: readonly Line<T>[];
  look: RowLook<T>;
  selected: ReadonlySet<string>;
  activeId: string | undefined;
  rail: ((row: T) => Rail) | undefined;
  height: number;
  scroll: { initial: number; offset: number };
};

/** The rows in sight and a few around; the only part of a list that is drawn again while it scrolls. */
export const TableBody = <T,>({
  scroller,
  gridId,
  lines,
  look,
  selected,
  activeId,
  rail,
  height,
  scroll,
}: Props<T>) => {
  // The virtualizer changes in place, which the compiler's memoisation would not see.
  'use no memo';
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    useFlushSync: false,
    initialOffset: scroll.initial,
    initialRect: SCREEN,
    observeElementRect: laidOut,
    onChange: (instance) => {
      scroll.offset = instance.scrollOffset ?? 0;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height asks for new positions
  useLayoutEffect(() => virtualizer.measure(), [height]);
  const items = virtualizer.getVirtualItems();
  // Padding instead of a transform a row: measured, 38 transforms cost more to paint than the rows themselves.
  const before = items[0]?.start ?? 0;
  return (
    <div
      role="rowgroup"
      className="dt-rows"
      style={{ blockSize: virtualizer.getTotalSize(), paddingBlockStart: before }}
    >
      {items.map(({ index }) => {
        const line = lines[index];
        return (
          line && (
            <TableRow
              key={line.id}
              line={line}
              look={look}
              domId={`${gridId}-${line.id}`}
              index={index}
              height={height}
              selected={selected.has(line.id)}
              active={line.id === activeId}
              rail={rail?.(line.row)}
            />
          )
        );
      })}
    </div>
  );
};
