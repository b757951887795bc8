import { useTranslation } from '#lib/useTranslation.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { dueOf, type Meter, type Scheduled } from '#modules/worklist/rules/due.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { useFormat } from '#ui/format/useFormat.tsx';

type Dues = Pick<Job, 'dueDate' | 'dueHours'>;

/** The next due date as text: "12 Jul, or 4,850 h about 23 Jun"; empty if there is none. */
export const useNextDueLabels = () => {
  const { t } = useTranslation('worklist');
  const labels = useJobLabels();
  const { today } = useFormat();
  return (job: Scheduled, dues: Dues, meter: Meter | undefined): string => {
    const { date, hoursDay } = dueOf({ ...job, ...dues }, meter, today);
    const parts: string[] = [];
    if (date !== null) parts.push(labels.day(date));
    if (dues.dueHours !== null) {
      const hours = labels.hours(dues.dueHours);
      parts.push(
        hoursDay === null || hoursDay <= today
          ? hours
          : t('due.hoursAbout', { hours, day: labels.day(hoursDay) }),
      );
    }
    const [first = '', second] = parts;
    return second === undefined ? first : t('due.either', { first, second });
  };
};
