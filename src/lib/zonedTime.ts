const clocks = new Map<string, Intl.DateTimeFormat>();

const clockIn = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(zone, clock);
  return clock;
};

/**
 * Whether the runtime knows a time zone of this name: a ship's day depends on it, so a wrong one would break every
 * list.
 */
export const isTimeZone = (name: string): boolean => {
  try {
    clockIn(name);
    return true;
  } catch {
    return false;
  }
};

/** The local time in `zone` at an instant, in the format of a datetime-local input: `2026-06-18T09:36`. */
export const wallTime = (iso: string, zone: string): string =>
  clockIn(zone).format(new Date(iso)).replace(' ', 'T');

/** The instant at which a clock in `zone` shows `wall`; undefined for an invalid time. */
export const momentOf = (wall: string, zone: string): string | undefined => {
  const asUtc = Date.parse(`${wall.slice(0, 16)}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const offsetAt = (ms: number) =>
    Date.parse(`${wallTime(new Date(ms).toISOString(), zone)}Z`) - Math.floor(ms / 60_000) * 60_000;
  // The offset at the first guess may be from the other side of a change of clocks: compute it again from there.
  const near = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(near)).toISOString();
};

/** The calendar day of an instant in `zone`, as `2026-06-18`. */
export const dayIn = (iso: string, zone: string): string => wallTime(iso, zone).slice(0, 10);

/** By how many minutes a clock in `zone` is ahead of UTC when a day begins. */
export const zoneAtIn = (zone: string) => {
  const known = new Map<string, number>();
  return (day: string): number => {
    const midnight = `${day}T00:00`;
    const offset =
      known.get(day) ??
      (Date.parse(`${midnight}Z`) - Date.parse(momentOf(midnight, zone) ?? midnight)) / 60_000;
    known.set(day, offset);
    return offset;
  };
};
