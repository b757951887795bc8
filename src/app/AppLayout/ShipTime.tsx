import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';

/** The ship's time; without a ship, UTC. */
export function ShipTime() {
  const { t } = useTranslation('app');
  const boatID = useMaybeUser()?.boatID;
  const format = useFormat();
  const time = format.time(useNow());
  return (
    <time className="clock" dateTime={time} title={format.timeZone}>
      <b>{time}</b> {boatID ? t('shipTime') : 'UTC'}
    </time>
  );
}
