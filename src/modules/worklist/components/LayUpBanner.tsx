import { Banner } from '#ui/Banner.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { addDays } from '../rules/days.ts';
import { useJobLabels } from '../useJobLabels.ts';
import { usePlannedLayUp } from '../useJobRows.ts';

/** Announces a current or planned lay-up and its effect on dates; otherwise nothing. */
export function LayUpBanner() {
  const layUp = usePlannedLayUp();
  const { today } = useFormat();
  const { t, day } = useJobLabels();
  if (!layUp || layUp.to < today) return null;
  const days = {
    from: day(layUp.from),
    to: day(layUp.to),
    after: day(addDays(layUp.to, 1)),
  };
  return (
    <div style={{ marginBlockEnd: 'var(--s3)' }}>
      <Banner icon={<Icon name="info" />}>
        {t(layUp.from <= today ? 'layUp.now' : 'layUp.planned', days)}
      </Banner>
    </div>
  );
}
