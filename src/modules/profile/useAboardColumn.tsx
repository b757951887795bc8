import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Column } from '#ui/table/column.ts';
import { FlagCell } from '#ui/table/FlagCell.tsx';
import { useSetAboard } from './queries.ts';

const check = <Icon name="check" />;

/** The column of a list of people that shows who is aboard, with a button to change it. */
export const useAboardColumn = <
  Row extends { _id: string; name: string; aboard: boolean },
>(): Column<Row> => {
  const { t } = useTranslation('shared');
  const { mutate: setAboard } = useSetAboard();
  const state = (aboard: boolean) => t(aboard ? 'aboard' : 'ashore');
  return {
    id: 'aboard',
    header: t('aboard'),
    value: ({ aboard }) => aboard,
    searchable: false,
    filter: 'boolean',
    filterInSight: true,
    groupable: true,
    optionLabel: (value) => state(value === 'true'),
    width: 84,
    card: 'none',
    cell: ({ _id: id, name, aboard }) => (
      <FlagCell
        label={t('setAboard', { name })}
        on={aboard}
        icon={check}
        onChange={(onboard) => setAboard({ id, onboard })}
      />
    ),
    exportValue: ({ aboard }) => state(aboard),
  };
};
