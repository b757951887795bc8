import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { addMonths } from '../rules/month.ts';

type Props = { month: string; latest: string; onChange: (month: string) => void };

/** The month before, and the next one. */
export function MonthSteps({ month, latest, onChange }: Props) {
  const { t } = useTranslation('hoursofrest');
  return (
    <>
      <IconButton
        label={t('monthBefore')}
        icon={<Icon name="left" />}
        onClick={() => onChange(addMonths(month, -1))}
      />
      <IconButton
        label={t('monthAfter')}
        icon={<Icon name="right" />}
        disabled={month >= latest}
        onClick={() => onChange(addMonths(month, 1))}
      />
    </>
  );
}
