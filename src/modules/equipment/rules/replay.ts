import { runningHours, tenths } from '#lib/hours.ts';
import type { Reading } from '../contract.ts';
import { applyEntry, type Meter, type MeterEntry } from '../rules.ts';

/** A reading that counts, in the order of its time. */
export type Point = MeterEntry & { _id: string };

const unread: Meter = { hours: null, meterValue: null, hoursAt: null, hoursPerDay: null };

/**
 * The meter after all its readings, and the running hours at each: what a correction in the middle of the history
 * changes behind it. `offset` are hours that had run before the first reading's meter.
 */
export const replay = (
  points: readonly Point[],
  offset = 0,
): { meter: Meter; totals: ReadonlyMap<string, number> } => {
  const withOffset = (hours: number) => runningHours(hours + offset);
  let meter = unread;
  const totals = new Map<string, number>();
  for (const point of points) {
    meter = applyEntry(meter, point);
    totals.set(point._id, withOffset(meter.hours ?? 0));
  }
  return {
    meter: meter.hours === null ? meter : { ...meter, hours: withOffset(meter.hours) },
    totals,
  };
};

type Counting = Pick<Reading, '_id' | 'kind' | 'at' | 'value' | 'oldValue' | 'struck'>;

/** The readings that count, in the order of their time; of two at the same time the given order decides. */
export const counted = <R extends Pick<Counting, 'at' | 'struck'>>(readings: readonly R[]): R[] =>
  readings.filter(({ struck }) => !struck).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** Hours that had run before the first meter that is on record. */
export const offsetOf = (readings: readonly (Counting & Pick<Reading, 'total'>)[]): number => {
  const [first] = counted(readings);
  if (!first) return 0;
  return tenths(first.total - (first.kind === 'reading' ? first.value : (first.oldValue ?? 0)));
};

/** Readings as entries, in the order of their time. */
export const pointsOf = (readings: readonly Counting[]): Point[] =>
  counted(readings).map(({ _id, kind, at, value, oldValue }) => ({
    _id,
    kind,
    at,
    value,
    oldValue: oldValue ?? undefined,
  }));

/** The meter once its readings, oldest first, have become `after`. */
export const meterAfter = (before: readonly Reading[], after: readonly Reading[]): Meter =>
  replay(pointsOf(after), offsetOf(before)).meter;
