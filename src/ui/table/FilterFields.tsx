import { useDeferredValue } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { Column } from './column.ts';
import { countOptions } from './countOptions.ts';
import { optionName } from './filterLabels.ts';

type Props<T> = {
  column: Column<T>;
  /** The rows that match all other filters. */
  rowsFor: (column: Column<T>) => readonly T[];
  chosen: readonly string[];
  onChange: (chosen: string[], how: 'push' | 'replace') => void;
};

/** The content of one filter, in its menu and on the phone's sheet. */
export const FilterFields = <T,>({ column, rowsFor, chosen, onChange }: Props<T>) => {
  const { t } = useTranslation('table');
  // A choice is ticked at once; the counts of thousands of rows follow as a deferred update.
  const laterRows = useDeferredValue(rowsFor);
  const laterChosen = useDeferredValue(chosen);
  if (column.filter === 'text') {
    return (
      <label className="f dt-text">
        <span className="label">{t('contains')}</span>
        <span className="in">
          <input
            value={chosen[0] ?? ''}
            onChange={(event) => onChange(event.target.value ? [event.target.value] : [], 'replace')}
          />
        </span>
      </label>
    );
  }
  const choices = countOptions(laterRows(column), column, laterChosen).map(({ value, count }) => ({
    value,
    count,
    label: optionName(column, value, t),
  }));
  return (
    <ChoiceList
      label={column.header}
      choices={choices}
      chosen={chosen}
      onChange={(next) => onChange(next, 'push')}
    />
  );
};
