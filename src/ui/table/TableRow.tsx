// biome-ignore-all lint/a11y/useFocusableInteractive: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
// biome-ignore-all lint/a11y/useSemanticElements: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
import { useMemo } from 'react';
import type { RowAccent } from './column.ts';
import { groupHead } from './groupHead.tsx';
import type { Line } from './pipeline.ts';
import { rowCells } from './rowCells.tsx';
import type { RowLook } from './rowLook.ts';
import type { RowPool } from './rowPool.ts';
import { useRowIn } from './useRowPool.ts';

type Props<T> = {
  slots: RowPool;
  slot: number;
  lines: readonly Line<T>[];
  look: RowLook<T>;
  gridId: string;
  height: number;
  selected: ReadonlySet<string>;
  activeId: string | undefined;
  rail: ((row: T) => RowAccent) | undefined;
};

/** The number of cells of a row. */
const cellCount = <T,>({ columns, selectable, rowActions }: RowLook<T>) =>
  columns.length + Number(selectable) + Number(rowActions !== undefined);

/** A slot for a row, reused for another one when that is scrolled away. */
export const TableRow = <T,>(props: Props<T>) => {
  const { slots, slot, lines, look, gridId, height, selected, activeId, rail } = props;
  const index = useRowIn(slots, slot);
  const line = lines[index];
  const ticked = line !== undefined && selected.has(line.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines are new with every change of the data, what they show is not
  const cells = useMemo(() => {
    if (!line) return null;
    if (line.group)
      return (
        <div role="gridcell" className="dt-c" aria-colspan={cellCount(look)}>
          {groupHead(line, look, false)}
        </div>
      );
    const { row, level, parent, expanded } = line;
    return rowCells({ look, row, level, parent, expanded, selected: ticked });
  }, [
    look,
    line?.row,
    line?.level,
    line?.parent,
    line?.expanded,
    line?.group?.label,
    line?.group?.count,
    ticked,
  ]);
  if (!line) return null;
  const { id, level, parent, expanded, group } = line;
  const above = !group && line.above;
  const active = id === activeId;
  const side = ticked ? 'sel' : group ? undefined : rail?.(line.row);
  return (
    <div
      role="row"
      id={active ? `${gridId}-active` : undefined}
      data-slot={slot}
      className={`dt-row${group ? ' dt-group' : ''}${above ? ' dt-above' : ''}${side ? ` rail-${side}` : ''}${ticked ? ' sel' : ''}${active ? ' active' : ''}`}
      aria-rowindex={index + 2}
      aria-level={look.isTree || look.grouped ? level : undefined}
      aria-expanded={parent ? expanded : undefined}
      aria-selected={look.selectable && !group ? ticked : undefined}
      style={{ top: index * height }}
    >
      {cells}
    </div>
  );
};
