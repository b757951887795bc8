import { useTranslation } from '#lib/useTranslation.ts';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';

/** The ship's time. */
export function ShipTime() {
  const { t } = useTranslation('app');
  const format = useFormat();
  const time = format.time(useNow());
  return (
    <time className="clock" dateTime={time} title={format.timeZone}>
      <b>{time}</b> {t('shipTime')}
    </time>
  );
}
