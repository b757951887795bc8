import type { ComponentProps } from 'react';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import type { Account } from '../contract.ts';
import { accountStatus } from '../rights.ts';
import { useUserList } from './UserTable.tsx';

/** Of how many accounts a list tells, in words. */
const factsOf = (accounts: readonly Account[]) => {
  const there = accounts.filter((account) => !account.softDeleted);
  return { active: there.length, waiting: there.filter((one) => accountStatus(one) !== 'active').length };
};

type List = ComponentProps<typeof ListPage<Account>>;
type Props = Pick<
  List,
  'label' | 'texts' | 'query' | 'saved' | 'create' | 'primary' | 'views' | 'children'
> & {
  /** The list contains accounts of several boats. */
  boats?: boolean;
};

/** A page with a list of accounts, each with a link to its page. */
export function UserList({ boats = false, children, ...list }: Props) {
  const listProps = useUserList(boats);
  return (
    <ListPage<Account>
      {...listProps}
      emptyAction={null}
      {...list}
      facts={(rows) => listProps.t('facts', factsOf(rows))}
    >
      <NeedsConnection />
      {children}
    </ListPage>
  );
}
