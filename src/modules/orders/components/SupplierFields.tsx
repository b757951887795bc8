import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { useSuppliers } from '#modules/suppliers/queries.ts';
import { FormSection } from '#ui/form/FormSection.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';

/** Who the order goes to: one of the suppliers, whose name is copied, or any name. */
export function SupplierFields() {
  const { t } = useTranslation('orders');
  const { setValue } = useFormContext();
  const { data: suppliers = [] } = useSuppliers();
  return (
    <>
      <FormSection title={t('form.supplier')} />
      <PickInput
        name="supplierID"
        label={t('field.supplierID')}
        options={suppliers.map(({ _id, supplierName, city }) => ({
          value: _id,
          label: supplierName,
          hint: city,
        }))}
        onPick={(id) => {
          const supplier = suppliers.find(({ _id }) => _id === id);
          if (!supplier) return;
          setValue('supplierName', supplier.supplierName, { shouldDirty: true });
          if (supplier.currency) setValue('currency', supplier.currency, { shouldDirty: true });
        }}
      />
      <TextInput name="supplierName" label={t('form.supplierName')} help={t('form.supplierNameHelp')} />
    </>
  );
}
