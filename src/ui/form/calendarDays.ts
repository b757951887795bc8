const DAY_MS = 86_400_000;

const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** A number of days later. */
export const daysLater = (day: string, count: number): string => isoOf(Date.parse(day) + count * DAY_MS);

/** The same day some months later, or the last of that month. */
export const monthsLater = (day: string, count: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
};

/** The six weeks around the month of a day, so that a calendar keeps its height; `firstDay` as in ISO 8601. */
export const weeksAround = (day: string, firstDay: number): string[][] => {
  const first = `${day.slice(0, 7)}-01`;
  const weekday = new Date(first).getUTCDay() || 7;
  const start = daysLater(first, -((weekday - firstDay + 7) % 7));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_unused, at) => daysLater(start, week * 7 + at)),
  );
};
