import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#modules/auth/queries.ts';
import { PeopleTable } from '#modules/profile/components/PeopleTable.tsx';
import { YardActions } from '#modules/shipyard/components/YardActions.tsx';
import { useYardUsers } from '#modules/shipyard/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { NeedsLink } from '#ui/NeedsLink.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { UsersTabs } from '../components/UsersTabs.tsx';
import { UserTable } from '../components/UserTable.tsx';
import type { Account } from '../contract.ts';
import { useUsers, useWatchkeepers } from '../queries.ts';
import { standingOf } from '../rights.ts';
import { viewFor } from '../views.ts';

const NewUserDialog = lazy(() => import('../components/NewUserDialog.tsx'));

const route = getRouteApi('/app/users');

/** Of how many accounts a list tells, in words. */
export const factsOf = (accounts: readonly Account[]) => {
  const there = accounts.filter((account) => !account.softDeleted);
  return { active: there.length, waiting: there.filter((one) => standingOf(one) !== 'active').length };
};

/** Who signs in: the accounts of the boat, people from outside, and who keeps watches. */
export function UsersPage() {
  // The words of all three lists: each is shown at once.
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
  const [creating, setCreating] = useState(false);
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={query.data ? t('facts', factsOf(query.data)) : '\u00A0'}
        primary={
          <Button variant="primary" icon={<Glyph name="plus" />} onClick={() => setCreating(true)}>
            {t('new')}
          </Button>
        }
      />
      <NeedsLink />
      <UsersTabs view={undefined} />
      <UserTable label={t('title')} query={query} />
      {creating && (
        <Suspense>
          <NewUserDialog accounts={query.data ?? []} onClose={() => setCreating(false)} />
        </Suspense>
      )}
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
      <NeedsLink />
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
