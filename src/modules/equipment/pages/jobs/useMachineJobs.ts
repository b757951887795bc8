import { useMayJobs } from '#modules/worklist/queries.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { byNeed, type JobRow } from '#modules/worklist/rules/rows.ts';
import { useJobRows } from '#modules/worklist/useJobRows.ts';
import type { Equipment } from '../../contract.ts';
import { withDescendants } from '../../rules.ts';
import { dueFirst, isCheck, isDated } from './marks.ts';

export type MachineJobs = {
  /** Open jobs of the machine and of what is below it, most urgent first, checks of the round last. */
  open: JobRow[];
  next: JobRow | undefined;
  /** Ids of its jobs that are daily checks of the round. */
  checks: ReadonlySet<string>;
  today: string;
  isPending: boolean;
  isError: boolean;
  refetch: () => unknown;
};

const checksLast = (a: JobRow, b: JobRow) => Number(isCheck(a)) - Number(isCheck(b)) || byNeed(a, b);

/** The jobs of a machine and all its subgroups; undefined for users who may not see jobs. */
export const useMachineJobs = (item: Equipment, all: readonly Equipment[]): MachineJobs | undefined => {
  const may = useMayJobs();
  const { rows, around, isPending, isError, refetch } = useJobRows();
  if (!may) return undefined;
  const ids = withDescendants(item._id, all);
  const open = rows.filter(({ job }) => ids.has(job.equipmentID) && !isClosed(job)).sort(checksLast);
  const [next] = open.filter(isDated).sort(dueFirst);
  const checks = new Set(rows.flatMap(({ job }) => (job.inRound ? [job._id] : [])));
  return { open, next, checks, today: around.today, isPending, isError, refetch };
};
