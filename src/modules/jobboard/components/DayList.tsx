import { useTranslation } from '#lib/useTranslation.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import type { JobLabels } from '#modules/worklist/useJobLabels.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Placed } from '../rules.ts';
import type { CalendarLabels } from '../useCalendarLabels.ts';
import type { Asking } from '../useCalendarMoves.ts';
import styles from './calendar.module.css';
import { DayRow } from './DayRow.tsx';

type Props = {
  days: readonly string[];
  today: string;
  placed: Placed<JobRow>;
  labels: CalendarLabels;
  jobWords: JobLabels;
  /** Leaves out all days without jobs, not only past ones. */
  busyOnly: boolean;
  period: string;
  narrow: boolean;
  onAsk: (asking: Asking) => void;
};

/** A list of days with their jobs, overdue ones above today, and the time that each day will take. */
export function DayList({ days, today, placed, labels, jobWords, busyOnly, period, narrow, onAsk }: Props) {
  const { t } = useTranslation(['jobboard', 'worklist']);
  const parts = days.flatMap((day) => [
    ...(day === today && placed.overdue.length > 0
      ? [{ id: 'overdue', title: t('worklist:state.overdue'), rows: placed.overdue }]
      : []),
    {
      id: day,
      title: day === today ? `${t('today')}, ${labels.day(day)}` : labels.day(day),
      rows: placed.byDay.get(day) ?? [],
    },
  ]);
  const visible = parts.filter(
    ({ id, rows }) => rows.length > 0 || id === today || (!busyOnly && id > today),
  );
  const noDay = busyOnly && days.includes(today) ? placed.noDay : [];
  if (visible.every(({ rows }) => rows.length === 0) && noDay.length === 0)
    return <EmptyState icon={<Icon name="calendar" />} title={t('nothingIn', { period })} />;
  const all = noDay.length > 0 ? [...visible, { id: 'noDay', title: t('noDay'), rows: noDay }] : visible;
  return (
    <div className={`stack tight ${styles.list}`}>
      {all.map(({ id, title, rows }) => {
        const minutes = rows.reduce((sum, { job }) => sum + (isClosed(job) ? 0 : (job.estimate ?? 0)), 0);
        return (
          <Panel
            key={id}
            title={title}
            count={[
              rows.length > 0 ? t('jobs', { count: rows.length }) : t('nothing'),
              minutes ? jobWords.minutes(minutes) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
            className={id === today ? styles.todayPanel : ''}
          >
            {rows.length > 0 && (
              <ul className="rows">
                {rows.map((row) => (
                  <DayRow key={row.job._id} row={row} labels={jobWords} narrow={narrow} onAsk={onAsk} />
                ))}
              </ul>
            )}
          </Panel>
        );
      })}
    </div>
  );
}
