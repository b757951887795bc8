import { useTranslation } from '#lib/useTranslation.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { daysOfMonth, monthOf, monthsFrom, monthWeeks, type Placed } from '../rules.ts';
import type { CalendarLabels } from '../useCalendarLabels.ts';
import styles from './calendar.module.css';

/** A day with at least this many jobs counts as full. */
const FULL_DAY_JOBS = 4;

type Props = {
  day: string;
  today: string;
  placed: Placed<JobRow>;
  labels: CalendarLabels;
  onMonth: (month: string) => void;
};

/** The next twelve months, each with its jobs; a click opens a month. */
export function YearView({ day, today, placed, labels, onMonth }: Props) {
  const { t } = useTranslation('jobboard');
  const openOn = (each: string) => (placed.byDay.get(each) ?? []).filter(({ job }) => !isClosed(job)).length;
  return (
    <ul className={`plain ${styles.year}`}>
      {monthsFrom(day).map((month) => {
        const overdue = monthOf(month) === monthOf(today) ? placed.overdue.length : 0;
        const count = daysOfMonth(month).reduce((sum, each) => sum + openOn(each), 0);
        return (
          <li key={month}>
            <button type="button" className="panel" onClick={() => onMonth(month)}>
              <span className={styles.monthHead}>
                <b>{labels.month(month)}</b>
                <span className="small ink2">{count > 0 && t('jobs', { count })}</span>
                {overdue > 0 && (
                  <span className="small overdue-ink">{t('ofThemOverdue', { count: overdue })}</span>
                )}
              </span>
              <span className={styles.mini} aria-hidden="true">
                {monthWeeks(month, labels.firstDay)
                  .flat()
                  .map((each) => {
                    if (monthOf(each) !== monthOf(month)) return <span key={each} />;
                    const jobs = openOn(each);
                    const load = jobs >= FULL_DAY_JOBS ? styles.full : jobs > 0 ? styles.some : '';
                    return (
                      <span key={each} className={`${load} ${each === today ? styles.today : ''}`}>
                        {labels.number(each)}
                      </span>
                    );
                  })}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
