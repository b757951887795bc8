import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { Icon } from '#ui/Icon.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { freeChip, useFreeWord } from '../components/FreeChip.tsx';
import type { Company } from '../contract.ts';
import { useCompanies } from '../queries.ts';

const loadCompanyDialog = () => import('../components/CompanyDialog.tsx');

const toCompany = (row: Company) => ({ to: '/app/management/$id', params: { id: row._id } });

/** The management companies: the user's own, or all for a superadmin, who creates new ones. */
export function ManagementPage() {
  const { t } = useTranslation(['management', 'table', 'superadmin']);
  const me = useUser();
  const navigate = useNavigate();
  const freeWord = useFreeWord();
  const create = useDialog(loadCompanyDialog, {
    onSaved: (id: string) => navigate({ to: '/app/management/$id', params: { id } }),
  });
  const { field } = fieldColumns(t, (company: Company) => company);
  const columns = [
    field('name', { primary: true, width: 240, grow: 1 }),
    field('contact', { width: 320, grow: 1, card: 'sub' }),
    field('address', { width: 240, card: 'meta' }),
    field('boats', {
      value: (row) => row.boats.map(({ name }) => name),
      filter: 'select',
      width: 200,
      card: 'meta',
    }),
    field('free', {
      cell: (row) => (row.free ? freeChip(row.free, freeWord(row.free)) : null),
      optionLabel: freeWord,
      filter: 'select',
      width: 120,
      card: 'badge',
    }),
  ];
  return (
    <ListPage<Company>
      t={t}
      query={useCompanies()}
      facts={({ length: count }) => t('facts', { count })}
      create={me.superadmin && create}
      icon={<Icon name="company" />}
      columns={columns}
      rowTo={toCompany}
    >
      <NeedsConnection />
    </ListPage>
  );
}
