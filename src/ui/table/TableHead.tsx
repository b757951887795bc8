// biome-ignore-all lint/a11y/useFocusableInteractive: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
// biome-ignore-all lint/a11y/useSemanticElements: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
import { useTranslation } from '#lib/useTranslation.ts';
import type { Column } from './column.ts';
import type { RowLook } from './rowLook.ts';

type Props<T> = {
  look: RowLook<T>;
  sortId: string | undefined;
  desc: boolean;
  allTicked: boolean | 'some';
  onTickAll: ((on: boolean) => void) | undefined;
  onSort: (column: Column<T>) => void;
  onFoldAll: (open: boolean) => void;
};

const Arrow = ({ down }: { down: boolean }) => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="currentColor"
      d={
        down
          ? 'M11 4h2v12l5-5 1.4 1.4L12 20l-7.4-7.6L6 11l5 5z'
          : 'M11 20h2V8l5 5 1.4-1.4L12 4 4.6 11.600 6 13l5-5z'
      }
    />
  </svg>
);

export const TableHead = <T,>({ look, sortId, desc, allTicked, onTickAll, onSort, onFoldAll }: Props<T>) => {
  const { t } = useTranslation('table');
  const { columns, primary, isTree, grouped, selectable, rowActions } = look;
  return (
    <div role="row" className="dt-head" aria-rowindex={1}>
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
        const sorted = column.id === sortId;
        const sortable = column.sortable !== false;
        return (
          <div
            key={column.id}
            role="columnheader"
            className={column.align === 'end' ? 'dt-h dt-end' : 'dt-h'}
            style={look.widths.get(column.id)}
            aria-sort={sorted ? (desc ? 'descending' : 'ascending') : sortable ? 'none' : undefined}
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
              <button type="button" className="dt-sort" onClick={() => onSort(column)}>
                {column.header}
                {sorted && <Arrow down={desc} />}
              </button>
            ) : (
              <span className="el">{column.header}</span>
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
