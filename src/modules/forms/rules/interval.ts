import type { Schedule } from '../contract.ts';

/** A day later by an interval. The last day of a month stays within the month that it comes to. */
export const addInterval = (day: string, every: number, unit: Schedule['unit']): string => {
  const from = new Date(`${day}T00:00:00Z`);
  if (unit === 'days' || unit === 'weeks')
    return new Date(from.getTime() + every * (unit === 'days' ? 1 : 7) * 86_400_000)
      .toISOString()
      .slice(0, 10);
  const months = every * (unit === 'years' ? 12 : 1);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), days));
  return first.toISOString().slice(0, 10);
};
