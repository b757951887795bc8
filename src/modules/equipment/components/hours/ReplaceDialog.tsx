import { z } from 'zod/mini';
import { requiredHours } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import type { Equipment } from '../../contract.ts';
import type { Replacement } from './round.ts';

type Props = { meter: Equipment; onUse: (replacement: Replacement) => void; onClose: () => void };

/**
 * Records a meter's replacement: the last figure of the old one and the first of the new one; running hours continue.
 */
export function ReplaceDialog({ meter, onUse, onClose }: Props) {
  const { t } = useTranslation('hours');
  const last = meter.meterValue;
  const schema = z.object({
    oldValue: z
      .nullable(requiredHours)
      .check(z.refine((value) => value === null || last === null || value >= last, t('problem.oldLower'))),
    value: requiredHours,
    note: z.string().check(z.trim(), z.maxLength(500)),
  });
  return (
    <FormDialog<z.input<typeof schema>, Replacement>
      title={t('replaceTitle', { name: meter.name })}
      schema={schema}
      defaultValues={{ oldValue: last, value: 0, note: '' }}
      onSubmit={onUse}
      onClose={onClose}
      submitLabel={t('useNewMeter')}
    >
      <NumberInput name="oldValue" label={t('oldValue')} help={t('oldValueHelp')} unit={t('unit')} />
      <NumberInput name="value" label={t('firstValue')} unit={t('unit')} required />
      <TextArea name="note" label={t('note')} rows={2} />
    </FormDialog>
  );
}
