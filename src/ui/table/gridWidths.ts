import type { CSSProperties } from 'react';
import type { Column } from './column.ts';
import type { RowLook } from './rowLook.ts';

const DEFAULT_WIDTH_PX = 140;
const TICK_WIDTH = 'var(--dt-tick)';
const ACTIONS_WIDTH = 'var(--dt-acts)';

/** The minimum width of a column, in px. */
export const leastWidth = <T>(column: Column<T>, primary: Column<T> | undefined) =>
  column.width ?? (column === primary ? 220 : DEFAULT_WIDTH_PX);

/** The width of a column's cells. Flex, not grid: it lays out a changed row in half the time. */
export const cellWidth = <T>(column: Column<T>, primary: Column<T> | undefined): CSSProperties => ({
  flex: `${column.grow ?? (column === primary ? 1 : 0)} 0 ${leastWidth(column, primary)}px`,
});

/** The minimum width of a row, as a custom property of the grid. */
export const gridWidth = <T>({ columns, primary, selectable, rowActions }: RowLook<T>): CSSProperties => {
  const least = columns.reduce((sum, column) => sum + leastWidth(column, primary), 0);
  const extra = [selectable ? TICK_WIDTH : '0px', rowActions ? ACTIONS_WIDTH : '0px'];
  const properties: Record<`--${string}`, string> = {
    '--dt-width': `calc(${least}px + ${extra.join(' + ')})`,
  };
  return properties;
};
