import { tenths } from '#lib/hours.ts';

type Point = { at: string; total: number };

/** Hours run in each of the last `count` calendar months (UTC), oldest first; a gap is spread evenly over its time. */
export const hoursByMonth = (
  points: readonly Point[],
  now: string,
  count = 12,
): { month: string; hours: number }[] => {
  const end = new Date(now);
  const months = Array.from(
    { length: count },
    (_, i) => new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - count + 1 + i, 1)),
  );
  const sorted = [...points].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return months.map((start) => {
    const from = start.getTime();
    const to = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1);
    let hours = 0;
    for (const [index, point] of sorted.entries()) {
      const before = sorted[index - 1];
      if (!before) continue;
      const a = Date.parse(before.at);
      const b = Date.parse(point.at);
      const overlap = Math.min(b, to) - Math.max(a, from);
      if (overlap > 0 && b > a) hours += ((point.total - before.total) * overlap) / (b - a);
    }
    return { month: start.toISOString().slice(0, 7), hours: tenths(hours) };
  });
};
