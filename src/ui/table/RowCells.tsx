// biome-ignore-all lint/a11y/useFocusableInteractive: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
// biome-ignore-all lint/a11y/useSemanticElements: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
import type { ReactNode } from 'react';
import { type Column, textOf } from './column.ts';

/** What every row of a list shares; made once, so that a row is redrawn only for its own sake. */
export type RowLook<T> = {
  columns: readonly Column<T>[];
  primary: Column<T> | undefined;
  isTree: boolean;
  selectable: boolean;
  hrefOf: ((row: T) => string) | undefined;
  opens: boolean;
  rowActions: ((row: T) => ReactNode) | undefined;
  words: {
    select: (name: string) => string;
    expand: (name: string) => string;
    collapse: (name: string) => string;
  };
};

type Props<T> = {
  look: RowLook<T>;
  row: T;
  level: number;
  parent: boolean;
  expanded: boolean;
  selected: boolean;
};

const classOf = (end: boolean, first: boolean, text: boolean) =>
  `dt-c${first ? ' dt-name' : ''}${end ? ' dt-end' : ''}${text ? ' dt-t' : ''}`;

/** What is seen of a value. */
export const contentOf = <T,>(column: Column<T>, row: T): ReactNode => {
  if (column.cell) return column.cell(row);
  const text = textOf(column.value(row));
  return text === '' ? <span className="ink3">–</span> : text;
};

/** The cells of a row: plain elements. What they do is told by `data-do` to the one listener of the grid. */
export const RowCells = <T,>({ look, row, level, parent, expanded, selected }: Props<T>) => {
  const { columns, primary, isTree, selectable, hrefOf, opens, rowActions, words } = look;
  const name = primary ? textOf(primary.value(row)) : '';
  const named = (column: Column<T>) => {
    const content = contentOf(column, row);
    return (
      <>
        {isTree && (
          <span className="dt-tree" style={{ inlineSize: 22 + (level - 1) * 18 }}>
            {parent && (
              <button
                type="button"
                className={expanded ? 'dt-toggle on' : 'dt-toggle'}
                tabIndex={-1}
                data-do="toggle"
                aria-label={(expanded ? words.collapse : words.expand)(name)}
              />
            )}
          </span>
        )}
        {hrefOf ? (
          <a className="dt-open" href={hrefOf(row)} tabIndex={-1} data-do="open">
            {content}
          </a>
        ) : opens ? (
          <button type="button" className="dt-open" tabIndex={-1} data-do="open">
            {content}
          </button>
        ) : (
          <span className="dt-open">{content}</span>
        )}
      </>
    );
  };
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
            aria-label={words.select(name)}
          />
        </div>
      )}
      {columns.map((column) => (
        <div
          key={column.id}
          role="gridcell"
          className={classOf(column.align === 'end', column === primary, !column.cell)}
        >
          {column === primary ? named(column) : contentOf(column, row)}
        </div>
      ))}
      {rowActions && (
        <div role="gridcell" className="dt-c dt-acts">
          {rowActions(row)}
        </div>
      )}
    </>
  );
};
