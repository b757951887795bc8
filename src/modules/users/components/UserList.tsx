import { type ComponentProps, lazy, Suspense } from 'react';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { useTicks } from '#ui/table/useSelection.ts';
import type { Account } from '../contract.ts';
import { accountStatus } from '../rights.ts';
import { useUserList } from './UserTable.tsx';

const UserBulk = lazy(() => import('./UserBulk.tsx'));

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
  /** Accounts can be ticked, for bulk actions. */
  bulk?: boolean;
};

/** A page with a list of accounts, each with a link to its page. */
export function UserList({ boats = false, bulk = false, children, ...list }: Props) {
  const { untick, ...ticks } = useTicks();
  const listProps = useUserList(boats);
  return (
    <ListPage<Account>
      {...listProps}
      {...(bulk
        ? {
            ...ticks,
            bulkActions: (ticked: Account[]) => (
              <Suspense>
                <UserBulk accounts={ticked} onDone={untick} />
              </Suspense>
            ),
          }
        : {})}
      emptyAction={null}
      {...list}
      facts={(rows) => listProps.t('facts', factsOf(rows))}
    >
      <NeedsConnection />
      {children}
    </ListPage>
  );
}
