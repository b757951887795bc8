import { useTranslation } from '#lib/useTranslation.ts';
import type { Finding } from '#modules/hoursofrest/rules/evaluate.ts';
import { timeOfSlot } from '#modules/hoursofrest/rules/say.ts';
import { placeOf } from '#modules/hoursofrest/rules/timeline.ts';
import { useBreachTexts } from '#modules/hoursofrest/useBreachTexts.ts';
import type { ShipLine } from './rules/line.ts';

/** What a rule of rest says about a person's watches, with when. */
export const useRuleTexts = (line: ShipLine) => {
  // The texts of rest load with this namespace.
  useTranslation('hoursofrest');
  const textsOf = useBreachTexts();
  return (finding: Finding) =>
    textsOf(finding, {
      dayAndTime: (cell) => {
        const { day, slot } = placeOf(line, cell);
        return { day, time: timeOfSlot(slot) };
      },
    });
};
