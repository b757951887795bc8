import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Finding } from './rules/evaluate.ts';
import { figuresOf } from './rules/say.ts';
import type { RestMonth } from './useRestMonth.ts';

/** A breach in words: what was found and what the rule is, and when. */
export const useBreachTexts = () => {
  const { t } = useTranslation('hoursofrest');
  const format = useFormat();
  return (finding: Finding, { dayAndTime }: Pick<RestMonth, 'dayAndTime'>) => {
    const at = (cell: number) => {
      const { day, time } = dayAndTime(cell);
      return `${format.weekday(day)} ${format.shortDay(day)} ${time}`;
    };
    const { value, limit, second = '' } = figuresOf(finding);
    const hours = (text: string) => format.number(Number(text));
    const figures = { value: hours(value), limit: hours(limit), second: hours(second || '0') };
    const { rule, from, to } = finding;
    const daily = rule === 'R1' || rule === 'W1';
    const weekly = rule === 'R2' || rule === 'W2';
    return {
      title: t(`breach.${rule}`, figures),
      when:
        daily || weekly
          ? t(daily ? 'windows24' : 'windows7', { from: at(from), to: at(to) })
          : rule === 'R3'
            ? t('before', { at: at(finding.at) })
            : rule === 'R4'
              ? t('fromTo', { from: at(from), to: at(to) })
              : t('night', { at: at(finding.at) }),
      rule: t(`rule.${rule}`),
    };
  };
};
