import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Column, Rail } from './column.ts';
import { gridWidths } from './gridWidths.ts';
import type { Line } from './pipeline.ts';
import type { RowLook } from './RowCells.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useGridKeys } from './useGridKeys.ts';
import { useRowHeight } from './useRowSize.ts';

export const HEAD = 32;
/** Where nothing is laid out (tests, print preview) a screenful is assumed. */
const SCREEN = { width: 1200, height: 800 };

export type ListProps<T> = {
  label: string;
  lines: readonly Line<T>[];
  look: RowLook<T>;
  selected: ReadonlySet<string>;
  rail: ((row: T) => Rail) | undefined;
  open: ((row: T) => void) | undefined;
  onTick: (id: string, range: boolean) => void;
  onToggle: (id: string) => void;
  scroll: { initial: number; offset: number };
  instead: ReactNode;
};

type Props<T> = ListProps<T> & {
  sortId: string | undefined;
  desc: boolean;
  onTickAll: (on: boolean) => void;
  onSort: (column: Column<T>) => void;
  onFoldAll: (open: boolean) => void;
};

export const TableGrid = <T,>(props: Props<T>) => {
  // The virtualizer changes in place, which the compiler's memoisation would not see.
  'use no memo';
  const { label, lines, look, selected, rail, open, onTick, onToggle, scroll, instead } = props;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const height = useRowHeight();
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    useFlushSync: false,
    initialOffset: scroll.initial,
    initialRect: SCREEN,
    scrollPaddingEnd: HEAD,
    onChange: (instance) => {
      scroll.offset = instance.scrollOffset ?? 0;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height asks for new positions
  useLayoutEffect(() => virtualizer.measure(), [height]);

  const domId = (id: string) => `${gridId}-${id}`;
  const ticked = lines.reduce((count, line) => count + Number(selected.has(line.id)), 0);
  const allTicked = ticked > 0 && (ticked === lines.length || 'some');
  const items = virtualizer.getVirtualItems();
  const first = Math.floor((virtualizer.scrollOffset ?? 0) / height);
  const keys = useGridKeys({
    lines,
    pageRows: () => Math.max(1, Math.floor(((virtualizer.scrollRect?.height ?? 0) - HEAD) / height) - 1),
    show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    rowElement: (id) => document.getElementById(domId(id)),
    onOpen: open,
    onTick: look.selectable ? onTick : undefined,
    onTickAll: look.selectable ? () => props.onTickAll(allTicked !== true) : undefined,
    onToggle,
  });

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>('.dt-row')?.dataset.id;
    const line = lines.find((each) => each.id === id);
    if (!line) return;
    keys.activate(line.id);
    const deed = event.target.closest<HTMLElement>('[data-do]')?.dataset.do;
    if (deed === 'toggle') onToggle(line.id);
    if (deed === 'tick') onTick(line.id, event.shiftKey);
    // A click with a modifier opens another tab, as with any link.
    if (deed === 'open' && open && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      open(line.row);
    }
  };

  const activeShown = items.some((item) => lines[item.index]?.id === keys.activeId);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: grid and treegrid take all of these
    <div
      ref={scroller}
      role={look.isTree ? 'treegrid' : 'grid'}
      aria-label={label}
      aria-rowcount={lines.length + 1}
      aria-multiselectable={look.selectable || undefined}
      aria-activedescendant={activeShown && keys.activeId ? domId(keys.activeId) : undefined}
      tabIndex={0}
      className="dt-scroll panel"
      style={gridWidths(look)}
      onClick={onClick}
      onKeyDown={keys.onKeyDown}
      onFocus={(event) => event.target === event.currentTarget && keys.onFocus(first)}
    >
      <TableHead
        look={look}
        sortId={props.sortId}
        desc={props.desc}
        allTicked={allTicked}
        onTickAll={props.onTickAll}
        onSort={props.onSort}
        onFoldAll={props.onFoldAll}
      />
      {instead ?? (
        <div role="rowgroup" className="dt-rows" style={{ blockSize: virtualizer.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const line = lines[index];
            return (
              line && (
                <TableRow
                  key={line.id}
                  line={line}
                  look={look}
                  domId={domId(line.id)}
                  index={index}
                  top={start}
                  height={height}
                  selected={selected.has(line.id)}
                  active={line.id === keys.activeId}
                  rail={rail?.(line.row)}
                />
              )
            );
          })}
        </div>
      )}
    </div>
  );
};
