import { useTranslation } from '#lib/useTranslation.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import type { CalendarLabels } from '../useCalendarLabels.ts';
import { CalendarChip } from './CalendarChip.tsx';
import styles from './calendar.module.css';

type Props = {
  day: string;
  rows: readonly JobRow[];
  /** The number of chips that fit. */
  fits: number;
  labels: CalendarLabels;
  links: boolean;
  name: string;
  isToday: boolean;
  /** The day belongs to the month before or after. */
  outside: boolean;
  active: boolean;
  over: boolean;
  /** The job that is being dragged. */
  carried: string | undefined;
  onOpen: (day: string) => void;
};

/** A day of the month: as many jobs as fit, the rest as a number. The whole cell opens the day. */
export function DayCell(props: Props) {
  const { day, rows, fits, labels, links, name, isToday, outside, active, over, carried, onOpen } = props;
  const { t } = useTranslation('jobboard');
  const visible = rows.length > fits ? rows.slice(0, Math.max(0, fits - 1)) : rows;
  const rest = rows.length - visible.length;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it has the keys
    // biome-ignore lint/a11y/useSemanticElements: a cell of a grid that takes the focus
    <div
      role="gridcell"
      className={`${styles.day} ${outside ? styles.outside : ''} ${isToday ? styles.today : ''} ${over ? styles.over : ''}`}
      data-drop={day}
      aria-label={name}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={active ? 0 : -1}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) return;
        onOpen(day);
      }}
    >
      <span className={styles.number}>
        <span className={styles.date}>{labels.number(day)}</span>
        {day.endsWith('-01') && <span className="ink2"> {labels.monthShort(day)}</span>}
        {rest > 0 && visible.length === 0 && <span className={styles.count}>{rows.length}</span>}
      </span>
      {visible.length > 0 && (
        <ul className="plain">
          {visible.map((row) => (
            <CalendarChip
              key={row.job._id}
              row={row}
              link={links}
              tabIndex={-1}
              lifted={carried === row.job._id}
            />
          ))}
        </ul>
      )}
      {rest > 0 && visible.length > 0 && <span className={styles.more}>{t('more', { count: rest })}</span>}
    </div>
  );
}
