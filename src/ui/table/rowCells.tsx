// biome-ignore-all lint/a11y/useFocusableInteractive: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
// biome-ignore-all lint/a11y/useSemanticElements: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
import type { ReactNode } from 'react';
import { type Column, valueText } from './column.ts';
import { leastWidth, SIDES_PX } from './gridWidths.ts';
import type { RowLook } from './rowLook.ts';
import { fitsWidth } from './textWidth.ts';

type Props<T> = {
  look: RowLook<T>;
  row: T;
  level: number;
  parent: boolean;
  expanded: boolean;
  selected: boolean;
};

/** The displayed content of a value. */
export const contentOf = <T,>(column: Column<T>, row: T): ReactNode => {
  if (column.cell) return column.cell(row);
  const text = valueText(column.value(row));
  return text === '' ? <span className="ink3">–</span> : text;
};

const TOGGLE_PX = 22;
const LEVEL_PX = 18;

const nameCell = <T,>({ look, row, level, parent, expanded }: Props<T>, column: Column<T>, name: string) => {
  const { isTree, selectable, hrefOf, opens, labels, fontSize } = look;
  const width = look.widths.get(column.id);
  const inset = isTree ? TOGGLE_PX + (level - 1) * LEVEL_PX : 0;
  const room = leastWidth(column, column) - SIDES_PX - inset;
  const open = column.cell || !fitsWidth(name, room, fontSize, 600) ? 'dt-open dt-cut' : 'dt-open';
  const content = contentOf(column, row);
  return (
    <div
      key={column.id}
      role="gridcell"
      className="dt-c dt-name"
      style={isTree ? { ...width, paddingInlineStart: inset + (selectable ? 8 : 12) } : width}
    >
      {parent && (
        <button
          type="button"
          className={expanded ? 'dt-toggle on' : 'dt-toggle'}
          tabIndex={-1}
          data-do="toggle"
          aria-label={(expanded ? labels.collapse : labels.expand)(name)}
        />
      )}
      {hrefOf ? (
        <a className={open} href={hrefOf(row)} tabIndex={-1} data-do="open">
          {content}
        </a>
      ) : opens ? (
        <button type="button" className={open} tabIndex={-1} data-do="open">
          {content}
        </button>
      ) : (
        <span className={open}>{content}</span>
      )}
    </div>
  );
};

const plainCell = <T,>(look: RowLook<T>, column: Column<T>, row: T) => {
  const width = look.widths.get(column.id);
  const end = column.align === 'end' ? ' dt-end' : '';
  const content = column.cell ? column.cell(row) : valueText(column.value(row));
  if (typeof content !== 'string') {
    return (
      <div key={column.id} role="gridcell" className={`dt-c${end}`} style={width}>
        {content}
      </div>
    );
  }
  const cut = fitsWidth(content, leastWidth(column, undefined) - SIDES_PX, look.fontSize) ? '' : ' dt-cut';
  return (
    <div
      key={column.id}
      role="gridcell"
      className={`dt-c dt-t${end}${cut}${content === '' ? ' ink3' : ''}`}
      style={width}
    >
      {content === '' ? '–' : content}
    </div>
  );
};

/**
 * The cells of a row: plain elements made by plain functions, because components would double the work of a row. Their
 * actions are handled through `data-do` by the grid's single listener.
 */
export const rowCells = <T,>(props: Props<T>) => {
  const { look, row, selected } = props;
  const { columns, primary, selectable, rowActions, labels } = look;
  const name = primary ? valueText(primary.value(row)) : '';
  return (
    <>
      {selectable && (
        <div role="gridcell" className="dt-c dt-tick" data-do="tick">
          <input
            type="checkbox"
            className="cb"
            tabIndex={-1}
            checked={selected}
            readOnly
            aria-label={labels.select(name)}
          />
        </div>
      )}
      {columns.map((column) =>
        column === primary ? nameCell(props, column, name) : plainCell(look, column, row),
      )}
      {rowActions && (
        <div role="gridcell" className="dt-c dt-acts">
          {rowActions(row)}
        </div>
      )}
    </>
  );
};
