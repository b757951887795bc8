import type { DayEntry } from '../contract.ts';
import { DAY } from './limits.ts';
import { addDays } from './timeline.ts';

/** By how many minutes a clock in a zone is ahead of UTC at the start of its day. */
type ZoneAt = (day: string) => number;

/** A day of so many half hours, with the pattern of another: cut, or continued with its last half hour. */
export const fitted = (slots: string, length: number): string =>
  slots.length >= length
    ? slots.slice(0, length)
    : slots + (slots.at(-1) ?? 'w').repeat(length - slots.length);

/** The half hours of a day by the ship's clocks: fewer in the night in which they go forward. */
export const lengthOf = (day: string, zoneAt: ZoneAt): number =>
  DAY - Math.round((zoneAt(addDays(day, 1)) - zoneAt(day)) / 30);

/** A day that nobody has entered yet: all work, by the ship's clocks. */
export const emptyDay = (day: string, zoneAt: ZoneAt): DayEntry => ({
  slots: 'w'.repeat(lengthOf(day, zoneAt)),
  zone: zoneAt(day),
  note: '',
  reasons: [],
  ashore: false,
  planned: false,
});

/** The half hours from one to another, both included, in one letter. */
export const painted = (slots: string, from: number, to: number, letter: string): string => {
  const [first, last] = from <= to ? [from, to] : [to, from];
  return slots.slice(0, first) + letter.repeat(last - first + 1) + slots.slice(last + 1);
};

/** A day with its clocks set forward (minutes above 0) or back at 02:00. */
export const withShift = (entry: DayEntry, minutes: number): DayEntry => {
  const length = DAY - minutes / 30;
  const at = Math.min(4, entry.slots.length);
  const change = length - entry.slots.length;
  const slots =
    change >= 0
      ? entry.slots.slice(0, at) + (entry.slots[at] ?? 'w').repeat(change) + entry.slots.slice(at)
      : entry.slots.slice(0, at) + entry.slots.slice(at - change);
  return { ...entry, slots: fitted(slots, length) };
};

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Usual days, by hours of rest: what a person starts from. */
export const templates = {
  dayWork: 'rrrrrrrrrrrrrrrrwwwwwwwwrrwwwwwwwwrrrrrrrrrrrrrr',
  watch0: 'wwwwwwwwrrrrrrrrrrrrrrrrwwwwwwwwrrrrrrrrrrrrrrrr',
  watch4: 'rrrrrrrrwwwwwwwwrrrrrrrrrrrrrrrrwwwwwwwwrrrrrrrr',
  watch8: 'rrrrrrrrrrrrrrrrwwwwwwwwrrrrrrrrrrrrrrrrwwwwwwww',
  sixOn: 'rrrrrrrrrrrrwwwwwwwwwwwwrrrrrrrrrrrrwwwwwwwwwwww',
  sixOff: 'wwwwwwwwwwwwrrrrrrrrrrrrwwwwwwwwwwwwrrrrrrrrrrrr',
  dayOff: 'r'.repeat(DAY),
} as const;
export type Template = keyof typeof templates;
