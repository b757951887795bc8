import type { IntervalUnit } from '../contract.ts';

const DAY_MS = 86_400_000;

/** A list of 10,000 jobs asks for the same few hundred days again and again. */
const numbers = new Map<string, number>();
const MAX_NUMBERS = 10_000;

/** Days are texts like `2026-06-18`, without clock or zone. They compare as texts. */
const numberOf = (day: string) => {
  let number = numbers.get(day);
  if (number === undefined) {
    if (numbers.size > MAX_NUMBERS) numbers.clear();
    number = Date.parse(`${day}T00:00:00Z`) / DAY_MS;
    numbers.set(day, number);
  }
  return number;
};

const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Days from `from` to `to`; negative if `to` is before. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days);

/** A number of calendar months later, on the same day or the month's last: 31 Jan + 1 = 28 or 29 Feb. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};

/** An interval later; months and years clamp to the month's end (domain-rules.md, section 9). */
export const addInterval = (day: string, count: number, unit: IntervalUnit): string => {
  switch (unit) {
    case 'days':
      return addDays(day, count);
    case 'weeks':
      return addDays(day, 7 * count);
    case 'months':
      return addMonths(day, count);
    case 'years':
      return addMonths(day, 12 * count);
  }
};
