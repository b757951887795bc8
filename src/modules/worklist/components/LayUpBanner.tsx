import { Banner } from '#ui/Banner.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { addDays } from '../rules/days.ts';
import { usePlannedLayUp, useToday } from '../useJobRows.ts';
import { useJobWords } from '../useJobWords.ts';

/** Says that the vessel is, or will be, laid up, and what that does to dates; nothing when it is not. */
export function LayUpBanner() {
  const layUp = usePlannedLayUp();
  const today = useToday();
  const { t, day } = useJobWords();
  if (!layUp || layUp.to < today) return null;
  const days = {
    from: day(layUp.from, today),
    to: day(layUp.to, today),
    after: day(addDays(layUp.to, 1), today),
  };
  return (
    <div style={{ marginBlockEnd: 'var(--s3)' }}>
      <Banner icon={<Glyph name="info" />}>
        {t(layUp.from <= today ? 'layUp.now' : 'layUp.planned', days)}
      </Banner>
    </div>
  );
}
