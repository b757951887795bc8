import { z } from 'zod/mini';
import { dateLocale } from './formatOf.ts';

const MONDAY = 1;
const weekInfo = z.object({ firstDay: z.int().check(z.minimum(1), z.maximum(7)) });

/** The first day of the week in the locale, numbered as in ISO 8601; Monday if the browser does not know. */
const firstDayOf = (locale: string): number => {
  const known = new Intl.Locale(locale);
  const info: unknown =
    'getWeekInfo' in known && typeof known.getWeekInfo === 'function'
      ? known.getWeekInfo()
      : 'weekInfo' in known
        ? known.weekInfo
        : undefined;
  return weekInfo.safeParse(info).data?.firstDay ?? MONDAY;
};

/** Formats of calendar days (`2026-06-18`) and ranges for the headings of calendars. */
export const calendarFormatOf = (language: string) => {
  const locale = dateLocale(language);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
  const by = (options: Intl.DateTimeFormatOptions) => {
    const formatter = format(options);
    return (day: string) => formatter.format(dateOf(day));
  };
  const span = (options: Intl.DateTimeFormatOptions) => {
    const formatter = format(options);
    return (from: string, to: string) => formatter.formatRange(dateOf(from), dateOf(to));
  };
  return {
    firstDay: firstDayOf(locale),
    /** "18" */
    number: (day: string) => String(Number(day.slice(8))),
    /** "Thu" */
    weekday: by({ weekday: 'short' }),
    weekdayLong: by({ weekday: 'long' }),
    /** "Thursday 18 June" */
    day: by({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** "18 Jun" */
    short: by({ day: 'numeric', month: 'short' }),
    /** "Jul" */
    monthShort: by({ month: 'short' }),
    /** "June 2026" */
    month: by({ month: 'long', year: 'numeric' }),
    /** "15 – 21 June 2026" */
    days: span({ day: 'numeric', month: 'long', year: 'numeric' }),
    /** "Jun 2026 – May 2027" */
    months: span({ month: 'short', year: 'numeric' }),
  };
};
