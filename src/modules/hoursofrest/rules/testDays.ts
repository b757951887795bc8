import { addDays } from './timeline.ts';

/** The half hours of a day from its hours of rest: `'00-08 18-24'`, `'00-06:30'`. */
export const slotsOf = (rest: string): string => {
  const half = (time: string) => {
    const [hours = '0', minutes = '0'] = time.split(':');
    return Number(hours) * 2 + Number(minutes) / 30;
  };
  const spans = rest.split(' ').map((span) => span.split('-').map(half));
  return Array.from({ length: 48 }, (_, slot) =>
    spans.some(([from = 0, to = 0]) => slot >= from && slot < to) ? 'r' : 'w',
  ).join('');
};

export const FIRST = '2026-06-01';

/** Days one after the other, from the first of June 2026. */
export const daysOf = (...slots: readonly string[]) =>
  new Map(slots.map((day, index) => [addDays(FIRST, index), { slots: day }]));

/** The same day several times. */
export const times = (count: number, slots: string): string[] => Array.from({ length: count }, () => slots);
