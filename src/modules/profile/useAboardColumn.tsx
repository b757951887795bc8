import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Column } from '#ui/table/column.ts';
import { FlagCell } from '#ui/table/FlagCell.tsx';
import { useTapAboard } from './useTapAboard.ts';

const check = <Icon name="check" />;

type AboardRow = { _id: string; name: string; aboard: boolean };

/**
 * The column of a list of people that says who is aboard, in words, with a button to change it. `comingOf`: what stands
 * instead of "Ashore" for those who have not arrived yet.
 */
export const useAboardColumn = <Row extends AboardRow>(comingOf?: (row: Row) => string): Column<Row> => {
  const { t } = useTranslation('shared');
  const tap = useTapAboard();
  const words = { aboard: t('aboard'), ashore: t('ashore') };
  const state = (row: Row) => (row.aboard ? words.aboard : comingOf?.(row) || words.ashore);
  return {
    id: 'aboard',
    header: t('aboard'),
    value: ({ aboard }) => aboard,
    searchable: false,
    filter: 'boolean',
    filterInSight: true,
    groupable: true,
    optionLabel: (value) => (value === 'true' ? words.aboard : words.ashore),
    // When somebody comes is longer than the other two words.
    width: comingOf ? 150 : 124,
    card: 'none',
    cell: (row) => (
      <FlagCell
        label={t('setAboard', { name: row.name })}
        on={row.aboard}
        icon={check}
        word={state(row)}
        onChange={(onboard) => tap(row, onboard)}
      />
    ),
    exportValue: state,
  };
};
