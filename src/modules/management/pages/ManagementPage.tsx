import CorporateFareOutlined from '@mui/icons-material/CorporateFareOutlined';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { freeChip, useFreeWord } from '../components/FreeChip.tsx';
import type { Company } from '../contract.ts';
import { useCompanies } from '../queries.ts';

const none: Company[] = [];
const idOf = (row: Company) => row._id;
const toCompany = (row: Company) => ({ to: '/app/management/$id', params: { id: row._id } });

/** The management companies: the own, or all for a superadmin, who makes new ones. */
export function ManagementPage() {
  const { t } = useTranslation(['management', 'table', 'superadmin']);
  const me = useUser();
  const navigate = useNavigate();
  const freeWord = useFreeWord();
  const { data = none, isPending, isError, refetch } = useCompanies();
  const create = useDialog(() => import('../components/CompanyDialog.tsx'), {
    onSaved: (id: string) => navigate({ to: '/app/management/$id', params: { id } }),
  });
  const columns: Column<Company>[] = [
    { id: 'name', header: t('field.name'), value: (row) => row.name, primary: true, width: 240, grow: 1 },
    {
      id: 'contact',
      header: t('field.contact'),
      value: (row) => row.contact,
      width: 320,
      grow: 1,
      card: 'sub',
    },
    { id: 'address', header: t('field.address'), value: (row) => row.address, width: 240, card: 'meta' },
    {
      id: 'boats',
      header: t('field.boats'),
      value: (row) => row.boats.map(({ name }) => name),
      filter: 'select',
      width: 200,
      card: 'meta',
    },
    {
      id: 'free',
      header: t('field.free'),
      value: (row) => row.free,
      cell: (row) => (row.free ? freeChip(row.free, freeWord(row.free)) : null),
      optionLabel: freeWord,
      filter: 'select',
      width: 120,
      card: 'badge',
    },
  ];
  const add = me.superadmin && (
    <Button variant="primary" icon={<Glyph name="plus" />} onClick={() => create.open()}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={isPending ? '\u00A0' : t('facts', { count: data.length })}
        primary={add}
      />
      <NeedsConnection />
      <DataTable<Company>
        {...useTableSearch()}
        label={t('title')}
        rows={data}
        columns={columns}
        getRowId={idOf}
        rowTo={toCompany}
        loading={isPending}
        error={isError && data.length === 0 ? t('loadFailed') : undefined}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={<CorporateFareOutlined />}
            title={t('empty')}
            hint={t('emptyHint')}
            action={add}
          />
        }
      />
      {create.element}
    </>
  );
}
