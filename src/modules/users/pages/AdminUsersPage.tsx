import { useTranslation } from '#lib/useTranslation.ts';
import { useCompanies } from '#modules/management/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { UserTable } from '../components/UserTable.tsx';
import { useAllUsers } from '../queries.ts';
import { factsOf } from './UsersPage.tsx';

/** The accounts of all boats and companies, for superadmins. */
export function AdminUsersPage() {
  const { t } = useTranslation(['users', 'table', 'shipyard', 'profile']);
  const query = useAllUsers();
  const { data: companies = [] } = useCompanies();
  const create = useDialog(() => import('../components/NewUserDialog.tsx'), {
    accounts: query.data ?? [],
    companies,
  });
  return (
    <>
      <PageHeader
        title={t('allTitle')}
        facts={query.data ? t('facts', factsOf(query.data)) : '\u00A0'}
        primary={
          <Button variant="primary" icon={<Glyph name="plus" />} onClick={() => create.open()}>
            {t('new')}
          </Button>
        }
      />
      <NeedsConnection />
      <UserTable label={t('allTitle')} kind="adminusers" query={query} />
      {create.element}
    </>
  );
}
