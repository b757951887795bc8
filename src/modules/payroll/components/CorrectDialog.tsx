import { z } from 'zod/mini';
import { requiredText } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { addMonths } from '#modules/hoursofrest/rules/calendar.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import type { Payroll } from '../contract.ts';
import { useCreatePayroll, usePayrolls, useUpdatePayroll } from '../queries.ts';
import { draftOf, monthOf } from '../rules/run.ts';
import { useMonthName } from '../useMonthName.ts';

const fields = z.object({
  amount: z.int().check(z.refine((amount) => amount !== 0)),
  reason: requiredText(300),
});
type Values = z.input<typeof fields>;

/** Puts a locked month right by a line of the next one, which begins with it if it is not begun yet. */
export default function CorrectDialog({ pay, onClose }: { pay: Payroll; onClose: () => void }) {
  const { t } = useTranslation('payroll');
  const monthName = useMonthName();
  const { data: all = [] } = usePayrolls();
  const { mutateAsync: create } = useCreatePayroll();
  const { mutateAsync: update } = useUpdatePayroll();
  const later = all.filter((other) => other.userID === pay.userID && monthOf(other) > monthOf(pay));
  const open = later
    .filter(({ lockedAt, currency }) => lockedAt === null && currency === pay.currency)
    .sort((a, b) => a.startDate.localeCompare(b.startDate))[0];
  const lockedMonths = all.filter(({ lockedAt }) => lockedAt !== null).map(monthOf);
  const month = open ? monthOf(open) : addMonths([...lockedMonths, monthOf(pay)].sort().at(-1) ?? '', 1);
  const correct = async ({ amount, reason }: z.output<typeof fields>) => {
    const line = { _id: newId(), kind: 'correction' as const, amount, reason, of: pay._id };
    if (open) {
      const { _id, rev, corrections } = open;
      await update({ _id, rev, corrections: [...corrections, line] });
      return;
    }
    const draft = draftOf(pay.boatID, { ...pay, salaryCurrency: pay.currency }, month, all);
    if (draft) await create({ ...draft, corrections: [...draft.corrections, line] });
  };
  return (
    <FormDialog<Values, z.output<typeof fields>>
      schema={fields}
      defaultValues={{ reason: '' }}
      onSubmit={correct}
      title={t('correctTitle', { month: monthName(monthOf(pay)) })}
      onClose={onClose}
    >
      <p className="wide ink2">{t('correctHelp', { month: monthName(month) })}</p>
      <NumberInput<Values>
        name="amount"
        label={t('correctAmount')}
        help={t('correctAmountHelp')}
        currency={pay.currency}
        required
      />
      <TextInput<Values> name="reason" label={t('correctReason')} required />
    </FormDialog>
  );
}
