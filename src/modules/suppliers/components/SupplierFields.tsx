import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import type { supplierFields } from '../contract.ts';
import { useSuppliers } from '../queries.ts';

type Values = z.input<typeof supplierFields>;

/** The fields of a supplier. */
export function SupplierFields() {
  const { t } = useTranslation('suppliers');
  const { data: suppliers = [] } = useSuppliers();
  const combo = (name: 'category' | 'city' | 'country') => (
    <ComboInput<Values> name={name} label={t(`field.${name}`)} suggestionsFrom={suppliers} />
  );
  return (
    <>
      <TextInput<Values> name="supplierName" label={t('field.supplierName')} required autoFocus />
      {combo('category')}
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
    </>
  );
}
