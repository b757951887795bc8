import { useTranslation } from '#lib/useTranslation.ts';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { MonthBars } from '#ui/MonthBars.tsx';
import type { Reading } from '../../contract.ts';
import { hoursByMonth } from '../../rules/hoursByMonth.ts';

/** Monthly hours as bars with a letter each; the figures are in the label. */
export function HoursBars({ readings }: { readings: readonly Reading[] }) {
  const { t } = useTranslation('hours');
  const months = hoursByMonth(
    readings.filter(({ struck }) => !struck),
    useNow(),
  );
  const format = useFormat();
  const list = months
    .map(({ month, hours }) => t('trend.bar', { month: format.month(month), hours: format.hours(hours) }))
    .join(', ');
  // In Chinese and Japanese a narrow month is a number with a suffix: the number is enough below a bar.
  const letter = (month: string) =>
    format
      .month(month, 'narrow')
      .replace(/\D+$/, (rest) => (/\d/.test(format.month(month, 'narrow')) ? '' : rest));
  return (
    <MonthBars
      label={t('trend.bars', { list })}
      bars={months.map(({ month, hours }) => ({ label: letter(month), value: hours }))}
    />
  );
}
