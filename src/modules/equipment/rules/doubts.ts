import type { Meter, MeterEntry } from '../rules.ts';

/** A figure of a meter and when it was read. */
export type Figure = { at: string; value: number };

/**
 * Why a reading can hardly be true: it is `lower` than the one before it, more hours have run than have passed (`fast`),
 * or it does not fit the one after it (`unlike`). `figure` and `at` are the other reading's.
 */
export type Doubt = { kind: 'lower' | 'fast' | 'unlike'; figure: number; at: string; hours: number };

const HOUR_MS = 3_600_000;

/** Readings are taken to the tenth of an hour and written down later: this much more may have run. */
const TOLERANCE_HOURS = 1;

const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / HOUR_MS;

const ran = (from: number, to: number) => Math.round((to - from) * 10) / 10;

/** Why a reading can hardly be true, given the readings before and after it; a replaced meter starts anew. */
export const doubtBetween = (
  { kind, at, value }: MeterEntry,
  before: Figure | undefined,
  after?: Figure | undefined,
): Doubt | undefined => {
  if (kind === 'replacement') return undefined;
  if (before) {
    const hours = ran(before.value, value);
    const other = { figure: before.value, at: before.at, hours };
    if (hours < 0) return { kind: 'lower', ...other };
    if (hours > hoursBetween(before.at, at) + TOLERANCE_HOURS) return { kind: 'fast', ...other };
  }
  if (after) {
    const hours = ran(value, after.value);
    if (hours < 0 || hours > hoursBetween(at, after.at) + TOLERANCE_HOURS)
      return { kind: 'unlike', figure: after.value, at: after.at, hours };
  }
  return undefined;
};

/** Why an entry can hardly be true, as far as the meter's last reading tells; the server knows all of them. */
export const doubtOf = (
  meter: Pick<Meter, 'meterValue' | 'hoursAt'>,
  entry: MeterEntry,
): Doubt | undefined => {
  const { meterValue, hoursAt } = meter;
  if (meterValue === null || hoursAt === null) return undefined;
  const last = { at: hoursAt, value: meterValue };
  return Date.parse(entry.at) < Date.parse(hoursAt)
    ? doubtBetween(entry, undefined, last)
    : doubtBetween(entry, last);
};
