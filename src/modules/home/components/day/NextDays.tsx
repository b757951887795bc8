import { useTranslation } from '#lib/useTranslation.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import { comingDays } from '../../day.ts';
import styles from '../home.module.css';
import { toCalendarDay, toJobs } from './links.ts';

/** The number of jobs that fall due on each of the next seven days; each day links to the calendar. */
export function NextDays({ rows, today }: { rows: readonly JobRow[]; today: string }) {
  const { t } = useTranslation('home');
  const { weekdayAndDay } = useFormat();
  return (
    <Panel
      title={t('nextDays')}
      count={t('jobsDue')}
      action={<AppLink {...toJobs.calendar}>{t('calendar')}</AppLink>}
    >
      <ol className={styles.days}>
        {comingDays(rows, today).map(({ day, count, critical }) => (
          <li key={day}>
            <AppLink {...toCalendarDay(day)} className={count > 0 ? undefined : styles.none}>
              <span>{weekdayAndDay(day)} </span>
              <b aria-hidden={count > 0 ? undefined : true}>{count > 0 ? count : '–'}</b>
              <span className="vh">{count > 0 ? t('jobsDue') : t('nothingDue')}</span>
              <span className={`${styles.critical} el`}>
                {critical > 0 && t('criticalCount', { count: critical })}
              </span>
            </AppLink>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
