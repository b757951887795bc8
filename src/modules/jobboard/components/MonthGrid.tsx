import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { vars } from '#ui/vars.ts';
import type { Carried } from '../dragging.ts';
import { dayByKey, monthOf, monthWeeks, type Placed } from '../rules.ts';
import type { CalendarLabels } from '../useCalendarLabels.ts';
import { useElementSize } from '../useElementSize.ts';
import styles from './calendar.module.css';
import { DayCell } from './DayCell.tsx';

/** Height of a past week, of a day without chips, and of a chip; must match calendar.css. */
const LINE_PX = 30;
const HEAD_PX = 27;
const CHIP_PX = { office: 21, touch: 25 };

type Props = {
  day: string;
  today: string;
  placed: Placed<JobRow>;
  labels: CalendarLabels;
  /** Chips are links of their own. */
  links: boolean;
  carried: Carried | null;
  onDay: (day: string) => void;
  onOpen: (day: string) => void;
};

/** A month as a grid of whole weeks. Arrow keys move by day, Page keys by month, Enter opens a day. */
export function MonthGrid({ day, today, placed, labels, links, carried, onDay, onOpen }: Props) {
  const { t } = useTranslation('jobboard');
  const grid = useRef<HTMLDivElement>(null);
  /** Keys have been used here: the focus follows the active day. */
  const byKey = useRef(false);
  const weeks = monthWeeks(day, labels.firstDay);
  const { ref, size } = useElementSize();
  // Past weeks without jobs are one line each, so that the others have more room.
  const quiet = weeks.map((week) => week.every((each) => each < today && !placed.byDay.has(each)));
  const [lines, full] = [quiet.filter(Boolean).length, quiet.filter((is) => !is).length];
  const chip = links ? CHIP_PX.office : CHIP_PX.touch;
  const fits = Math.max(
    1,
    Math.floor(((size.height - lines * LINE_PX) / Math.max(1, full) - HEAD_PX) / chip),
  );

  // After a key press the focus moves to the new day, in whichever month: at once, or the next press would be lost.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isHere = activeElement === document.body || grid.current?.contains(activeElement);
    if (byKey.current && isHere) grid.current?.querySelector<HTMLElement>(`[data-drop="${day}"]`)?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLAnchorElement) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onOpen(day);
    }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const mirrored = rtl
      ? event.key.replace(/^Arrow(Left|Right)$/, (key) => (key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'))
      : event.key;
    const next = dayByKey(mirrored, day, labels.firstDay);
    if (!next) return;
    event.preventDefault();
    byKey.current = true;
    onDay(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cells that take the focus, not a table to read
    <div
      className={styles.grid}
      role="grid"
      aria-label={labels.month(day)}
      ref={grid}
      onKeyDown={onKeyDown}
      style={vars({
        '--weeks': quiet.map((is) => (is && full > 0 ? `${LINE_PX}px` : 'minmax(0, 1fr)')).join(' '),
        '--high': `${30 + lines * LINE_PX + full * (HEAD_PX + 3 * chip)}px`,
      })}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus */}
      <div role="row" className={styles.heads}>
        {(weeks[0] ?? []).map((each) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <span key={each} role="columnheader" aria-label={labels.weekdayLong(each)}>
            {labels.weekday(each)}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div className={styles.weeks} role="rowgroup" ref={ref}>
        {weeks.map((week) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div role="row" className={styles.week} key={week[0]}>
            {week.map((each) => {
              const rows = placed.byDay.get(each) ?? [];
              const overdue = each === today ? placed.overdue.length : 0;
              const jobs = [
                rows.length || !overdue ? t('jobs', { count: rows.length }) : '',
                overdue ? t('ofThemOverdue', { count: overdue }) : '',
              ];
              return (
                <DayCell
                  key={each}
                  day={each}
                  rows={rows}
                  fits={fits}
                  labels={labels}
                  links={links}
                  name={t(each === today ? 'cellToday' : 'cell', {
                    day: labels.day(each),
                    jobs: jobs.filter(Boolean).join(', '),
                  })}
                  isToday={each === today}
                  outside={monthOf(each) !== monthOf(day)}
                  active={each === day}
                  over={carried?.over === each}
                  carried={carried?.key}
                  onOpen={onOpen}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
