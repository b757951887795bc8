import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompanies } from '#modules/management/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { NeedsLink } from '#ui/NeedsLink.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { UserTable } from '../components/UserTable.tsx';
import { useAllUsers } from '../queries.ts';
import { factsOf } from './UsersPage.tsx';

const NewUserDialog = lazy(() => import('../components/NewUserDialog.tsx'));

/** The accounts of all boats and companies; for a superadmin. */
export function AdminUsersPage() {
  const { t } = useTranslation(['users', 'table', 'shipyard', 'profile']);
  const query = useAllUsers();
  const { data: companies = [] } = useCompanies();
  const [creating, setCreating] = useState(false);
  return (
    <>
      <PageHeader
        title={t('allTitle')}
        facts={query.data ? t('facts', factsOf(query.data)) : '\u00A0'}
        primary={
          <Button variant="primary" icon={<Glyph name="plus" />} onClick={() => setCreating(true)}>
            {t('new')}
          </Button>
        }
      />
      <NeedsLink />
      <UserTable label={t('allTitle')} kind="adminusers" query={query} />
      {creating && (
        <Suspense>
          <NewUserDialog
            accounts={query.data ?? []}
            companies={companies}
            onClose={() => setCreating(false)}
          />
        </Suspense>
      )}
    </>
  );
}
