import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#lib/zonedTime.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE / 4);
  return () => clearInterval(timer);
};
const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** The present minute, ISO 8601 in UTC; re-renders when it changes. */
export const useNow = (): string => new Date(useSyncExternalStore(everyMinute, thisMinute)).toISOString();

/** A 24 hour clock and the day before the month, also in English. */
const dateLocale = (language: string) => (language === 'en' ? 'en-GB' : language);

/** Times as the ship's clocks show them, in the reader's language. */
export const shipTime = (timeZone: string, language: string) => {
  const locale = dateLocale(language);
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    return (iso: string) => formatter.format(new Date(iso));
  };
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const short = format({ day: 'numeric', month: 'short' });
  const withYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const full = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const daysBefore = (iso: string, now: string) =>
    Math.round((Date.parse(dayIn(now, timeZone)) - Date.parse(dayIn(iso, timeZone))) / DAY);
  /** "today", "yesterday", "18 Jun", "18 Jun 2025". */
  const day = (iso: string, now: string) => {
    const days = daysBefore(iso, now);
    if (days === 0 || days === 1) return relative.format(-days, 'day');
    return dayIn(iso, timeZone).slice(0, 4) === dayIn(now, timeZone).slice(0, 4) ? short(iso) : withYear(iso);
  };
  return {
    timeZone,
    time,
    day,
    daysBefore,
    /** "yesterday 08:05" */
    dayTime: (iso: string, now: string) => `${day(iso, now)} ${time(iso)}`,
    /** "Thursday 18 June 2026"; browsers differ on the comma. */
    fullDay: (iso: string) => full(iso).replace(/^(\w+), /, '$1 '),
  };
};

/** Ship time of the present boat; UTC while there is none. */
export const useShipTime = () => {
  const { i18n } = useTranslation();
  return shipTime(useMaybeUser()?.boat?.timeZone || 'UTC', i18n.language);
};
