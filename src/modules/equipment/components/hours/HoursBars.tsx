import { useTranslation } from 'react-i18next';
import { useNow } from '#modules/vessel/useShipTime.ts';
import { MonthBars } from '#ui/MonthBars.tsx';
import type { Reading } from '../../contract.ts';
import { hoursByMonth } from '../../rules.ts';
import { showHours } from './hourInput.ts';

/** Hours a month as bars with a letter each; the figures are in the label. */
export function HoursBars({ readings }: { readings: readonly Reading[] }) {
  const { t, i18n } = useTranslation('hours');
  const months = hoursByMonth(readings, useNow());
  const name = (month: string, style: 'narrow' | 'short') =>
    new Intl.DateTimeFormat(i18n.language, { month: style, timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00:00Z`),
    );
  const list = months
    .map(({ month, hours }) =>
      t('trend.bar', { month: name(month, 'short'), hours: showHours(hours, i18n.language) }),
    )
    .join(', ');
  // In Chinese and Japanese a narrow month is a number with its word: the number is enough below a bar.
  const letter = (month: string) =>
    name(month, 'narrow').replace(/\D+$/, (rest) => (/\d/.test(name(month, 'narrow')) ? '' : rest));
  return (
    <MonthBars
      label={t('trend.bars', { list })}
      bars={months.map(({ month, hours }) => ({ label: letter(month), value: hours }))}
    />
  );
}
