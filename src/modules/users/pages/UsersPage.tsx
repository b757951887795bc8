import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { PeopleTable } from '#modules/profile/components/PeopleTable.tsx';
import { YardActions } from '#modules/shipyard/components/YardActions.tsx';
import { useYardUsers } from '#modules/shipyard/queries.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { UserList } from '../components/UserList.tsx';
import { userViews, yardViews } from '../components/userColumns.tsx';
import { useUsers, useWatchkeepers } from '../queries.ts';
import { useUserLabels } from '../useUserLabels.ts';
import { UsersTabs } from './UsersTabs.tsx';
import { maySee, viewFor } from './views.ts';

const route = getRouteApi('/app/users');

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
  const query = useUsers();
  const labels = useUserLabels();
  const mayYard = maySee(useUser(), 'yard');
  // The people from outside are a list of their own.
  const views = userViews(labels).filter(({ id }) => !(mayYard && id === 'outside'));
  const create = useDialog(() => import('../components/NewUserDialog.tsx'), { accounts: query.data ?? [] });
  return (
    <UserList query={query} saved="users" create={create} views={views} bulk>
      <UsersTabs view={undefined} />
    </UserList>
  );
}

function YardUsers() {
  const labels = useUserLabels();
  const { t } = labels;
  return (
    <UserList
      label={t('tab.yard')}
      texts={{ empty: t('yardNone'), emptyHint: t('yardNoneHint') }}
      query={useYardUsers()}
      saved="yardusers"
      primary={<YardActions />}
      views={yardViews(labels)}
      bulk
    >
      <UsersTabs view="yard" />
    </UserList>
  );
}

function Watchkeepers() {
  const { t } = useTranslation('users');
  const query = useWatchkeepers();
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={query.data ? t('watchFacts', { count: query.data.length }) : '\u00A0'}
      />
      <UsersTabs view="watch" />
      <PeopleTable
        texts={{ title: t('tab.watch'), empty: t('watchNone'), emptyHint: t('watchNoneHint') }}
        query={query}
      />
    </>
  );
}
