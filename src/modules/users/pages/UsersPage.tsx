import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { NeedsLink } from '#ui/NeedsLink.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { UserTable } from '../components/UserTable.tsx';
import type { Account } from '../contract.ts';
import { useUsers } from '../queries.ts';
import { standingOf } from '../rights.ts';

const NewUserDialog = lazy(() => import('../components/NewUserDialog.tsx'));

/** Of how many accounts a list tells, in words. */
export const factsOf = (accounts: readonly Account[]) => {
  const there = accounts.filter((account) => !account.softDeleted);
  return { active: there.length, waiting: there.filter((one) => standingOf(one) !== 'active').length };
};

/** The accounts of the boat, and new ones. */
export function UsersPage() {
  const { t } = useTranslation(['users', 'table']);
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
      <UserTable label={t('title')} query={query} />
      {creating && (
        <Suspense>
          <NewUserDialog accounts={query.data ?? []} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
