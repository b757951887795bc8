import { addDays, daysBetween } from '#modules/worklist/rules/days.ts';
import { Icon } from '#ui/Icon.tsx';
import type { ShipCertificate } from '../contract.ts';
import { alertDays, type SurveyWindow, windowState, windowsOf } from '../rules/windows.ts';
import styles from './shipcertificates.module.css';

export type Range = { from: string; to: string };

const shown = { ahead: '', before: '', held: '', open: styles.open, missed: styles.missed } as const;

/** The life of a certificate between two days as a band: validity, windows, surveys held, its end. */
export function Track({
  certificate,
  range,
  today,
}: {
  certificate: ShipCertificate;
  range: Range;
  today: string;
}) {
  const { issued, expires, surveys } = certificate;
  const all = daysBetween(range.from, range.to) + 1;
  const at = (day: string) => `${(100 * Math.max(0, Math.min(all, daysBetween(range.from, day)))) / all}%`;
  const span = (from: string, to: string) => {
    const first = from < range.from ? range.from : from;
    const last = to > range.to ? range.to : to;
    return {
      insetInlineStart: at(first),
      width: `${(100 * (daysBetween(first, last) + 1)) / all}%`,
    };
  };
  /** Where an anniversary lies in the part of its window that is in sight. */
  const notch = ({ from, to, anniversary }: SurveyWindow) => {
    const first = from < range.from ? range.from : from;
    const last = to > range.to ? range.to : to;
    if (!anniversary || anniversary < first || anniversary > last) return undefined;
    return `${(100 * daysBetween(first, anniversary)) / Math.max(1, daysBetween(first, last))}%`;
  };
  const inSight = (from: string, to: string) => from <= range.to && to >= range.from && from <= to;
  const begin = issued ?? range.from;
  const end = expires ?? range.to;
  const lastDays = expires && addDays(expires, -alertDays[0]);
  return (
    <div className={styles.track} aria-hidden="true">
      {inSight(begin, end) && <i className={styles.validity} style={span(begin, end)} />}
      {(!expires || expires > range.to) && inSight(begin, range.to) && (
        <span className={styles.on}>
          <Icon name="right" size="s" className="flip" />
        </span>
      )}
      {expires && lastDays && today >= lastDays && inSight(lastDays, expires) && (
        <i className={styles.last} style={span(lastDays, expires)} />
      )}
      {windowsOf(certificate)
        .filter(({ id, from, to }) => id !== 'r' && inSight(from, to))
        .map((window) => {
          const state = windowState(certificate, window, today);
          const place = notch(window);
          if (state === 'held' || state === 'before') return null;
          return (
            <i
              key={window.id}
              className={`${styles.box} ${shown[state] ?? ''}`}
              style={span(window.from, window.to)}
            >
              {place && <i style={{ insetInlineStart: place }} />}
            </i>
          );
        })}
      {expires && expires < today && inSight(expires, today) && (
        <i className={styles.over} style={span(expires, today)} />
      )}
      {expires && expires >= range.from && expires <= range.to && (
        <i className={styles.end} style={{ insetInlineStart: at(expires) }} />
      )}
      {surveys
        .filter(({ at: day }) => day >= range.from && day <= range.to)
        .map(({ _id, at: day }) => (
          <span key={_id} className={styles.held} style={{ insetInlineStart: at(day) }}>
            <Icon name="check" size="s" />
          </span>
        ))}
      {today >= range.from && today <= range.to && (
        <i className={styles.today} style={{ insetInlineStart: at(today) }} />
      )}
    </div>
  );
}
