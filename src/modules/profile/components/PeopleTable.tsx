import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useMyBoats } from '#modules/vessel/queries.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import { nameOf } from '../rules.ts';
import { PersonCell } from './PersonCell.tsx';

/** A person in lists of several modules. */
export type ListedPerson = {
  profileID: string;
  firstName: string;
  lastName: string;
  jobtitle: string;
  department: string;
  profilePhoto: string;
  backgroundColor: string;
  /** The boat, if the list covers several. */
  boatID?: string;
  onboard?: boolean;
};

type Props = {
  label: string;
  people: readonly ListedPerson[] | undefined;
  isError: boolean;
  onRetry: () => void;
  /** Shows each person's boat, and whether they are aboard, because the list covers several boats. */
  boats?: boolean;
  empty: string;
  emptyHint: string;
};

const none: ListedPerson[] = [];
const idOf = ({ profileID }: ListedPerson) => profileID;
const toProfile = ({ profileID }: ListedPerson) => ({
  to: '/app/profiledetails/$id',
  params: { id: profileID },
});

/** A list of people in short form; crew managers can open each. */
export function PeopleTable({ label, people, isError, onRetry, boats = false, empty, emptyHint }: Props) {
  const { t } = useTranslation('profile');
  const me = useUser();
  const columns = usePeopleColumns(boats);
  const canManageCrew = can(me, { flag: 'employees' });
  return (
    <DataTable<ListedPerson>
      {...useTableSearch()}
      label={label}
      rows={people ?? none}
      columns={columns}
      getRowId={idOf}
      rowTo={canManageCrew ? toProfile : undefined}
      loading={people === undefined && !isError}
      error={isError && !people ? t('loadFailed') : undefined}
      onRetry={onRetry}
      empty={<EmptyState icon={<BadgeOutlined />} title={empty} hint={emptyHint} />}
    />
  );
}

const usePeopleColumns = (boats: boolean): Column<ListedPerson>[] => {
  const { t } = useTranslation('profile');
  const { data: known = [] } = useMyBoats(boats);
  const boatOf = new Map(known.map(({ _id, name }) => [_id, name]));
  return [
    {
      id: 'name',
      header: t('name'),
      value: (person) => nameOf(person) || t('noName'),
      cell: (person) => <PersonCell {...person} />,
      primary: true,
      width: 220,
      grow: 1,
    },
    ...(boats
      ? [
          {
            id: 'boat',
            header: t('boat'),
            value: ({ boatID = '' }: ListedPerson) => boatOf.get(boatID) ?? '',
            filter: 'select' as const,
            groupable: true,
            width: 150,
            card: 'meta' as const,
          },
        ]
      : []),
    { id: 'jobtitle', header: t('rank'), value: ({ jobtitle }) => jobtitle, width: 220, card: 'sub' },
    {
      id: 'department',
      header: t('field.department'),
      value: ({ department }) => department,
      filter: 'select',
      groupable: true,
      width: 160,
      card: 'sub',
    },
    ...(boats
      ? [
          {
            id: 'onboard',
            header: t('aboard'),
            value: ({ onboard }: ListedPerson) => String(onboard === true),
            searchable: false,
            optionLabel: (value: string) => t(value === 'true' ? 'aboard' : 'ashore'),
            cell: ({ onboard }: ListedPerson) => t(onboard ? 'aboard' : 'ashore'),
            exportValue: ({ onboard }: ListedPerson) => t(onboard ? 'aboard' : 'ashore'),
            filter: 'select' as const,
            width: 120,
            card: 'number' as const,
          },
        ]
      : []),
  ];
};
