import { useEffect, useRef } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { endOf, type Finding } from '../rules/evaluate.ts';
import { DAY, HOUR, WEEK } from '../rules/limits.ts';
import type { DayState } from '../rules/month.ts';
import type { RestMonth } from '../useRestMonth.ts';
import styles from './month.module.css';

type Props = {
  month: RestMonth;
  selected: string;
  onSelect: (day: string) => void;
};

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];

/** The runs of one letter in a day, as shares of the day. */
const runsIn = (slots: string, letter: string) =>
  [...slots.matchAll(new RegExp(`${letter}+`, 'g'))].map(({ 0: run, index }) => ({
    start: (index / slots.length) * 100,
    width: (run.length / slots.length) * 100,
  }));

/** The parts of a day that lie in a breach, as shares of the day. */
const breached = ({ from, to }: DayState, findings: readonly Finding[]) => {
  const length = to - from;
  const parts = findings.flatMap((finding) => {
    const [start, end] = [Math.max(finding.from, from), Math.min(endOf(finding), to)];
    const point = finding.rule === 'R3' && finding.at > from && finding.at <= to;
    if (point) return [{ start: ((finding.at - from - 1) / length) * 100, width: (1 / length) * 100 }];
    return end > start && length > 0
      ? [{ start: ((start - from) / length) * 100, width: ((end - start) / length) * 100 }]
      : [];
  });
  return parts;
};

/** Where a breach is marked: at the end of its worst window, work end or run. */
const markOf = ({ rule, at, to }: Finding) =>
  rule === 'R1' || rule === 'W1'
    ? at + DAY - 1
    : rule === 'R2' || rule === 'W2'
      ? at + WEEK - 1
      : rule === 'R4'
        ? to - 1
        : at - 1;

/** A month as on the model form: a row a day, its half hours, the rest of the day and of seven days. */
export function MonthGrid({ month, selected, onSelect }: Props) {
  const { t } = useTranslation('hoursofrest');
  const format = useFormat();
  const row = useRef<HTMLTableRowElement>(null);
  // The day in hand is not hidden behind the strip that paints it.
  useEffect(() => {
    if (selected) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);
  // A week is no stretch to draw: its figure says it.
  const drawn = month.findings.filter(({ rule }) => rule !== 'R2' && rule !== 'W2');
  const inHours = (halves: number) => format.number(halves / HOUR);
  return (
    <table className={styles.month}>
      <caption className="vh">{t('monthOf', { month: format.month(month.days[0]?.day, 'long') })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t('day')}</span>
          </th>
          <th scope="col">
            <span className="vh">{t('hoursOfDay')}</span>
            <span className={styles.scale} aria-hidden="true">
              {hours.map((hour) => (
                <span key={hour} style={{ insetInlineStart: `${(hour / 24) * 100}%` }}>
                  {String(hour).padStart(2, '0')}
                </span>
              ))}
            </span>
          </th>
          <th scope="col">{t('in24')}</th>
          <th scope="col">{t('in7')}</th>
        </tr>
      </thead>
      <tbody>
        {month.days.map((day) => {
          const entry = month.entries.get(day.day);
          const plan = entry?.planned ?? false;
          const parts = breached(day, drawn);
          const at = month.findings.some((finding) => {
            const cell = markOf(finding);
            return cell >= day.from && cell < day.to;
          });
          const missing = month.missing.includes(day.day);
          return (
            <tr
              key={day.day}
              ref={day.day === selected ? row : undefined}
              aria-current={day.day === selected ? 'date' : undefined}
              className={[
                day.day === selected ? styles.selected : '',
                day.day === format.today ? styles.today : '',
              ].join(' ')}
            >
              <th scope="row">
                <button type="button" className={styles.hit} onClick={() => onSelect(day.day)}>
                  {format.weekdayAndDay(day.day)}
                </button>
              </th>
              <td>
                <div
                  className={[styles.track, plan ? styles.plan : '', missing ? styles.missing : ''].join(' ')}
                >
                  {runsIn(day.slots ?? '', 'r').map(({ start, width }) => (
                    <i
                      key={start}
                      className={styles.rest}
                      style={{ insetInlineStart: `${start}%`, width: `${width}%` }}
                    />
                  ))}
                  {runsIn(day.slots ?? '', 'c').map(({ start, width }) => (
                    <i
                      key={start}
                      className={styles.called}
                      style={{ insetInlineStart: `${start}%`, width: `${width}%` }}
                    />
                  ))}
                  {parts.map(({ start, width }) => (
                    <i
                      key={`${start} ${width}`}
                      className={styles.breach}
                      style={{ insetInlineStart: `${start}%`, width: `${width}%` }}
                    />
                  ))}
                  {entry?.ashore && <span className={styles.word}>{t('ashore')}</span>}
                  {missing && !plan && <span className={styles.word}>{t('notEntered')}</span>}
                </div>
              </td>
              <td className={plan ? styles.later : undefined}>
                {at && (
                  <span className={styles.mark}>
                    <Icon name="error" size="s" />
                    <span className="vh">{t('inBreach')}</span>
                  </span>
                )}
                {day.slots === undefined ? '–' : inHours(day.rest)}
              </td>
              <td className={styles.later}>{day.week === undefined ? '–' : inHours(day.week)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
