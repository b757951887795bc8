// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
// biome-ignore-all lint/a11y/useSemanticElements: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
// biome-ignore-all lint/a11y/noStaticElementInteractions: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
import { type MouseEvent, type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import type { RowAccent } from './column.ts';
import { gridWidth } from './gridWidths.ts';
import type { Line } from './pipeline.ts';
import type { RowLook } from './rowLook.ts';
import { TableBody } from './TableBody.tsx';
import { type Arranging, TableHead } from './TableHead.tsx';
import { useGridKeys } from './useGridKeys.ts';
import { useListMotion } from './useListMotion.ts';
import { useRowPool } from './useRowPool.ts';
import { useRowHeight } from './useRowSize.ts';
import type { ListMemory } from './useScrollMemory.ts';

/** Height of the header row. */
const HEAD_PX = 32;

export type ListProps<T> = {
  label: string;
  lines: readonly Line<T>[];
  look: RowLook<T>;
  selected: ReadonlySet<string>;
  rail: ((row: T) => RowAccent) | undefined;
  open: ((row: T) => void) | undefined;
  onTick: (id: string, range: boolean) => void;
  onToggle: (id: string) => void;
  scroll: ListMemory;
  /** Whether these are all rows of the list. */
  complete: boolean;
  instead: ReactNode;
  /** What stands under the rows. */
  foot: ReactNode;
};

type Props<T> = ListProps<T> & {
  sorts: readonly string[];
  arranging: Arranging<T> | undefined;
  onTickAll: ((on: boolean) => void) | undefined;
  onSort: (keys: string[]) => void;
  onFoldAll: (open: boolean) => void;
};

const rowCount = <T,>(lines: readonly Line<T>[]) =>
  lines.reduce((count, line) => count + Number(!line.group), 0);

export const TableGrid = <T extends object>(props: Props<T>) => {
  const { label, lines, look, selected, rail, open, onTick, onToggle, onTickAll, scroll, instead } = props;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const height = useRowHeight();
  const motion = useListMotion(scroller, props);
  const count = instead ? 0 : lines.length;
  const { slots, size } = useRowPool({ scroller, count, height, memory: scroll, motion });
  const ticked = selected.size && lines.reduce((count, line) => count + Number(selected.has(line.id)), 0);
  const allTicked = ticked > 0 && (ticked === rowCount(lines) || 'some');
  const inSight = () => (scroller.current?.clientHeight ?? 0) - HEAD_PX;
  const keys = useGridKeys({
    lines,
    pageRows: () => Math.max(1, Math.floor(inSight() / height) - 1),
    show: (index) => {
      const view = scroller.current;
      if (!view) return;
      const lowest = (index + 1) * height - inSight();
      view.scrollTop = Math.min(index * height, Math.max(view.scrollTop, lowest));
    },
    activeRow: () => document.getElementById(`${gridId}-active`),
    onOpen: open,
    onTick: look.selectable ? onTick : undefined,
    onTickAll: look.selectable && onTickAll ? () => onTickAll(allTicked !== true) : undefined,
    onToggle,
  });

  const activeIndex = keys.activeId === undefined ? -1 : lines.findIndex((line) => line.id === keys.activeId);
  const activeShows = useSyncExternalStore(slots.subscribe, () => slots.has(activeIndex));

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const slot = event.target.closest<HTMLElement>('.dt-row')?.dataset.slot;
    const line = slot === undefined ? undefined : lines[slots.rowIn(Number(slot))];
    if (!line) return;
    keys.activate(line.id);
    const action = event.target.closest<HTMLElement>('[data-do]')?.dataset.do;
    if (action === 'toggle') onToggle(line.id);
    if (action === 'tick') onTick(line.id, event.shiftKey);
    // A click with a modifier opens another tab, as with any link.
    if (
      action === 'open' &&
      open &&
      !line.group &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.shiftKey &&
      !event.altKey
    ) {
      event.preventDefault();
      open(line.row);
    }
  };

  return (
    <div
      ref={scroller}
      role={look.isTree || look.grouped ? 'treegrid' : 'grid'}
      aria-label={label}
      aria-rowcount={props.complete ? lines.length + 1 : -1}
      aria-multiselectable={look.selectable || undefined}
      aria-activedescendant={activeShows ? `${gridId}-active` : undefined}
      tabIndex={0}
      className={look.columns.some(({ pinned }) => pinned) ? 'dt-scroll panel dt-pins' : 'dt-scroll panel'}
      style={gridWidth(look)}
      onClick={onClick}
      onKeyDown={keys.onKeyDown}
      onFocus={(event) => {
        const first = Math.ceil((scroller.current?.scrollTop ?? 0) / height);
        if (event.target === event.currentTarget) keys.onFocus(first);
      }}
    >
      <TableHead
        look={look}
        arranging={props.arranging}
        sorts={props.sorts}
        allTicked={allTicked}
        onTickAll={onTickAll}
        onSort={props.onSort}
        onFoldAll={props.onFoldAll}
      />
      {instead ?? (
        <TableBody
          slots={slots}
          size={size}
          gridId={gridId}
          lines={lines}
          look={look}
          selected={selected}
          activeId={keys.activeId}
          rail={rail}
          height={height}
        />
      )}
      {props.foot}
    </div>
  );
};
