// biome-ignore-all lint/a11y/useFocusableInteractive: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
// biome-ignore-all lint/a11y/useSemanticElements: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
import { Suspense, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Column, ColumnLayout, TableState } from './column.ts';
import { pressSort } from './pipeline.ts';
import type { RowLook } from './rowLook.ts';
import type { SavedState } from './savedState.ts';

/** What a person has changed about the columns, and functions to change more. */
export type Arranging<T> = {
  layout: ColumnLayout | undefined;
  /** The state of the open saved view. */
  given: SavedState | undefined;
  /** All columns in their order. */
  columns: readonly Column<T>[];
  hide: readonly string[] | undefined;
  rows: readonly T[];
  arrange: (layout: ColumnLayout | undefined) => void;
  change: (some: TableState) => void;
};

type Props<T> = {
  look: RowLook<T>;
  arranging: Arranging<T> | undefined;
  sorts: readonly string[];
  allTicked: boolean | 'some';
  onTickAll: ((on: boolean) => void) | undefined;
  onSort: (keys: string[]) => void;
  onFoldAll: (open: boolean) => void;
};

export const TableHead = <T extends object>(props: Props<T>) => {
  const { look, arranging, sorts, allTicked, onTickAll, onSort, onFoldAll } = props;
  const { t } = useTranslation('table');
  const [tool, setTool] = useState<typeof import('./ColumnTool.tsx')>();
  const load = () => void import('./ColumnTool.tsx').then(setTool);
  const { columns, primary, isTree, grouped, selectable, rowActions } = look;
  return (
    <div role="row" className="dt-head" aria-rowindex={1} onPointerEnter={load} onFocus={load}>
      {selectable && (
        <div role="columnheader" className="dt-h dt-tick">
          <input
            type="checkbox"
            className="cb"
            aria-label={t('selectAll')}
            checked={allTicked === true}
            ref={(box) => {
              if (box) box.indeterminate = allTicked === 'some';
            }}
            disabled={!onTickAll}
            onChange={() => onTickAll?.(allTicked !== true)}
          />
        </div>
      )}
      {columns.map((column) => {
        const place = sorts.findIndex((key) => key.replace(/^-/, '') === column.id);
        const down = sorts[place]?.startsWith('-') ?? false;
        const sortable = column.sortable !== false;
        return (
          <div
            key={column.id}
            role="columnheader"
            aria-label={column.header}
            className={column.align === 'end' ? 'dt-h dt-end' : 'dt-h'}
            style={look.widths.get(column.id)}
            aria-sort={place >= 0 ? (down ? 'descending' : 'ascending') : sortable ? 'none' : undefined}
          >
            {(isTree || grouped) && column === primary && (
              <span className="dt-fold">
                <button
                  type="button"
                  className="dt-toggle on"
                  aria-label={t('expandAll')}
                  onClick={() => onFoldAll(true)}
                />
                <button
                  type="button"
                  className="dt-toggle"
                  aria-label={t('collapseAll')}
                  onClick={() => onFoldAll(false)}
                />
              </span>
            )}
            {sortable ? (
              <button
                type="button"
                className="dt-sort"
                onClick={(event) => onSort(pressSort(sorts, column.id, event.shiftKey))}
              >
                {column.header}
                {place >= 0 && (
                  <svg className={down ? 'i' : 'i dt-up'} viewBox="0 0 24 24" aria-hidden="true">
                    <path fill="currentColor" d="M11 4h2v12l5-5 1.4 1.4L12 20l-7.4-7.6L6 11l5 5z" />
                  </svg>
                )}
                {place >= 0 && sorts.length > 1 && <sup>{place + 1}</sup>}
              </button>
            ) : (
              <span className="el">{column.header}</span>
            )}
            {tool && arranging && (
              <Suspense>
                {' '}
                <tool.ColumnTool
                  column={column}
                  columns={columns}
                  primary={primary}
                  fontSize={look.fontSize}
                  sorts={sorts}
                  onSort={onSort}
                  arranging={arranging}
                />
              </Suspense>
            )}
          </div>
        );
      })}
      {rowActions && (
        <div role="columnheader" className="dt-h dt-acts">
          <span className="vh">{t('actions')}</span>
        </div>
      )}
    </div>
  );
};
