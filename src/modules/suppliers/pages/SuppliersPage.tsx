import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { Icon } from '#ui/Icon.tsx';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { type Supplier, suppliers } from '../contract.ts';
import { useSuppliers } from '../queries.ts';

const loadEditForm = () => import('../EditForm.tsx');
const loadImportSuppliers = () => import('../ImportSuppliers.tsx');

const pageOf = ({ _id: id }: Supplier) => ({ to: '/app/supplier/$id', params: { id } });

/** The boat's suppliers: what and where they deliver, and their contact details. */
export function SuppliersPage() {
  const { t } = useTranslation(['suppliers', 'table']);
  const { field } = fieldColumns(t, (supplier: Supplier) => supplier);
  const create = useDialog(loadEditForm);
  const mayWrite = can(useUser(), suppliers.access.write);
  const imports = useDialog(loadImportSuppliers);
  const columns = [
    field('supplierName', { primary: true, width: 220, grow: 1 }),
    field('category', { filter: 'select', filterInSight: true, groupable: true, width: 170, card: 'sub' }),
    field('city', { filter: 'select', groupable: true, width: 130, card: 'meta' }),
    field('country', { filter: 'select', filterInSight: true, groupable: true, width: 120, card: 'meta' }),
    field('operatingIn', { width: 200, card: 'sub' }),
    field('phone', { width: 160, card: 'none' }),
    field('email', { width: 220, card: 'none' }),
    field('website', { width: 180, defaultHidden: true, card: 'none' }),
    field('streetAddress', { width: 200, defaultHidden: true, card: 'none' }),
    field('postalCode', { width: 100, defaultHidden: true, card: 'none' }),
    field('customerNo', { width: 130, defaultHidden: true, card: 'none' }),
    field('terms', { width: 150, defaultHidden: true, card: 'none' }),
    field('currency', { width: 90, defaultHidden: true, card: 'none' }),
    field('description', { width: 240, defaultHidden: true, card: 'none' }),
  ];
  return (
    <ListPage<Supplier>
      t={t}
      query={useSuppliers()}
      saved="suppliers"
      facts={({ length: count }) => t('facts', { count })}
      create={mayWrite && create}
      imports={mayWrite && imports}
      icon={<Icon name="delivery" />}
      columns={columns}
      rowTo={pageOf}
      initialSort={{ id: 'supplierName' }}
    />
  );
}
