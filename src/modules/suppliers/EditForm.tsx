import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { type Supplier, supplierFields } from './contract.ts';
import { useCreateSupplier, useSuppliers, useUpdateSupplier } from './queries.ts';

type Values = z.input<typeof supplierFields>;

/** Adds a supplier and opens its page, or changes one. */
export default function EditForm({ item, onClose }: { item?: Supplier; onClose: () => void }) {
  const { t } = useTranslation('suppliers');
  const { boatID } = useUser();
  const { mutateAsync: create } = useCreateSupplier();
  const { mutateAsync: update } = useUpdateSupplier();
  const { data: suppliers = [] } = useSuppliers();
  const navigate = useNavigate();
  const { opened, ...form } = useItemForm({
    name: 'suppliers',
    schema: supplierFields,
    item,
    create: async (fields) => {
      const { _id: id } = await create({ ...fields, boatID });
      await navigate({ to: '/app/supplier/$id', params: { id } });
    },
    update,
  });
  return (
    <FormDialog {...form} wide title={opened?.supplierName ?? t('new')} onClose={onClose}>
      <TextInput<Values> name="supplierName" label={t('field.supplierName')} required autoFocus />
      <ComboInput<Values> name="category" label={t('field.category')} suggestionsFrom={suppliers} />
      <FormSection title={t('section.contact')} />
      <TextInput<Values> name="email" label={t('field.email')} type="email" />
      <TextInput<Values> name="phone" label={t('field.phone')} type="tel" />
      <TextInput<Values> name="website" label={t('field.website')} />
      <TextInput<Values> name="operatingIn" label={t('field.operatingIn')} help={t('operatingInHelp')} />
      <FormSection title={t('section.address')} />
      <TextInput<Values> name="streetAddress" label={t('field.streetAddress')} />
      <TextInput<Values> name="postalCode" label={t('field.postalCode')} />
      <TextInput<Values> name="city" label={t('field.city')} />
      <TextInput<Values> name="country" label={t('field.country')} />
      <TextArea<Values> name="description" label={t('field.description')} />
    </FormDialog>
  );
}
