import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { wallTime } from '#lib/zonedTime.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';

type Values = { value: number; at: string; oldValue: number | null };
type Props = {
  /** The meter was replaced: the figure is the new one's first, and the old one has a last. */
  replaced: boolean;
  /** Below the figure. */
  help?: ReactNode;
  /** Between the time and the old meter's figure. */
  children?: ReactNode;
};

/** The figure and the time of a reading, in a form. */
export function MeterFields({ replaced, help, children }: Props) {
  const { t } = useTranslation('hours');
  const { timeZone } = useFormat();
  const now = useNow();
  return (
    <>
      <NumberInput<Values>
        name="value"
        label={t(replaced ? 'firstValue' : 'value')}
        help={help}
        unit={t('unit')}
        required
      />
      <DateInput<Values> name="at" time label={t('readAt')} max={wallTime(now, timeZone)} required />
      {children}
      {replaced && (
        <NumberInput<Values>
          name="oldValue"
          label={t('oldValue')}
          help={t('oldValueHelp')}
          unit={t('unit')}
        />
      )}
    </>
  );
}
