import type { TFunction } from '#lib/useTranslation.ts';
import type { Column } from '#ui/table/column.ts';
import type { Supplier, SupplierFields } from '../contract.ts';

type Shown = Partial<Column<Supplier>>;

/** The columns of the list of suppliers. */
export const supplierColumns = (t: TFunction<'suppliers'>): Column<Supplier>[] => {
  const field = (id: keyof SupplierFields, shown: Shown): Column<Supplier> => ({
    id,
    header: t(`field.${id}`),
    value: (supplier) => supplier[id],
    ...shown,
  });
  return [
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
    field('description', { width: 240, defaultHidden: true, card: 'none' }),
  ];
};
