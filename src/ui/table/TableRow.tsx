import { useMemo } from 'react';
import type { Rail } from './column.ts';
import type { Line } from './pipeline.ts';
import { RowCells, type RowLook } from './RowCells.tsx';

type Props<T> = {
  line: Line<T>;
  look: RowLook<T>;
  domId: string;
  index: number;
  height: number;
  selected: boolean;
  active: boolean;
  rail: Rail;
};

/** Where a row stands may change with every frame; its cells are kept until the row itself changes. */
export const TableRow = <T,>({ line, look, domId, index, height, selected, active, rail }: Props<T>) => {
  const { row, level, parent, expanded } = line;
  const cells = useMemo(
    () => (
      <RowCells look={look} row={row} level={level} parent={parent} expanded={expanded} selected={selected} />
    ),
    [look, row, level, parent, expanded, selected],
  );
  const railClass = selected ? ' rail-sel' : rail ? ` rail-${rail}` : '';
  return (
    <div
      role="row"
      id={domId}
      data-id={line.id}
      className={`dt-row${railClass}${selected ? ' sel' : ''}${active ? ' active' : ''}`}
      aria-rowindex={index + 2}
      aria-level={look.isTree ? level : undefined}
      aria-expanded={parent ? expanded : undefined}
      aria-selected={look.selectable ? selected : undefined}
      style={{ blockSize: height }}
    >
      {cells}
    </div>
  );
};
