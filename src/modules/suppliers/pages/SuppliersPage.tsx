import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useSavedViews } from '#modules/savedviews/queries.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { supplierColumns } from '../components/supplierColumns.tsx';
import { type Supplier, suppliers } from '../contract.ts';
import { useSuppliers } from '../queries.ts';

const none: Supplier[] = [];
const idOf = ({ _id }: Supplier) => _id;
const pageOf = ({ _id: id }: Supplier) => ({ to: '/app/supplier/$id', params: { id } });

/** The boat's suppliers: what and where they deliver, and their contact details. */
export function SuppliersPage() {
  const { t } = useTranslation(['suppliers', 'table']);
  const mayWrite = can(useUser(), suppliers.access.write);
  const { data = none, isPending, isError, refetch } = useSuppliers();
  const create = useDialog(() => import('../components/SupplierDialog.tsx'));
  const add = mayWrite && (
    <Button variant="primary" icon={<Glyph name="plus" />} onClick={() => create.open()}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={isPending ? '\u00A0' : t('facts', { count: data.length })}
        primary={add || undefined}
      />
      <DataTable<Supplier>
        {...useTableSearch()}
        {...useSavedViews('suppliers')}
        label={t('title')}
        rows={data}
        columns={supplierColumns(t)}
        getRowId={idOf}
        rowTo={pageOf}
        initialSort={{ id: 'supplierName' }}
        loading={isPending}
        error={isError && data.length === 0 ? t('loadFailed') : undefined}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={<LocalShippingOutlined />}
            title={t('empty')}
            hint={t('emptyHint')}
            action={add || undefined}
          />
        }
      />
      {create.element}
    </>
  );
}
