/** Half hours of an hour, a day and a week. */
export const HOUR = 2;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

/** A vessel follows one regime, as its flag chose. */
type Regime = 'rest' | 'work';

/** What the vessel and the person are judged by. Lengths are in half hours. */
export type Limits = {
  regime: Regime;
  /** Shorter breaks count as work. */
  minRestBlock: number;
  /** Under 18: no work at night. */
  young: boolean;
};

export const defaultLimits: Limits = { regime: 'rest', minRestBlock: HOUR, young: false };

/** The least rest in any 24 hours, and in any 7 days (MLC A2.3, 5b), in half hours. */
export const REST_DAY = 10 * HOUR;
export const REST_WEEK = 77 * HOUR;
/** The least weekly rest under an exception (STCW A-VIII/1, 9). */
export const REST_WEEK_EXCEPTION = 70 * HOUR;
/** The most work in any 7 days, where the flag limits work (MLC A2.3, 5a). */
export const WORK_WEEK = 72 * HOUR;
/** One of the periods of rest is at least this long. */
export const LONG_BLOCK = 6 * HOUR;
/** The longest time between two periods of rest. */
export const WORK_RUN = 14 * HOUR;
/** The night of somebody under 18: at least this long, over midnight or from it, until 05:00 or later. */
export const NIGHT = 9 * HOUR;
export const NIGHT_END = 5 * HOUR;

/** The rules, as domain-rules.md numbers them. */
export const rules = ['R1', 'R2', 'R3', 'R4', 'W1', 'W2', 'Y'] as const;
export type Rule = (typeof rules)[number];
