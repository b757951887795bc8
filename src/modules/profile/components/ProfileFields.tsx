import { useTranslation } from '#lib/useTranslation.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { usePeopleOfBoat } from '../queries.ts';
import type { rightsOn } from '../rules.ts';
import type { ProfileForm } from './profileForm.ts';

type Rights = ReturnType<typeof rightsOn>;

/** All fields of a profile that the user may change. */
export function ProfileFields({ rights }: { rights: Rights }) {
  const { t } = useTranslation('profile');
  const { data: people = [] } = usePeopleOfBoat();
  const genders = (['female', 'male', 'other'] as const).map((value) => ({
    value,
    label: t(`gender.${value}`),
  }));
  return (
    <>
      <FormSection level={2} title={t('section.identity')} />
      <TextInput<ProfileForm> name="lastName" label={t('field.lastName')} autoComplete="off" />
      <TextInput<ProfileForm> name="firstName" label={t('field.firstName')} autoComplete="off" />
      <DateInput<ProfileForm> name="birthDate" label={t('field.birthDate')} />
      <TextInput<ProfileForm> name="birthPlace" label={t('field.birthPlace')} />
      <ComboInput<ProfileForm> name="nationality" label={t('field.nationality')} suggestionsFrom={people} />
      <SelectInput<ProfileForm> name="gender" label={t('field.gender')} options={genders} empty="" />
      <FormSection level={2} title={t('section.emergency')} />
      <TextInput<ProfileForm> name="ecFullName" label={t('field.ecFullName')} autoComplete="off" />
      <TextInput<ProfileForm> name="ecRelation" label={t('field.ecRelation')} autoComplete="off" />
      <TextInput<ProfileForm>
        name="ecContactNum"
        label={t('field.ecContactNum')}
        type="tel"
        autoComplete="off"
      />
      <TextInput<ProfileForm> name="ecEmail" label={t('field.ecEmail')} type="email" autoComplete="off" />
      <TextInput<ProfileForm> name="ecSkype" label={t('field.ecSkype')} autoComplete="off" />
      <TextArea<ProfileForm> name="ecAddress" label={t('field.ecAddress')} rows={2} />
      <FormSection level={2} title={t('section.contact')} />
      <TextInput<ProfileForm> name="phone" label={t('field.phone')} type="tel" />
      <TextInput<ProfileForm> name="phone2" label={t('field.phone2')} type="tel" />
      <TextInput<ProfileForm> name="skype" label={t('field.skype')} />
      {!rights.own && <SwitchInput<ProfileForm> name="mailing" label={t('field.mailing')} />}
      <TextArea<ProfileForm> name="address" label={t('field.address')} rows={2} />
      <TextInput<ProfileForm> name="postal" label={t('field.postal')} />
      <TextInput<ProfileForm> name="city" label={t('field.city')} />
      {rights.service && (
        <>
          <FormSection level={2} title={t('section.service')} />
          <ComboInput<ProfileForm> name="jobtitle" label={t('field.jobtitle')} suggestionsFrom={people} />
          <ComboInput<ProfileForm> name="department" label={t('field.department')} suggestionsFrom={people} />
          <DateInput<ProfileForm> name="contractStart" label={t('field.contractStart')} />
          <NumberInput<ProfileForm> name="remainingDays" label={t('field.remainingDays')} />
        </>
      )}
      {rights.setPay && (
        <>
          <FormSection level={2} title={t('section.pay')} />
          <NumberInput<ProfileForm> name="salaryRatePerMonth" label={t('field.salaryRatePerMonth')} />
          <NumberInput<ProfileForm> name="salaryRate" label={t('field.salaryRate')} />
          <TextInput<ProfileForm> name="salaryCurrency" label={t('field.salaryCurrency')} maxLength={3} />
          <TextInput<ProfileForm> name="taxNumber" label={t('field.taxNumber')} autoComplete="off" />
        </>
      )}
    </>
  );
}
