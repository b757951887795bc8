import { useTranslation } from '#lib/useTranslation.ts';
import { useCompanies } from '#modules/management/queries.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { UserList } from '../components/UserList.tsx';
import { useAllUsers } from '../queries.ts';

/** The accounts of all boats and companies, for superadmins. */
export function AdminUsersPage() {
  const { t } = useTranslation(['users', 'table', 'shipyard', 'profile']);
  const query = useAllUsers();
  const { data: companies = [] } = useCompanies();
  const create = useDialog(() => import('../components/NewUserDialog.tsx'), {
    accounts: query.data ?? [],
    companies,
  });
  return <UserList texts={{ title: t('allTitle') }} query={query} saved="adminusers" create={create} boats />;
}
