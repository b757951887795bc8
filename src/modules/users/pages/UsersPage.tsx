import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { PeopleTable } from '#modules/profile/components/PeopleTable.tsx';
import { YardActions } from '#modules/shipyard/components/YardActions.tsx';
import { useYardUsers } from '#modules/shipyard/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { UserTable } from '../components/UserTable.tsx';
import type { Account } from '../contract.ts';
import { useUsers, useWatchkeepers } from '../queries.ts';
import { accountStatus } from '../rights.ts';
import { UsersTabs } from './UsersTabs.tsx';
import { viewFor } from './views.ts';

const route = getRouteApi('/app/users');

/** The number of accounts of a list, as text. */
export const factsOf = (accounts: readonly Account[]) => {
  const there = accounts.filter((account) => !account.softDeleted);
  return { active: there.length, waiting: there.filter((one) => accountStatus(one) !== 'active').length };
};

/** People who sign in: the accounts of the boat, outside users, and watchkeepers. */
export function UsersPage() {
  // The namespaces of all three lists, so that each is shown at once.
  useTranslation(['users', 'table', 'shipyard', 'profile']);
  const me = useUser();
  const { show } = route.useSearch();
  switch (viewFor(me, show)) {
    case 'yard':
      return <YardUsers />;
    case 'watch':
      return <Watchkeepers />;
    default:
      return <Accounts />;
  }
}

function Accounts() {
  const { t } = useTranslation('users');
  const query = useUsers();
  const create = useDialog(() => import('../components/NewUserDialog.tsx'), { accounts: query.data ?? [] });
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={query.data ? t('facts', factsOf(query.data)) : '\u00A0'}
        primary={
          <Button variant="primary" icon={<Glyph name="plus" />} onClick={() => create.open()}>
            {t('new')}
          </Button>
        }
      />
      <NeedsConnection />
      <UsersTabs view={undefined} />
      <UserTable label={t('title')} query={query} />
      {create.element}
    </>
  );
}

function YardUsers() {
  const { t } = useTranslation('users');
  const query = useYardUsers();
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={query.data ? t('facts', factsOf(query.data)) : '\u00A0'}
        primary={<YardActions />}
      />
      <NeedsConnection />
      <UsersTabs view="yard" />
      <UserTable label={t('tab.yard')} kind="yard" query={query} />
    </>
  );
}

function Watchkeepers() {
  const { t } = useTranslation('users');
  const { data, isError, refetch } = useWatchkeepers();
  return (
    <>
      <PageHeader title={t('title')} facts={data ? t('watchFacts', { count: data.length }) : '\u00A0'} />
      <UsersTabs view="watch" />
      <PeopleTable
        label={t('tab.watch')}
        people={data}
        isError={isError}
        onRetry={() => void refetch()}
        empty={t('watchNone')}
        emptyHint={t('watchNoneHint')}
      />
    </>
  );
}
