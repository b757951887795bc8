/** When the night bridge ends, on the ship's clocks. */
const MORNING = 6;

const hourAndMinute = (time: number, timeZone: string) => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(time);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return [part('hour'), part('minute')] as const;
};

/** The next 06:00 in a time zone, in ms; an hour off only in the night when the zone's clocks change. */
export const nightEnd = (now: number, timeZone = 'UTC'): number => {
  const [hour, minute] = hourAndMinute(now, timeZone);
  const left = (MORNING * 60 - hour * 60 - minute + 1440) % 1440 || 1440;
  return now - (now % 60_000) + left * 60_000;
};
