import type { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { RowList } from '#ui/form/RowList.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useResourceForm } from '#ui/form/useResourceForm.ts';
import { type Supplier, supplierFields, supplierLanguages } from './contract.ts';
import { useCreateSupplier, useSuppliers, useUpdateSupplier } from './queries.ts';

type Values = z.input<typeof supplierFields>;

/** Adds a supplier and opens its page, or changes one. */
export default function EditForm({ item, onClose }: { item?: Supplier; onClose: () => void }) {
  const { t } = useTranslation('suppliers');
  const { data: suppliers = [] } = useSuppliers();
  const { opened, ...form } = useResourceForm({
    name: 'suppliers',
    schema: supplierFields,
    item,
    create: useCreateSupplier().mutateAsync,
    update: useUpdateSupplier().mutateAsync,
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
      <FormSection title={t('section.business')} />
      <TextInput<Values> name="customerNo" label={t('field.customerNo')} />
      <TextInput<Values> name="terms" label={t('field.terms')} />
      <SelectInput<Values>
        name="language"
        label={t('field.language')}
        help={t('languageHelp')}
        empty={t('noLanguage')}
        options={supplierLanguages.flatMap((value) =>
          value ? [{ value, label: t(`language.${value}`) }] : [],
        )}
      />
      <TextInput<Values> name="currency" label={t('field.currency')} placeholder="EUR" />
      <FormSection title={t('field.contacts')} />
      <RowList
        name="contacts"
        rowLabel={t('contact')}
        addLabel={t('addContact')}
        blank={() => ({ _id: newId(), name: '', role: '', email: '', phone: '' })}
      >
        {(path) => (
          <>
            <TextInput name={`${path}.name`} label={t('contactName')} required />
            <TextInput name={`${path}.role`} label={t('contactRole')} />
            <TextInput name={`${path}.email`} label={t('field.email')} type="email" />
            <TextInput name={`${path}.phone`} label={t('field.phone')} type="tel" />
          </>
        )}
      </RowList>
      <FormSection title={t('field.links')} />
      <RowList
        name="links"
        rowLabel={t('link')}
        addLabel={t('addLink')}
        blank={() => ({ _id: newId(), label: '', url: '' })}
      >
        {(path) => (
          <>
            <TextInput name={`${path}.label`} label={t('linkName')} required />
            <TextInput name={`${path}.url`} label={t('linkUrl')} required />
          </>
        )}
      </RowList>
      <TextArea<Values> name="description" label={t('field.description')} />
    </FormDialog>
  );
}
