import type { CSSProperties } from 'react';
import { type Column, valueText } from './column.ts';
import type { RowLook } from './rowLook.ts';
import { textWidth } from './textWidth.ts';

const DEFAULT_WIDTH_PX = 140;
/** Padding at the sides of a cell; the first one has a little more. */
export const SIDES_PX = 20;
const TICK_WIDTH = 'var(--dt-tick)';
const ACTIONS_WIDTH = 'var(--dt-acts)';

/** The minimum width of a column, in px. */
export const leastWidth = <T>(column: Column<T>, primary: Column<T> | undefined) =>
  column.width ?? (column === primary ? 220 : DEFAULT_WIDTH_PX);

/** Rows that are measured: enough to know which columns are cut. */
const MEASURED_ROWS = 150;
/** A text longer than this is read elsewhere: it takes no more of the spare width. */
const MOST_PX = 420;

/** How much wider a column would have to be to show its longest text in full, in px. */
const missingWidth = <T>(column: Column<T>, least: number, { rows, isName, fontSize }: Measured<T>) => {
  let missing = 0;
  for (const row of rows.slice(0, MEASURED_ROWS)) {
    const text = valueText(column.value(row));
    const wanted = Math.min(MOST_PX, textWidth(text, fontSize, isName ? 600 : 400) + SIDES_PX);
    missing = Math.max(missing, Math.ceil(wanted - least));
  }
  return missing;
};

type Measured<T> = { rows: readonly T[]; isName: boolean; fontSize: number };

/** Whether the text of its value is what a cell shows, so that measuring it says whether it is cut. */
const showsText = <T>(column: Column<T>) => !column.cell && column.align !== 'end';

/** Cut columns are served first, by what each lacks; what is then left is shared by all, by their widths. */
const FIRST = 1000;

/**
 * The widths of the columns' cells: spare width goes to the columns that are cut, until their texts are shown in full.
 * Flex, not grid: it lays out a changed row in half the time.
 */
export const cellWidths = <T>(
  columns: readonly Column<T>[],
  primary: Column<T> | undefined,
  rows: readonly T[],
  fontSize: number,
  selectable: boolean,
): Map<string, CSSProperties> => {
  let start = selectable ? `${TICK_WIDTH} + 0px` : '0px';
  return new Map(
    columns.map((column) => {
      const least = leastWidth(column, primary);
      if (column.fixed || column.pinned) {
        const style: CSSProperties = { flex: `${column.fixed ? 0 : least} 0 ${least}px` };
        if (column.pinned) {
          style.position = 'sticky';
          style.insetInlineStart = `calc(${start})`;
          // Not by a rule for all that is sticky: it would be tried with every style that a row changes.
          style.zIndex = 1;
          style.background = 'inherit';
          start += ` + ${least}px`;
        }
        return [column.id, style];
      }
      const isName = column === primary;
      const measures = isName || column.grow || showsText(column);
      const missing = measures ? missingWidth(column, least, { rows, isName, fontSize }) : 0;
      return [
        column.id,
        missing > 0
          ? { flex: `${FIRST * missing} 0 ${least}px`, maxWidth: least + missing }
          : { flex: `${least} 0 ${least}px` },
      ];
    }),
  );
};

/** The minimum width of a row, as a custom property of the grid. */
export const gridWidth = <T>({ columns, primary, selectable, rowActions }: RowLook<T>): CSSProperties => {
  const least = columns.reduce((sum, column) => sum + leastWidth(column, primary), 0);
  const extra = [selectable ? TICK_WIDTH : '0px', rowActions ? ACTIONS_WIDTH : '0px'];
  const properties: Record<`--${string}`, string> = {
    '--dt-width': `calc(${least}px + ${extra.join(' + ')})`,
  };
  return properties;
};
