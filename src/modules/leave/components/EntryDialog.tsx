import { useWatch } from 'react-hook-form';
import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { patterns, type Vacation, vacationFields, vacationKinds } from '../contract.ts';
import { useCreateVacation, useUpdateVacation } from '../queries.ts';

type Values = z.input<typeof vacationFields>;

/** What an entry of the chosen kind says. */
function OfKind() {
  const { t } = useTranslation('leave');
  const kind: unknown = useWatch({ name: 'kind' });
  const pattern: unknown = useWatch({ name: 'pattern' });
  if (kind !== 'terms') return <NumberInput<Values> name="days" label={t('field.days')} />;
  return (
    <>
      <SelectInput<Values>
        name="pattern"
        label={t('field.pattern')}
        options={patterns.map((value) => ({ value, label: t(`pattern.${value}`) }))}
        required
      />
      {pattern === 'own' && <NumberInput<Values> name="annualDays" label={t('field.annualDays')} />}
    </>
  );
}

type Props = { userID: string; name: string; item?: Vacation; onClose: () => void };

/** Enters into somebody's ledger: an opening, the terms by which leave is earned, a correction. */
export default function EntryDialog({ userID, name, item, onClose }: Props) {
  const { t } = useTranslation('leave');
  const { boatID } = useUser();
  const { today } = useFormat();
  const { mutateAsync: create } = useCreateVacation();
  const { mutateAsync: update } = useUpdateVacation();
  const { opened: _, ...form } = useItemForm({
    name: 'vacations',
    schema: vacationFields,
    item,
    blank: { userID, kind: 'terms', date: today, pattern: 'sixty' },
    newDraft: `new.${userID}`,
    create: (fields) => create({ ...fields, boatID }),
    update,
  });
  return (
    <FormDialog {...form} title={t('entryOf', { name })} onClose={onClose}>
      <SelectInput<Values>
        name="kind"
        label={t('field.kind')}
        options={vacationKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        required
      />
      <DateInput<Values> name="date" label={t('field.date')} required />
      <OfKind />
      <TextInput<Values> name="note" label={t('field.note')} />
    </FormDialog>
  );
}
