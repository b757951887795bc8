import type { User } from '#modules/auth/contract.ts';
import type { TableView } from '#ui/table/column.ts';
import { daysBetween } from '../rules/days.ts';
import { isClosed } from '../rules/due.ts';
import { isDueNow, type JobRow } from '../rules/rows.ts';
import type { JobLabels } from '../useJobLabels.ts';

const isOpen = ({ job }: Pick<JobRow, 'job'>) => !isClosed(job);

/**
 * The built-in views; "My department" for users who have one. `andDone`: views of open jobs include done ones too;
 * `ownFirst`: the list opens on the jobs of the department.
 */
export const jobViews = (
  t: JobLabels['t'],
  { _id, department }: Pick<User, '_id' | 'department'>,
  { andDone = false, ownFirst = false } = {},
): TableView<JobRow>[] => {
  const open = (row: JobRow) => andDone || isOpen(row);
  const view = (
    id: 'due' | 'open' | 'noStatus' | 'mine' | 'department' | 'waiting' | 'done',
    filter: (row: JobRow) => boolean,
  ) => ({ id, label: t(`view.${id}`), filter, empty: t(`viewEmpty.${id}`) });
  const own =
    department === '' ? [] : [view('department', (row) => open(row) && row.job.department === department)];
  return [
    ...(ownFirst ? own : []),
    view('due', isDueNow),
    view('open', open),
    view('noStatus', (row) => row.job.status === ''),
    view('mine', (row) => open(row) && row.job.assignees.includes(_id)),
    ...(ownFirst ? [] : own),
    view('waiting', ({ job }) => job.status === 'waitingParts' || job.status === 'waitingYard'),
    view('done', (row) => isClosed(row.job)),
  ];
};

/** The number of overdue jobs, and of further ones due in the next 7 days; the round counts its own checks. */
export const countDue = (
  rows: readonly Pick<JobRow, 'job' | 'due'>[],
  today: string,
): { overdue: number; due: number } => {
  let [overdue, due] = [0, 0];
  for (const row of rows) {
    if (!isOpen(row)) continue;
    if (row.due.level === 'overdue') overdue += 1;
    else if (!row.job.inRound && row.due.day !== null && daysBetween(today, row.due.day) <= 7) due += 1;
  }
  return { overdue, due };
};
