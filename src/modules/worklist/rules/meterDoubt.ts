import { type Doubt, doubtBetween } from '#modules/equipment/rules/doubts.ts';
import type { Completion } from '../contract/entries.ts';
import type { Machine } from './commands.ts';
import { daysBetween } from './days.ts';

type Done = Pick<Completion, 'date' | 'meterValue' | 'meterConfirmed'>;

/**
 * Why the meter's figure of a completion can hardly be true, or undefined. `today` is the ship's. Work of an earlier day
 * has no time of day, so its figure has a day's hours to spare.
 */
export const meterDoubt = (
  machine: Pick<Machine, 'meterValue' | 'hoursAt'> | undefined,
  { date, meterValue = null, meterConfirmed }: Done,
  { today, now }: { today: string; now: string },
): Doubt | undefined => {
  if (!machine || meterConfirmed || meterValue === null) return undefined;
  const { meterValue: last, hoursAt: at } = machine;
  if (last === null || at === null) return undefined;
  if (date >= today)
    return doubtBetween({ kind: 'reading', at: now, value: meterValue }, { at, value: last });
  const hours = Math.round((meterValue - last) * 10) / 10;
  const other = { figure: last, at, hours };
  const days = daysBetween(at.slice(0, 10), date);
  if (hours < 24 * Math.min(0, days - 1)) return { kind: 'lower', ...other };
  if (days < 0 && hours > 0) return { kind: 'unlike', ...other };
  return days >= 0 && hours > 24 * (days + 1) ? { kind: 'fast', ...other } : undefined;
};
