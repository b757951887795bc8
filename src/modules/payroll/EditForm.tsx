import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { currency } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { daysOfMonth } from '#modules/hoursofrest/rules/calendar.ts';
import { useLoginPeople } from '#modules/profile/queries/people.ts';
import { personName } from '#modules/profile/rules.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { RowList } from '#ui/form/RowList.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { Icon } from '#ui/Icon.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { type Payroll, payrollFields } from './contract.ts';
import { useCreatePayroll, useRemovePayroll, useUpdatePayroll } from './queries.ts';

const formFields = z.object({ ...payrollFields.shape, currency });
type Values = z.input<typeof formFields>;

/** The amounts of a pay, in the currency that is chosen. */
function Amounts() {
  const { t } = useTranslation('payroll');
  const chosen: unknown = useWatch({ name: 'currency' });
  const code = typeof chosen === 'string' && /^[A-Z]{3}$/.test(chosen) ? chosen : 'EUR';
  return (
    <>
      <NumberInput<Values> name="salaryRatePerMonth" label={t('field.salaryRatePerMonth')} currency={code} />
      <NumberInput<Values>
        name="salaryRate"
        label={t('field.salaryRate')}
        help={t('rateHelp')}
        currency={code}
      />
      <NumberInput<Values> name="bonus" label={t('field.bonus')} currency={code} />
      <NumberInput<Values> name="cashAdvance" label={t('field.cashAdvance')} currency={code} />
      <NumberInput<Values> name="withoutPay" label={t('field.withoutPay')} />
      <TextArea<Values> name="notes" label={t('field.notes')} />
      <FormSection title={t('account')} />
      <TextInput<Values> name="accountName" label={t('field.accountName')} />
      <TextInput<Values> name="iban" label={t('field.iban')} />
      <TextInput<Values> name="bic" label={t('field.bic')} />
      <FormSection title={t('field.allotments')} />
      <RowList
        name="allotments"
        rowLabel={t('allotment')}
        addLabel={t('addAllotment')}
        blank={() => ({ _id: newId(), name: '', iban: '', bic: '', amount: null, currency: '', rate: null })}
      >
        {(path) => (
          <>
            <TextInput name={`${path}.name`} label={t('allotmentTo')} required />
            <NumberInput name={`${path}.amount`} label={t('allotmentAmount')} currency={code} required />
            <TextInput name={`${path}.iban`} label={t('field.iban')} />
            <TextInput name={`${path}.bic`} label={t('field.bic')} />
            <TextInput name={`${path}.currency`} label={t('allotmentCurrency')} placeholder={code} />
            <NumberInput name={`${path}.rate`} label={t('allotmentRate')} />
          </>
        )}
      </RowList>
    </>
  );
}

type Props = { item?: Payroll; month?: string; onClose: () => void };

/** Enters somebody's pay of a month, or changes it while the run is open. */
export default function EditForm({ item, month = '', onClose }: Props) {
  const { t } = useTranslation('payroll');
  const { boatID } = useUser();
  const { data: people = [] } = useLoginPeople();
  const { mutateAsync: create } = useCreatePayroll();
  const { mutateAsync: update } = useUpdatePayroll();
  const { mutateAsync: remove } = useRemovePayroll();
  const ask = useAskDelete();
  const days = month ? daysOfMonth(month) : [];
  const { opened, ...form } = useItemForm({
    name: 'payrolls',
    schema: formFields,
    item,
    blank: { startDate: days[0] ?? '', endDate: days.at(-1) ?? '', currency: 'EUR' },
    create: (fields) => create({ ...fields, boatID }),
    update,
  });
  return (
    <FormDialog
      {...form}
      wide
      title={opened ? t('titleOf', { name: opened.name }) : t('addPerson')}
      onClose={onClose}
    >
      {!opened && (
        <SelectInput<Values>
          name="userID"
          label={t('field.userID')}
          options={people
            .filter(({ role }) => role === 'crew')
            .map((person) => ({ value: person.userID, label: personName(person) }))}
          required
        />
      )}
      <DateInput<Values> name="startDate" label={t('field.startDate')} required />
      <DateInput<Values> name="endDate" label={t('field.endDate')} required />
      <DateInput<Values> name="contractStart" label={t('field.contractStart')} />
      <TextInput<Values> name="currency" label={t('field.currency')} required />
      <Amounts />
      {opened && (
        <div className="wide">
          <Button
            variant="danger"
            icon={<Icon name="trash" />}
            onClick={() => {
              // Close this dialog first, because dialogs do not stack.
              onClose();
              ask({ name: opened.name, body: t('removeBody'), remove: () => remove(opened._id) });
            }}
          >
            {t('removePay')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
