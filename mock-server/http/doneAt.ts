import { dayIn } from '#lib/zonedTime.ts';

/** A write that arrives within this time counts as done when it arrives. */
const AT_ONCE_MS = 60_000;

/** No device keeps a change longer; an age above it comes from a clock that was reset. */
const MAX_AGE_MS = 400 * 86_400_000;

/** A device's clock that differs by more than this is wrong. */
const MAX_ERROR_MS = 2 * 60_000;

/** A time in the body this close to the device's clock was read from it. */
const READ_FROM_CLOCK_MS = 15 * 60_000;

/** When a write was done, ISO 8601 in UTC, and what the device took for the time then, in ms. */
export type DoneAt = { doneAt: string; deviceTime: number };

/**
 * When a write was done, by the server's clock: its header says how long ago (ms), and the device's time then. It is never
 * in the future, and an age that no device can know of counts as none.
 */
export const doneAtOf = (header: string, now: Date): DoneAt => {
  const [, ago = '0', device = ''] = /^(\d{1,15}) (\d{1,15})$/.exec(header) ?? [];
  const age = Number(ago);
  const done = age < AT_ONCE_MS || age > MAX_AGE_MS ? now : new Date(now.getTime() - age);
  return { doneAt: done.toISOString(), deviceTime: device === '' ? done.getTime() : Number(device) };
};

const isWrong = ({ doneAt, deviceTime }: DoneAt) => Math.abs(Date.parse(doneAt) - deviceTime) > MAX_ERROR_MS;

/** A time that the device read from its wrong clock, corrected; one that the user chose stays. */
export const correctTime = (done: DoneAt, at: string): string => {
  const sinceDone = Date.parse(at) - done.deviceTime;
  return isWrong(done) && Math.abs(sinceDone) < READ_FROM_CLOCK_MS
    ? new Date(Date.parse(done.doneAt) + Math.min(sinceDone, 0)).toISOString()
    : at;
};

/** The same for a day in `zone`: what the device took for today becomes the day on which it was done. */
export const correctDay = (done: DoneAt, day: string, zone: string): string =>
  isWrong(done) && day === dayIn(new Date(done.deviceTime).toISOString(), zone)
    ? dayIn(done.doneAt, zone)
    : day;
