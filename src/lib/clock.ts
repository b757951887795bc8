/** A device's clock that differs from the server's by more than this is wrong. */
const MAX_ERROR_MS = 120_000;

/** Answers that take longer or shorter give slightly other offsets; only a larger change is one of the clock. */
const MIN_CHANGE_MS = 60_000;

/** The server's time minus this device's, in ms: 0 while the clock is right, undefined until the server has answered. */
let offset: number | undefined;

/** The time in ms by the server's clock, as far as it is known: a tablet's own may be days off. */
export const now = () => Date.now() + (offset ?? 0);

/** The same, ISO 8601 in UTC. */
export const nowIso = () => new Date(now()).toISOString();

/** A time of this device's clock (ms) by the server's, ISO 8601 in UTC; for display. */
export const correctedIso = (ms: number) => new Date(ms + (offset ?? 0)).toISOString();

/** What `now` adds to this device's clock, in ms; undefined until the server has answered. */
export const clockOffset = () => offset;

/** Compares this device's clock with the date of an answer; returns the new offset if it changed. */
export const noteServerTime = (date: string | null): number | undefined => {
  const measured = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(measured) || Math.abs(measured - (offset ?? Number.POSITIVE_INFINITY)) < MIN_CHANGE_MS)
    return undefined;
  const before = offset;
  offset = Math.abs(measured) > MAX_ERROR_MS ? measured : 0;
  return offset === (before ?? 0) ? undefined : offset;
};
