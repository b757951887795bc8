import { useTranslation } from 'react-i18next';
import type { Job } from '#modules/worklist/contract.ts';
import { dueOf, type Meter, type Scheduled } from '#modules/worklist/rules/due.ts';
import { useToday } from '#modules/worklist/useJobRows.ts';
import { useJobWords } from '#modules/worklist/useJobWords.ts';

type Dues = Pick<Job, 'dueDate' | 'dueHours'>;

/** When something is due in words: "12 Jul, or 4,850 h about 23 Jun"; empty when nothing says so. */
export const useNextDueWords = () => {
  const { t } = useTranslation('job');
  const words = useJobWords();
  const today = useToday();
  return (job: Scheduled, dues: Dues, meter: Meter | undefined): string => {
    const { date, hoursDay } = dueOf({ ...job, ...dues }, meter, today);
    const parts: string[] = [];
    if (date !== null) parts.push(words.day(date, today));
    if (dues.dueHours !== null) {
      const hours = words.hours(dues.dueHours);
      parts.push(
        hoursDay === null || hoursDay <= today
          ? hours
          : t('due.hoursAbout', { hours, day: words.day(hoursDay, today) }),
      );
    }
    const [first = '', second] = parts;
    return second === undefined ? first : t('due.either', { first, second });
  };
};
