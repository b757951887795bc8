import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';
import type { Column } from './column.ts';
import { chosenText } from './filterLabels.ts';
import { MenuChip } from './MenuChip.tsx';

export type FilterProps<T> = {
  columns: readonly Column<T>[];
  f: Record<string, string[]>;
  rowsFor: (column: Column<T>) => readonly T[];
  onFilter: (id: string, chosen: string[], how: 'push' | 'replace') => void;
};

/** The number of filters in the toolbar if no column says which; the others are behind "Filter". */
const MAX_CHIPS = 4;

export const FilterChips = <T,>({ columns, f, rowsFor, onFilter }: FilterProps<T>) => {
  const { t } = useTranslation('table');
  const [added, setAdded] = useState<readonly string[]>([]);
  const all = columns.filter((column) => column.filter);
  const chosenOnes = all.some((column) => column.filterInSight);
  const isShown = (column: Column<T>, index: number) =>
    (chosenOnes ? column.filterInSight : index < MAX_CHIPS) ||
    f[column.id]?.length ||
    added.includes(column.id);
  const rest = all.filter((column, index) => !isShown(column, index));
  return (
    <>
      {all.filter(isShown).map((column) => {
        const chosen = f[column.id] ?? [];
        const on = chosen.length > 0;
        return (
          <MenuChip
            key={column.id}
            label={t('filterBy', { name: column.header })}
            on={on}
            content={
              <>
                {column.header} {on ? <b>{chosenText(column, chosen, t)}</b> : <Icon name="expand" />}
              </>
            }
            after={
              on && (
                <button
                  type="button"
                  className="dt-x"
                  aria-label={t('clearFilter', { name: column.header })}
                  onClick={() => onFilter(column.id, [], 'push')}
                >
                  <Icon name="cross" />
                </button>
              )
            }
            menu={(_close, { FilterFields }) => (
              <FilterFields
                column={column}
                rowsFor={rowsFor}
                chosen={chosen}
                onChange={(next, how) => onFilter(column.id, next, how)}
              />
            )}
          />
        );
      })}
      {rest.length > 0 && (
        <MenuChip
          label={t('filter')}
          content={
            <>
              <Icon name="add" />
              {t('filter')}
            </>
          }
          menu={(close) => (
            <div className="dt-choices">
              {rest.map((column) => (
                <button
                  key={column.id}
                  type="button"
                  className="dt-choice"
                  onClick={() => {
                    setAdded([...added, column.id]);
                    close();
                  }}
                >
                  {column.header}
                </button>
              ))}
            </div>
          )}
        />
      )}
    </>
  );
};
