import type { RowAccent } from '#ui/table/column.ts';
import { daysBetween } from '../rules/days.ts';
import type { Due } from '../rules/due.ts';
import type { JobRow } from '../rules/rows.ts';

/** The machine by name, manufacturer and model: "Generator 1 · Kohler 125EFOZDJ"; empty without one. */
export const equipmentOf = ({ machine }: Pick<JobRow, 'machine'>): string => {
  if (!machine) return '';
  const model = [machine.manufacturer, machine.modelNumber].filter(Boolean).join(' ');
  return model === '' ? machine.name : `${machine.name} · ${model}`;
};

/** The options of "due within", nearest first. */
export const withinOrder = ['today', '7', '14', '30', 'later', 'none'] as const;

const spans = [
  ['today', 0],
  ['7', 7],
  ['14', 14],
  ['30', 30],
] as const;

/** How soon it is due: every period it falls into, including overdue ones; `later` or `none` if it falls into none. */
export const dueWithin = (due: Due, today: string): string[] => {
  // Nearly used-up hours of a machine without an average have no day.
  const days = due.day !== null ? daysBetween(today, due.day) : due.level === 'due' ? 1 : null;
  if (days === null) return ['none'];
  const found = spans.filter(([, most]) => days <= most).map(([span]) => span);
  return found.length > 0 ? found : ['later'];
};

/** Only rows that need action now are marked at their edge. */
export const rowAccent = ({ state }: Pick<JobRow, 'state'>): RowAccent =>
  state === 'overdue' || state === 'due' ? state : undefined;

export const idOf = ({ job }: Pick<JobRow, 'job'>): string => job._id;
export const toJob = ({ job }: Pick<JobRow, 'job'>) => ({
  to: '/app/jobdetails/$id',
  params: { id: job._id },
});
