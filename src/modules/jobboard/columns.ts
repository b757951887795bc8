import type { Job, JobFields, Status } from '#modules/worklist/contract.ts';
import { addDays } from '#modules/worklist/rules/days.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';

/** The kinds of columns of the board. */
export const boardKinds = ['status', 'department', 'person'] as const;
export type BoardKind = (typeof boardKinds)[number];

/** The columns by status, in the order of the workflow. */
export const boardStatuses = [
  '',
  'open',
  'inProgress',
  'waitingParts',
  'waitingYard',
  'done',
] as const satisfies readonly Status[];

/** Days that a finished job stays on the board. */
export const DONE_DAYS = 30;

/** A column of jobs with the same status, department or person; `id` is that value, empty for none. */
export type Column<T> = { id: string; rows: T[] };

type OnBoard = { job: Job };

/** Whether the day is one of the last 30, including today. */
export const isRecent = (day: string, today: string): boolean => day > addDays(today, -DONE_DAYS);

const statusOf = ({ job }: OnBoard, today: string): string[] => {
  if (job.status === 'cancelled') return [];
  const done = job.lastDoneDate ?? job.updatedAt.slice(0, 10);
  return job.status === 'done' && !isRecent(done, today) ? [] : [job.status];
};

const peopleOf = ({ job }: OnBoard, aboard: ReadonlySet<string>): string[] => {
  if (isClosed(job)) return [];
  const people = job.assignees.filter((id) => aboard.has(id));
  return people.length === 0 ? [''] : people;
};

/**
 * The columns of the board with their jobs, in the given order. A job with two people is in both columns; an assignee
 * who is no longer aboard counts as nobody.
 */
export const columnsOf = <T extends OnBoard>(
  rows: readonly T[],
  kind: BoardKind,
  { people, today }: { people: readonly { _id: string; department: string }[]; today: string },
): Column<T>[] => {
  const aboard = new Set(people.map(({ _id }) => _id));
  const start: readonly string[] =
    kind === 'status'
      ? boardStatuses
      : kind === 'person'
        ? ['', ...aboard]
        : [
            '',
            ...[
              ...new Set([
                ...people.map(({ department }) => department),
                ...rows.flatMap(({ job }) => (isClosed(job) ? [] : [job.department])),
              ]),
            ]
              .filter(Boolean)
              .sort((a, b) => a.localeCompare(b)),
          ];
  const columns = new Map<string, T[]>(start.map((id) => [id, []]));
  for (const row of rows) {
    const ids =
      kind === 'status'
        ? statusOf(row, today)
        : kind === 'person'
          ? peopleOf(row, aboard)
          : isClosed(row.job)
            ? []
            : [row.job.department];
    for (const id of ids) columns.get(id)?.push(row);
  }
  return [...columns].map(([id, found]) => ({ id, rows: found }));
};

type Changed = Partial<Pick<JobFields, 'status' | 'department' | 'assignees'>>;

const isStatus = (id: string): id is (typeof boardStatuses)[number] =>
  boardStatuses.some((each) => each === id);

/**
 * The change when a job moves to another column. `complete`: it is done, which needs a dialog; undefined: nothing.
 * Between people the new one replaces the old one; other assignees who are still aboard stay.
 */
export const changeOf = (
  job: Pick<Job, 'status' | 'assignees'>,
  kind: BoardKind,
  from: string,
  to: string,
  aboard: ReadonlySet<string>,
): Changed | 'complete' | undefined => {
  if (from === to) return undefined;
  if (kind === 'department') return { department: to };
  if (kind === 'person') {
    const others = job.assignees.filter((id) => aboard.has(id) && id !== from && id !== to);
    return { assignees: to === '' ? others : [...others, to] };
  }
  if (!isStatus(to)) return undefined;
  return to === 'done' ? 'complete' : { status: to };
};

/** The first jobs of a column, plus the one that was just moved there, wherever it is. */
export const firstOf = <T extends OnBoard>(
  rows: readonly T[],
  count: number,
  moved?: string,
): readonly T[] => {
  if (rows.length <= count) return rows;
  const first = rows.slice(0, count);
  const late = rows.slice(count).find(({ job }) => job._id === moved);
  return late ? [...first, late] : first;
};
