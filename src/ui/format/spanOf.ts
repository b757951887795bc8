const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** A length of time (ms) in words, in the largest unit of which there are at least two: "2 days", "90 minutes". */
export const spanOf = (language: string, ms: number): string => {
  const minutes = Math.round(ms / MINUTE_MS);
  const [unit, length] =
    minutes >= 2 * DAY_MINUTES
      ? ['day', DAY_MINUTES]
      : minutes >= 2 * HOUR_MINUTES
        ? ['hour', HOUR_MINUTES]
        : ['minute', 1];
  const inUnit = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return inUnit.format(Math.round(minutes / length));
};
