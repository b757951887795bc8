import { useTranslation } from '#lib/useTranslation.ts';
import { Banner } from '#ui/Banner.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MAX_GUESTS, peakGuests, tooManyGuests } from '../rules/stays.ts';
import type { GuestRow } from '../useGuestRows.ts';

/** Warns at the thirteenth guest, aboard now or booked for a future day. */
export function GuestLimit({ rows }: { rows: readonly GuestRow[] }) {
  const { t } = useTranslation('guests');
  const { today, day } = useFormat();
  const aboard = rows.filter((row) => row.aboard).length;
  const most = peakGuests(
    rows.map(({ guest }) => guest),
    today,
  );
  const text = tooManyGuests(aboard)
    ? t('tooMany', { count: aboard, most: MAX_GUESTS })
    : most && tooManyGuests(most.count)
      ? t('tooManyOn', { count: most.count, most: MAX_GUESTS, day: day(most.day) })
      : '';
  return text === '' ? null : (
    <div className="apart">
      <Banner kind="warn" icon={<Icon name="warning" />}>
        {text}
      </Banner>
    </div>
  );
}
