import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { paySettingsFields } from '../contract.ts';
import { useCreatePaySettings, usePaySettings, useUpdatePaySettings } from '../queries.ts';
import { divisors } from '../rules/pay.ts';
import { settingsID } from '../rules/run.ts';

type Values = z.input<typeof paySettingsFields>;

/** How the vessel divides a month, and from which account it pays. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payroll');
  const { boatID } = useUser();
  const { mutateAsync: create } = useCreatePaySettings();
  const { mutateAsync: update } = useUpdatePaySettings();
  const form = useItemForm({
    name: 'paysettings',
    schema: paySettingsFields,
    item: usePaySettings(),
    create: (fields) => create({ ...fields, _id: settingsID(boatID), boatID }),
    update,
  });
  return (
    <FormDialog {...form} title={t('settings')} onClose={onClose}>
      <SelectInput<Values>
        name="divisor"
        label={t('field.divisor')}
        options={divisors.map((value) => ({ value, label: t(`divisor.${value}`) }))}
        required
      />
      <FormSection title={t('payer')} />
      <TextInput<Values> name="payerName" label={t('field.payerName')} />
      <TextInput<Values> name="iban" label={t('field.iban')} />
      <TextInput<Values> name="bic" label={t('field.bic')} />
    </FormDialog>
  );
}
