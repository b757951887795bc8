import { useTranslation } from '#lib/useTranslation.ts';
import { ImportDialog } from '#modules/imports/components/ImportDialog.tsx';
import { supplierFields } from './contract.ts';
import { suppliersList } from './importList.ts';

type Field = keyof typeof supplierFields.shape;
const isField = (key: string): key is Field => Object.hasOwn(supplierFields.shape, key);

/** Imports suppliers from a file. */
export default function ImportSuppliers({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('suppliers');
  return (
    <ImportDialog
      list={suppliersList}
      label={(key) => (isField(key) ? t(`field.${key}`) : key)}
      page={{ to: '/app/supplier', label: t('title') }}
      onClose={onClose}
    />
  );
}
