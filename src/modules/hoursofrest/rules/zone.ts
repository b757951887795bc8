import { momentOf } from '#lib/zonedTime.ts';

/** By how many minutes the ship's clock is ahead of UTC when a day begins. */
export const zoneAtIn = (timeZone: string) => {
  const known = new Map<string, number>();
  return (day: string): number => {
    const midnight = `${day}T00:00`;
    const offset =
      known.get(day) ??
      (Date.parse(`${midnight}Z`) - Date.parse(momentOf(midnight, timeZone) ?? midnight)) / 60_000;
    known.set(day, offset);
    return offset;
  };
};
