import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import type { GuestFields as Fields } from '../contract.ts';
import { useAllGuests } from '../queries.ts';
import { keepsPapers } from '../rules/galley.ts';

type Suggested = 'cabin' | 'nationality' | 'embarkmentPort' | 'disembarkmentPort' | 'documentCountry';

/** All fields of a guest, for create and edit. */
export function GuestFields() {
  const { t } = useTranslation('guests');
  const { data: guests = [] } = useAllGuests();
  const combo = (name: Suggested) => (
    <ComboInput<Fields> name={name} label={t(`field.${name}`)} suggestionsFrom={guests} />
  );
  return (
    <>
      <TextInput<Fields> name="firstName" label={t('field.firstName')} required autoComplete="off" />
      <TextInput<Fields> name="lastName" label={t('field.lastName')} autoComplete="off" />
      <FormSection title={t('section.care')} />
      <TextArea<Fields> name="allergies" label={t('field.allergies')} rows={2} />
      <TextArea<Fields> name="medical" label={t('field.medical')} rows={2} />
      <TextArea<Fields> name="diet" label={t('field.diet')} rows={2} wide={false} />
      <TextArea<Fields> name="drinks" label={t('field.drinks')} rows={2} wide={false} />
      <TextArea<Fields> name="preferences" label={t('field.preferences')} rows={3} />
      <FormSection title={t('section.stay')} />
      {combo('cabin')}
      <SwitchInput<Fields> name="transit" label={t('field.transit')} />
      <DateInput<Fields> name="embarkmentDate" label={t('field.embarkmentDate')} />
      {combo('embarkmentPort')}
      <DateInput<Fields> name="disembarkmentDate" label={t('field.disembarkmentDate')} />
      {combo('disembarkmentPort')}
      {keepsPapers(useUser()) && <PaperFields combo={combo} />}
    </>
  );
}

/** What authorities and a hospital ask for. */
function PaperFields({ combo }: { combo: (name: Suggested) => ReactNode }) {
  const { t } = useTranslation('guests');
  const genders = (['female', 'male', 'other'] as const).map((value) => ({
    value,
    label: t(`gender.${value}`),
  }));
  const documents = (['passport', 'identityCard', 'other'] as const).map((value) => ({
    value,
    label: t(`document.${value}`),
  }));
  return (
    <>
      <FormSection title={t('section.identity')} />
      <DateInput<Fields> name="birthDate" label={t('field.birthDate')} />
      <TextInput<Fields> name="birthPlace" label={t('field.birthPlace')} autoComplete="off" />
      {combo('nationality')}
      <SelectInput<Fields> name="gender" label={t('field.gender')} options={genders} empty="" />
      <FormSection title={t('section.document')} />
      <SelectInput<Fields> name="documentKind" label={t('field.documentKind')} options={documents} empty="" />
      <TextInput<Fields> name="documentNumber" label={t('field.documentNumber')} autoComplete="off" />
      {combo('documentCountry')}
      <DateInput<Fields> name="documentExpires" label={t('field.documentExpires')} />
      <TextInput<Fields> name="visaNumber" label={t('field.visaNumber')} autoComplete="off" />
      <FormSection title={t('section.contact')} />
      <TextInput<Fields> name="phone" label={t('field.phone')} type="tel" autoComplete="off" />
      <TextInput<Fields> name="email" label={t('field.email')} type="email" autoComplete="off" />
      <TextArea<Fields> name="address" label={t('field.address')} rows={2} />
      <FormSection title={t('section.emergency')} />
      <TextInput<Fields> name="ecFullName" label={t('field.ecFullName')} autoComplete="off" />
      <TextInput<Fields> name="ecRelation" label={t('field.ecRelation')} autoComplete="off" />
      <TextInput<Fields> name="ecContactNum" label={t('field.ecContactNum')} type="tel" autoComplete="off" />
      <TextArea<Fields> name="remarks" label={t('field.remarks')} rows={2} />
    </>
  );
}
