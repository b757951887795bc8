/** Upper bound of running hours: more than a ship's lifetime. */
export const MAX_HOURS = 1_000_000;

/** Rounds to tenths of an hour, which removes binary fractions. */
export const tenths = (hours: number) => Math.round(hours * 10) / 10;

/**
 * Calculated running hours, in tenths, within what a field takes: confirmed figures can say that more was lost than ever
 * ran, or that more will run than a meter shows.
 */
export const runningHours = (hours: number) => Math.min(MAX_HOURS, Math.max(0, tenths(hours)));
