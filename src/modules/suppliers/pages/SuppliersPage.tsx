import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { supplierColumns } from '../components/supplierColumns.tsx';
import { type Supplier, suppliers } from '../contract.ts';
import { useSuppliers } from '../queries.ts';

const pageOf = ({ _id: id }: Supplier) => ({ to: '/app/supplier/$id', params: { id } });

/** The boat's suppliers: what and where they deliver, and their contact details. */
export function SuppliersPage() {
  const { t } = useTranslation(['suppliers', 'table']);
  const create = useDialog(() => import('../components/SupplierDialog.tsx'));
  return (
    <ListPage<Supplier>
      t={t}
      query={useSuppliers()}
      saved="suppliers"
      facts={({ length: count }) => t('facts', { count })}
      create={can(useUser(), suppliers.access.write) && create}
      icon={<Icon name="delivery" />}
      columns={supplierColumns(t)}
      rowTo={pageOf}
      initialSort={{ id: 'supplierName' }}
    />
  );
}
