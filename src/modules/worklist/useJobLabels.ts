import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Job, Status } from './contract.ts';
import { type Due, repeats } from './rules/due.ts';

/** The texts of jobs, so that every page that shows a job uses the same ones. */
export const useJobLabels = () => {
  const { t } = useTranslation('worklist');
  /** `day`: "18 Jun"; with the year if it is not the current one. */
  const { number, hours: tenths, shortDay: day } = useFormat();

  /** "4,850 h" */
  const hours = (value: number) => t('due.hours', { hours: tenths(value) });

  /** What is left or exceeded, of whichever comes first: "3 days over", "38 h left", "today". */
  const left = (due: Due): string => {
    if (due.first === 'hours' && due.hoursLeft !== null)
      return due.hoursLeft <= 0
        ? t('due.hoursOver', { hours: number(-due.hoursLeft, 0) })
        : t('due.hoursLeft', { hours: number(due.hoursLeft, 0) });
    if (due.daysLeft === null) return t('due.none');
    if (due.daysLeft === 0) return t('due.today');
    return due.daysLeft < 0
      ? t('due.daysOver', { count: -due.daysLeft })
      : t('due.daysLeft', { count: due.daysLeft });
  };

  /** When it is due: "24 Jun", "4,850 h"; empty if there is no due date. */
  const dueAt = (job: Pick<Job, 'dueHours'>, due: Due): string => {
    if (due.first === 'hours' && job.dueHours !== null) return hours(job.dueHours);
    if (due.date !== null) return day(due.date);
    return job.dueHours === null ? '' : hours(job.dueHours);
  };

  /** Its interval: "2,000 h or 12 months", "Once". */
  const interval = (job: Pick<Job, 'calendarInterval' | 'calendarUnit' | 'hoursInterval'>): string => {
    const { calendarInterval, calendarUnit, hoursInterval } = job;
    if (!repeats(job)) return t('every.none');
    const byHours = hoursInterval === null ? '' : t('every.hours', { hours: tenths(hoursInterval) });
    if (calendarInterval === null) return byHours;
    const calendar = t(`every.${calendarUnit}`, { count: calendarInterval });
    return byHours === '' ? calendar : t('every.both', { hours: byHours, calendar });
  };

  /** "1 h 30 min" */
  const minutes = (count: number): string => {
    const [hours, minutes] = [Math.floor(count / 60), count % 60];
    if (hours === 0) return t('minutes.short', { minutes });
    return minutes === 0 ? t('minutes.hours', { hours }) : t('minutes.both', { hours, minutes });
  };

  const where = ({ atSea, atPort }: Pick<Job, 'atSea' | 'atPort'>): string =>
    t(`where.${atSea ? (atPort ? 'both' : 'sea') : atPort ? 'port' : 'neither'}`);

  const status = (status: Status): string => t(`status.${status || 'none'}`);

  return { t, day, hours, left, dueAt, interval, minutes, where, status };
};
export type JobLabels = ReturnType<typeof useJobLabels>;
