// biome-ignore-all lint/a11y/useFocusableInteractive: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
// biome-ignore-all lint/a11y/useSemanticElements: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
import { useMemo } from 'react';
import type { Rail } from './column.ts';
import type { Line } from './pipeline.ts';
import { RowCells, type RowLook } from './RowCells.tsx';
import type { Slots } from './slots.ts';
import { useRowIn } from './useSlots.ts';

type Props<T> = {
  slots: Slots;
  slot: number;
  lines: readonly Line<T>[];
  look: RowLook<T>;
  gridId: string;
  height: number;
  selected: ReadonlySet<string>;
  activeId: string | undefined;
  rail: ((row: T) => Rail) | undefined;
};

type ShownProps<T> = Omit<Props<T>, 'slots' | 'lines' | 'selected' | 'activeId' | 'rail'> & {
  line: Line<T>;
  index: number;
  ticked: boolean;
  active: boolean;
  side: Rail;
};

/** Its cells are drawn again for the sake of what they show only. */
const ShownRow = <T,>({ line, look, gridId, slot, index, height, ticked, active, side }: ShownProps<T>) => {
  const { row, level, parent, expanded } = line;
  const cells = useMemo(
    () => (
      <RowCells look={look} row={row} level={level} parent={parent} expanded={expanded} selected={ticked} />
    ),
    [look, row, level, parent, expanded, ticked],
  );
  const railClass = ticked ? ' rail-sel' : side ? ` rail-${side}` : '';
  return (
    <div
      role="row"
      id={active ? `${gridId}-active` : undefined}
      data-slot={slot}
      className={`dt-row${railClass}${ticked ? ' sel' : ''}${active ? ' active' : ''}`}
      aria-rowindex={index + 2}
      aria-level={look.isTree ? level : undefined}
      aria-expanded={parent ? expanded : undefined}
      aria-selected={look.selectable ? ticked : undefined}
      style={{ transform: `translateY(${index * height}px)` }}
    >
      {cells}
    </div>
  );
};

/** A place for a row, used again for another one when that is scrolled away. */
export const TableRow = <T,>({ slots, slot, lines, selected, activeId, rail, ...shared }: Props<T>) => {
  const index = useRowIn(slots, slot);
  const line = lines[index];
  return (
    line && (
      <ShownRow
        {...shared}
        slot={slot}
        line={line}
        index={index}
        ticked={selected.has(line.id)}
        active={line.id === activeId}
        side={rail?.(line.row)}
      />
    )
  );
};
