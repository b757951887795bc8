import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { type ListQuery, ListTable } from '#modules/savedviews/components/ListTable.tsx';
import { useMyBoats } from '#modules/vessel/queries.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { personName } from '../rules.ts';
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
  /** The title of the list, and the text of the empty list. */
  texts: Partial<Record<'title' | 'empty' | 'emptyHint', string>>;
  query: ListQuery<ListedPerson>;
  /** Shows each person's boat, and whether they are aboard, because the list covers several boats. */
  boats?: boolean;
};

const idOf = ({ profileID }: ListedPerson) => profileID;
const toProfile = ({ profileID }: ListedPerson) => ({
  to: '/app/profiledetails/$id',
  params: { id: profileID },
});

/** A list of people in short form; crew managers can open each. */
export function PeopleTable({ texts, query, boats = false }: Props) {
  const { t } = useTranslation('profile');
  const canManageCrew = can(useUser(), { flag: 'employees' });
  return (
    <ListTable<ListedPerson>
      t={t}
      texts={texts}
      query={query}
      icon={<Icon name="badge" />}
      columns={usePeopleColumns(boats)}
      getRowId={idOf}
      {...(canManageCrew ? { rowTo: toProfile } : {})}
    />
  );
}

const usePeopleColumns = (boats: boolean): Column<ListedPerson>[] => {
  const { t } = useTranslation('profile');
  const { data: known = [] } = useMyBoats(boats);
  const boatOf = new Map(known.map(({ _id, name }) => [_id, name]));
  const { field } = fieldColumns(t, (person: ListedPerson) => person);
  return [
    {
      id: 'name',
      header: t('name'),
      value: (person) => personName(person) || t('noName'),
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
    field('jobtitle', { header: t('rank'), width: 220, card: 'sub' }),
    field('department', { filter: 'select', groupable: true, width: 160, card: 'sub' }),
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
