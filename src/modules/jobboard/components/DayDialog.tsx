import { z } from 'zod/mini';
import { requiredDay } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';

const fields = z.object({ day: requiredDay });
type Values = z.infer<typeof fields>;

type Props = { row: JobRow; today: string; onChoose: (day: string) => void; onClose: () => void };

/** Asks for another day of a job: the alternative to dragging. */
export default function DayDialog({ row, today, onChoose, onClose }: Props) {
  const { t } = useTranslation('jobboard');
  return (
    <FormDialog<Values, Values>
      title={row.job.title}
      schema={fields}
      defaultValues={{ day: row.due.day !== null && row.due.day > today ? row.due.day : today }}
      submitLabel={t('continue')}
      onSubmit={(values) => onChoose(values.day)}
      onClose={onClose}
    >
      <DateInput<Values> name="day" label={t('day')} min={today} help={t('dayHint')} required wide />
    </FormDialog>
  );
}
