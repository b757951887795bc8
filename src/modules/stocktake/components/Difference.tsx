import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';

/** "1 short", "1 more", "as booked"; nothing while it is not known or hidden. */
export function Difference({ variance }: { variance: number | null }) {
  const { t } = useTranslation('stocktake');
  const format = useFormat();
  if (variance === null) return null;
  if (variance === 0)
    return (
      <span className="st done">
        <Icon name="check" />
        {t('asBooked')}
      </span>
    );
  const amount = format.number(Math.abs(variance));
  return variance < 0 ? (
    <span className="st due">
      <Icon name="minus" />
      {t('short', { amount })}
    </span>
  ) : (
    <span className="st prog">
      <Icon name="plus" />
      {t('over', { amount })}
    </span>
  );
}
