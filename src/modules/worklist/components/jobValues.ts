import type { RowAccent } from '#ui/table/column.ts';
import { daysBetween } from '../rules/days.ts';
import { type Due, isClosed } from '../rules/due.ts';
import type { JobRow } from '../rules/rows.ts';

/** The machine by name, maker and model: "Generator 1 · Kohler 125EFOZDJ"; empty without one. */
export const equipmentOf = ({ machine }: Pick<JobRow, 'machine'>): string => {
  if (!machine) return '';
  const model = [machine.manufacturer, machine.modelNumber].filter(Boolean).join(' ');
  return model === '' ? machine.name : `${machine.name} · ${model}`;
};

/** The answers to "due within how long?", the nearest first. */
export const withinOrder = ['today', '7', '14', '30', 'later', 'none'] as const;

const spans = [
  ['today', 0],
  ['7', 7],
  ['14', 14],
  ['30', 30],
] as const;

/** How soon it is due: every span it falls into, overdue ones included; `later` or `none` when none does. */
export const dueWithin = (due: Due, today: string): string[] => {
  // Hours that are nearly used up on a machine that does not run have no day.
  const days = due.day !== null ? daysBetween(today, due.day) : due.level === 'due' ? 1 : null;
  if (days === null) return ['none'];
  const found = spans.filter(([, most]) => days <= most).map(([span]) => span);
  return found.length > 0 ? found : ['later'];
};

/** Overdue or due, whatever somebody said of it; checks have their own list, the round, until they are overdue. */
export const isDueNow = ({ job, due }: Pick<JobRow, 'job' | 'due'>): boolean =>
  !isClosed(job) && (due.level === 'overdue' || (due.level === 'due' && !job.inRound));

/** Only rows that want somebody now are marked at their edge. */
export const rowAccent = ({ state }: Pick<JobRow, 'state'>): RowAccent =>
  state === 'overdue' || state === 'due' ? state : undefined;

export const idOf = ({ job }: Pick<JobRow, 'job'>): string => job._id;
export const toJob = ({ job }: Pick<JobRow, 'job'>) => ({
  to: '/app/jobdetails/$id',
  params: { id: job._id },
});
