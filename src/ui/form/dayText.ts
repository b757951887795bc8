import { dateLocale } from '../format/formatOf.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** The day as ISO text, if the calendar has it. */
const dayOf = (year: number, month: number, day: number): string | undefined => {
  const iso = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLocaleLowerCase();

/** The month whose name in the person's language begins so; at least three letters. */
const monthNamed = (word: string, language: string): number => {
  const sought = plain(word);
  if (sought.length < 3) return 0;
  for (const locale of [dateLocale(language), 'en-GB'])
    for (const month of ['long', 'short'] as const) {
      const name = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month });
      for (let number = 1; number <= 12; number++)
        if (plain(name.format(Date.UTC(2026, number - 1, 1))).startsWith(sought)) return number;
    }
  return 0;
};

/** A year of two digits is the one nearest to today. */
const yearOf = (text: string, today: string): number => {
  const given = Number(text);
  if (text.length > 2) return given;
  const here = Number(today.slice(0, 4));
  const guess = here - (here % 100) + given;
  if (guess - here > 50) return guess - 100;
  return here - guess > 50 ? guess + 100 : guess;
};

/**
 * The day that a person means, as `2026-06-18`: in ISO, with the name of the month, or in figures in the order of the
 * language; without a year it is this year's. Undefined if it is none.
 */
export const readDay = (text: string, language: string, today: string): string | undefined => {
  const [a, b, c] = text.match(/\d+|\p{L}{3,}\.?/gu)?.filter((part) => part !== '年') ?? [];
  if (a === undefined || b === undefined) return undefined;
  const thisYear = today.slice(0, 4);
  if (/^\d{4}$/.test(a) && c !== undefined) return dayOf(Number(a), Number(b), Number(c));
  const named = /\D/.test(b) ? monthNamed(b, language) : /\D/.test(a) ? monthNamed(a, language) : undefined;
  const year = yearOf(c ?? thisYear, today);
  if (named !== undefined) return dayOf(year, named, Number(/\D/.test(b) ? a : b));
  const yearFirst = language === 'zh' || language === 'ja';
  if (yearFirst && c !== undefined) return dayOf(yearOf(a, today), Number(b), Number(c));
  return yearFirst ? dayOf(year, Number(a), Number(b)) : dayOf(year, Number(b), Number(a));
};

/** The time that a person means, as `08:05`, on a 24-hour clock: "8:05", "8h05", "0805". */
export const readTime = (text: string): string | undefined => {
  const [, hours, minutes] = /^\s*(\d{1,2})\s*[:.hH時时]?\s*(\d{2})\s*[分]?\s*$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  return Number(hours) < 24 && Number(minutes) < 60 ? `${two(Number(hours))}:${minutes}` : undefined;
};

/**
 * Day and time as `2026-06-18T08:05`; a time alone is one of `day`. The time stands at the end, after a space, a comma
 * or the T of ISO.
 */
export const readMoment = (
  text: string,
  language: string,
  today: string,
  day: string,
): string | undefined => {
  const [, before = '', end = ''] = /^(.*?)[\s,T]*(\d{1,2}\s?[:hH時时]\s?\d{2}分?)\s*$/.exec(text) ?? [];
  const time = readTime(end);
  const on = before.trim() === '' ? day : readDay(before, language, today);
  return time && on ? `${on}T${time}` : undefined;
};
