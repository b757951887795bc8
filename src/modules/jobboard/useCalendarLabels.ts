import { calendarFormatOf } from '#ui/format/calendarFormat.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { firstOf, lastOf, monthsFrom, weekOf, type Zoom } from './rules.ts';

/** Formats days, weeks and months such as `2026-06-18` in the reader's language. */
const wordsOf = (language: string) => {
  const labels = calendarFormatOf(language);
  return {
    ...labels,
    /** "June 2026", "15 – 21 June 2026", "Jun 2026 – May 2027" */
    period: (day: string, zoom: Zoom) => {
      if (zoom === 'year') return labels.months(firstOf(day), monthsFrom(day).at(-1) ?? day);
      if (zoom === 'month') return labels.month(firstOf(day));
      const week = weekOf(day, labels.firstDay);
      return labels.days(week[0] ?? day, week[6] ?? lastOf(day));
    },
  };
};
export type CalendarLabels = ReturnType<typeof wordsOf>;

export const useCalendarLabels = (): CalendarLabels => wordsOf(useFormat().language);
