import type { CSSProperties } from 'react';
import type { Column } from './column.ts';
import type { RowLook } from './RowCells.tsx';

const WIDTH = 140;
const TICK = 'var(--dt-tick)';
const ACTIONS = 'var(--dt-acts)';

/** The least a column is wide, in px. */
export const leastWidth = <T>(column: Column<T>, primary: Column<T> | undefined) =>
  column.width ?? (column === primary ? 220 : WIDTH);

/** The tracks of head and rows, as custom properties of the grid: they change without redrawing a row. */
export const gridWidths = <T>({ columns, primary, selectable, rowActions }: RowLook<T>): CSSProperties => {
  const tracks = columns.map((column) => {
    const width = leastWidth(column, primary);
    const grow = column.grow ?? (column === primary ? 1 : 0);
    return { width, css: grow ? `minmax(${width}px, ${grow}fr)` : `${width}px` };
  });
  const all = [
    ...(selectable ? [TICK] : []),
    ...tracks.map(({ css }) => css),
    ...(rowActions ? [ACTIONS] : []),
  ];
  const least = tracks.reduce((sum, { width }) => sum + width, 0);
  const extra = [selectable ? TICK : '0px', rowActions ? ACTIONS : '0px'];
  const properties: Record<`--${string}`, string> = {
    '--dt-cols': all.join(' '),
    '--dt-width': `calc(${least}px + ${extra.join(' + ')})`,
  };
  return properties;
};
