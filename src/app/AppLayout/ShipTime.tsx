import { useTranslation } from 'react-i18next';
import { shipClock } from './clock.ts';
import { useMinute } from './useMinute.ts';

/** The time on the ship's clocks. */
export function ShipTime({ timeZone }: { timeZone: string | undefined }) {
  const { t } = useTranslation('app');
  const time = shipClock(useMinute(), timeZone);
  return (
    <time className="clock" dateTime={time} title={timeZone}>
      <b>{time}</b> {t('shipTime')}
    </time>
  );
}
