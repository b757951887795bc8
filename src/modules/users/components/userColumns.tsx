import { Avatar } from '#ui/Avatar.tsx';
import { stateChip } from '#ui/StateChip.tsx';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { type Account, roles } from '../contract.ts';
import { type AccountStatus, accountName, accountStatus, accountStatuses, heldOf } from '../rights.ts';
import { isOutside, outsideRoles } from '../rules.ts';
import type { UserLabels } from '../useUserLabels.ts';

const isAccountStatus = (value: string): value is AccountStatus =>
  accountStatuses.some((each) => each === value);
const looks = { mailFailed: 'due', waiting: 'waiting', deleted: 'noStatus' } as const;

/** Name with photo or initials, as in every list of people. */
export const personCell = (account: Account) => (
  <span className="row">
    <Avatar name={accountName(account)} of={account} size={24} named />
    <span className="el">{accountName(account)}</span>
  </span>
);

/** The columns of every list of accounts; with `boats` if it covers several boats. */
export const userColumns = (
  labels: UserLabels,
  { boats, recentDay }: { boats: boolean; recentDay: (iso: string | null) => string },
): Column<Account>[] => {
  const { t } = labels;
  const statusCell = (account: Account) => {
    const is = accountStatus(account);
    return is === 'active' ? labels.status(is) : stateChip(looks[is], labels.status(is));
  };
  const { field, choice, day } = fieldColumns(t, (account: Account) => account);
  return [
    field('name', { value: accountName, cell: personCell, primary: true, width: 210, grow: 1 }),
    ...(boats
      ? [
          field('boat', {
            value: (row) => row.boatName,
            filter: 'select',
            groupable: true,
            width: 120,
            card: 'meta',
          }),
        ]
      : []),
    field('standing', {
      value: accountStatus,
      order: accountStatuses,
      optionLabel: (value) => (isAccountStatus(value) ? labels.status(value) : value),
      cell: statusCell,
      exportValue: (row) => labels.status(accountStatus(row)),
      width: 190,
      card: 'badge',
    }),
    field('username', { width: 130, card: 'meta' }),
    choice('role', labels.role, { order: roles, width: 120, card: 'number' }),
    field('jobtitle', { width: 170, card: 'sub' }),
    field('department', { filter: 'select', groupable: true, width: 120, card: 'sub' }),
    field('email', { width: 220, card: 'none' }),
    field('rights', {
      value: (row) => heldOf(row).held,
      cell: (row) => t('heldOf', heldOf(row)),
      searchable: false,
      align: 'end',
      width: 90,
      card: 'none',
    }),
    day('createdAt', recentDay, { width: 110, card: 'none', defaultHidden: true }),
  ];
};

/** Accounts with something left to do, and deleted ones: the last views of every list of accounts. */
const restViews = ({ t }: UserLabels) => [
  {
    id: 'waiting',
    label: t('view.waiting'),
    filter: (row: Account) => ['waiting', 'mailFailed'].includes(accountStatus(row)),
    empty: t('none.waiting'),
  },
  {
    id: 'deleted',
    label: t('view.deleted'),
    filter: (row: Account) => row.softDeleted,
    empty: t('none.deleted'),
  },
];

/** Views by where people work; deleted accounts are only in their own view. */
export const userViews = (labels: UserLabels) => {
  const { t } = labels;
  const view = (id: 'all' | 'crew' | 'ashore' | 'outside', filter: (row: Account) => boolean) => ({
    id,
    label: t(`view.${id}`),
    filter: (row: Account) => !row.softDeleted && filter(row),
  });
  return [
    view('all', () => true),
    view('crew', ({ role }) => role === 'crew'),
    view('ashore', ({ role }) => role === 'management' || role === 'superadmin'),
    view('outside', ({ role }) => isOutside(role)),
    ...restViews(labels),
  ];
};

/** Views of outside users by role. */
export const yardViews = (labels: UserLabels) => {
  const view = (id: (typeof outsideRoles)[number]) => ({
    id,
    label: labels.role(id),
    filter: (row: Account) => !row.softDeleted && row.role === id,
  });
  return [
    { id: 'all', label: labels.t('view.all'), filter: (row: Account) => !row.softDeleted },
    ...outsideRoles.map(view),
    ...restViews(labels),
  ];
};
