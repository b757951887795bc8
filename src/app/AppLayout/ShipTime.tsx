import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';

/** The ship's time; without a ship, UTC. `short` where there is little room: the clock alone. */
export function ShipTime({ short = false }: { short?: boolean }) {
  const { t } = useTranslation('app');
  const boatID = useMaybeUser()?.boatID;
  const format = useFormat();
  const time = format.time(useNow());
  const words = boatID ? t('shipTime') : 'UTC';
  return (
    <time className="clock" dateTime={time} title={`${words}, ${format.timeZone}`}>
      <b>{time}</b> {short ? <span className="vh">{words}</span> : words}
    </time>
  );
}
