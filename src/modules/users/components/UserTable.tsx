import { ListTable, type ListTableProps } from '#modules/savedviews/components/ListTable.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Account } from '../contract.ts';
import { accountStatus } from '../rights.ts';
import { useUserLabels } from '../useUserLabels.ts';
import { userColumns, userViews } from './userColumns.tsx';

const toUser = (row: Account) => ({ to: '/app/userdetails/$id', params: { id: row._id } });
const railOf = (row: Account) => (accountStatus(row) === 'mailFailed' ? ('due' as const) : undefined);

/** The common part of all lists of accounts; `boats` if it covers several boats. */
export const useUserList = (boats = false) => {
  const labels = useUserLabels();
  const { recentDay } = useFormat();
  return {
    t: labels.t,
    icon: <Icon name="accounts" />,
    columns: userColumns(labels, { boats, recentDay }),
    views: userViews(labels),
    rowTo: toUser,
    rail: railOf,
  };
};

/** A list of accounts, each with a link to its page. */
export function UserTable(props: Pick<ListTableProps<Account>, 'label' | 'query' | 'saved'>) {
  return <ListTable<Account> {...useUserList()} {...props} />;
}
