import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { firstOf, lastOf, monthsFrom, weekOf, type Zoom } from './rules.ts';

const MONDAY = 1;
const weekInfo = z.object({ firstDay: z.number().int().min(1).max(7) });

/** The day with which weeks begin where the language is spoken, as ISO 8601 counts; Monday where the browser cannot tell. */
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

/** Days, weeks and months as the reader writes them; `2026-06-18` in, words out. */
const wordsOf = (locale: string) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
  const by = (options: Intl.DateTimeFormatOptions) => {
    const formatter = format(options);
    return (day: string) => formatter.format(dateOf(day));
  };
  const range = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const month = by({ month: 'long', year: 'numeric' });
  const months = format({ month: 'short', year: 'numeric' });
  const firstDay = firstDayOf(locale);
  return {
    firstDay,
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
    month,
    /** "June 2026", "15 – 21 June 2026", "Jun 2026 – May 2027" */
    period: (day: string, zoom: Zoom) => {
      if (zoom === 'year')
        return months.formatRange(dateOf(firstOf(day)), dateOf(monthsFrom(day).at(-1) ?? day));
      if (zoom === 'month') return month(firstOf(day));
      const week = weekOf(day, firstDay);
      return range.formatRange(dateOf(week[0] ?? day), dateOf(week[6] ?? lastOf(day)));
    },
  };
};
export type CalendarWords = ReturnType<typeof wordsOf>;

export const useCalendarWords = (): CalendarWords => {
  const { i18n } = useTranslation();
  return wordsOf(i18n.language === 'en' ? 'en-GB' : i18n.language);
};
