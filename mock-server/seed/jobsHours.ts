import { addDays, daysBetween } from '#modules/worklist/rules/days.ts';
import type { SeededMachine } from './equipment.ts';

const tenths = (hours: number) => Math.round(hours * 10) / 10;

/** Converts between days and a machine's running hours; before its first reading by its yearly average. */
export type HoursLine = {
  now: number;
  perDay: number;
  hoursOn: (day: string) => number;
  dayAt: (hours: number) => string;
};

/** The line of a machine's readings; undefined for a machine without readings. */
export const hoursLineOf = ({ item, readings }: SeededMachine): HoursLine | undefined => {
  const points = readings.map(({ at, total }) => ({ day: at.slice(0, 10), total }));
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return undefined;
  const perDay = Math.max(0.05, (last.total - first.total) / Math.max(1, daysBetween(first.day, last.day)));
  const pairs = points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));
  return {
    now: last.total,
    perDay: Math.max(perDay, item.hoursPerDay ?? 0),
    hoursOn: (day) => {
      if (day >= last.day) return last.total;
      const pair = pairs.find(({ to }) => day <= to.day);
      if (!pair || day < first.day)
        return tenths(Math.max(0, first.total - perDay * daysBetween(day, first.day)));
      const part = daysBetween(pair.from.day, day) / Math.max(1, daysBetween(pair.from.day, pair.to.day));
      return tenths(pair.from.total + part * (pair.to.total - pair.from.total));
    },
    dayAt: (hours) => {
      if (hours >= last.total) return last.day;
      if (hours < first.total) return addDays(first.day, -Math.ceil((first.total - hours) / perDay));
      const pair = pairs.find(({ to }) => hours <= to.total);
      if (!pair || pair.to.total === pair.from.total) return first.day;
      const part = (hours - pair.from.total) / (pair.to.total - pair.from.total);
      return addDays(pair.from.day, Math.round(part * daysBetween(pair.from.day, pair.to.day)));
    },
  };
};
