import { wallTime } from '#lib/zonedTime.ts';

/** The hour at which the night theme ends, in ship's time. */
const MORNING_HOUR = 6;

/** The next 06:00 in a time zone, in ms; an hour off only in a night in which the clocks change. */
export const nightEnd = (now: number, timeZone = 'UTC'): number => {
  const [hour = 0, minute = 0] = wallTime(new Date(now).toISOString(), timeZone)
    .slice(11)
    .split(':')
    .map(Number);
  const left = (MORNING_HOUR * 60 - hour * 60 - minute + 1440) % 1440 || 1440;
  return now - (now % 60_000) + left * 60_000;
};
