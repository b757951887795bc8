import type { TFunction } from '#lib/useTranslation.ts';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import type { Supplier } from '../contract.ts';

/** The columns of the list of suppliers. */
export const supplierColumns = (t: TFunction<'suppliers'>): Column<Supplier>[] => {
  const { field } = fieldColumns(t, (supplier: Supplier) => supplier);
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
