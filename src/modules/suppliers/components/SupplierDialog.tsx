import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { type Supplier, supplierFields } from '../contract.ts';
import { useCreateSupplier, useUpdateSupplier } from '../queries.ts';
import { SupplierFields } from './SupplierFields.tsx';

/** Adds a supplier and opens its page, or changes one. */
export default function SupplierDialog({ supplier, onClose }: { supplier?: Supplier; onClose: () => void }) {
  const { t } = useTranslation('suppliers');
  const { boatID } = useUser();
  const { mutateAsync: create } = useCreateSupplier();
  const { mutateAsync: update } = useUpdateSupplier();
  const navigate = useNavigate();
  const { opened, ...form } = useItemForm({
    name: 'suppliers',
    schema: supplierFields,
    item: supplier,
    create: async (fields) => {
      const { _id: id } = await create({ ...fields, boatID });
      await navigate({ to: '/app/supplier/$id', params: { id } });
    },
    update,
  });
  return (
    <FormDialog {...form} wide title={opened?.supplierName ?? t('new')} onClose={onClose}>
      <SupplierFields />
    </FormDialog>
  );
}
