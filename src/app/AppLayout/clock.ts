const formatter = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });

/** A time (ms) as HH:MM on the ship's clocks; in UTC when the zone is not known. */
export const shipClock = (time: number, timeZone = 'UTC') => {
  try {
    return formatter(timeZone).format(time);
  } catch {
    return formatter('UTC').format(time);
  }
};
