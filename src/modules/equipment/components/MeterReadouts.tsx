import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { type Readout, Readouts } from '#ui/Readouts.tsx';
import type { Equipment, Reading } from '../contract.ts';
import { daysSinceReading, isReadingDue } from '../rules.ts';
import { HoursBars } from './hours/HoursBars.tsx';

type Props = {
  item: Equipment;
  readings: readonly Reading[];
  /** What is due on it. */
  due: readonly Readout[];
};

/** Hours, average, what is due and the year by months: the key figures of a machine. */
export function MeterReadouts({ item, readings, due }: Props) {
  const { t } = useTranslation('equipment');
  const format = useFormat();
  if (!item.metered) return due.length > 0 ? <Readouts items={[...due]} label={t('readouts')} /> : null;
  const days = daysSinceReading(item, format.daysUntil);
  const replaced = item.hours !== item.meterValue;
  const items: Readout[] = [
    {
      label: t('field.hours'),
      figure: item.hours === null ? t('noEntry') : format.hours(item.hours),
      unit: t('hoursUnit'),
      source: days === null ? t('noReading') : t('sinceReading', { count: days }),
      act: days !== null && isReadingDue(item, format.daysUntil) ? 'due' : undefined,
    },
    ...(replaced && item.meterValue !== null
      ? [
          {
            label: t('meterNow'),
            figure: format.hours(item.meterValue),
            unit: t('hoursUnit'),
            source: t('meterSource'),
          },
        ]
      : []),
    {
      label: t('average'),
      figure: item.hoursPerDay === null ? t('noEntry') : format.hours(item.hoursPerDay),
      unit: t('perDay'),
      source: t('averageSource'),
    },
    ...due,
    {
      label: t('hoursAMonth'),
      figure: '',
      extra: <HoursBars readings={readings} />,
    },
  ];
  return <Readouts items={items} label={t('readouts')} />;
}
