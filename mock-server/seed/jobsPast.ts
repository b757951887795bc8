import { addDays, addInterval, daysBetween } from '#modules/worklist/rules/days.ts';
import type { HoursLine } from './jobsHours.ts';
import { type JobRow, share } from './jobsRows.ts';

/** When a job was done, with its machine's running hours then. */
export type Done = { date: string; hours: number | null };

/** Days late (negative: early), used in turn. */
const lateBy = [-1, 0, -2, 0, 1, -3, 0, 0, -1, 0, -2, 0, 0, 4, -1, 0, -4, 0, -1, -2, 0, -1, 2];

const lengthOf = ({ calendarInterval: every, calendarUnit: unit }: JobRow['fields'], today: string) =>
  every === null ? null : daysBetween(today, addInterval(today, every, unit));

/** The longest time since the last completion for which the job is not due soon. */
const longestAge = (row: JobRow, line: HoursLine | undefined, today: string) => {
  const { hoursInterval, windowDays } = row.fields;
  const length = lengthOf(row.fields, today);
  const byDate = length === null ? null : length - Math.max(windowDays + 1, 8) - 3;
  if (hoursInterval === null || !line) return byDate ?? 1;
  const least = Math.max(0.12 * hoursInterval, (windowDays + 3) * line.perDay);
  const byHours = daysBetween(line.dayAt(line.now - Math.max(0, hoursInterval - least)), today);
  return byDate === null ? byHours : Math.min(byDate, byHours);
};

/** The last completion that makes a job due as its row says. */
const lastDone = (row: JobRow, dueDate: string | null, line: HoursLine | undefined, today: string): Done => {
  const { calendarInterval: every, calendarUnit: unit, hoursInterval } = row.fields;
  if (row.due.hoursLeft !== null && hoursInterval !== null && line) {
    const hours = Math.round((line.now + row.due.hoursLeft - hoursInterval) * 10) / 10;
    return { date: line.dayAt(hours), hours };
  }
  const date =
    dueDate !== null && every !== null
      ? addInterval(dueDate, -every, unit)
      : addDays(today, -1 - Math.floor(share(row.no) * Math.max(1, longestAge(row, line, today) - 1)));
  return { date, hours: line?.hoursOn(date) ?? null };
};

/**
 * The completions of a job, oldest first, that lead to its due date: an interval kept as people keep it, a few days
 * early or late. The first is older than the period of its works.
 */
export const donesOf = (
  row: JobRow,
  dueDate: string | null,
  line: HoursLine | undefined,
  today: string,
): Done[] => {
  const { calendarInterval: every, calendarUnit: unit, hoursInterval } = row.fields;
  const start = addDays(today, -row.since);
  const dones = [lastDone(row, dueDate, line, today)];
  for (let done = dones[0]; done && done.date > start; done = dones[0]) {
    const byDate = every === null ? null : addInterval(done.date, -every, unit);
    const byHours =
      hoursInterval === null || done.hours === null || !line
        ? null
        : line.dayAt(Math.max(0, done.hours - hoursInterval));
    const [before = addDays(done.date, -365)] = [byDate, byHours]
      .filter((day) => day !== null)
      .sort()
      .reverse();
    const gap = Math.max(1, daysBetween(before, done.date));
    // A daily or weekly job is done on its day, or a day late.
    const turn = lateBy[(row.no + dones.length) % lateBy.length] ?? 0;
    const late = gap < 2 ? 0 : gap < 20 ? Math.max(0, Math.min(1, turn)) : turn * (gap > 100 ? 2 : 1);
    const moved = addDays(before, -Math.max(late, 1 - gap));
    const date = moved < done.date ? moved : addDays(done.date, -1);
    dones.unshift({ date, hours: line?.hoursOn(date) ?? null });
  }
  return dones;
};
