import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { firstRows } from '#lib/firstRows.ts';
import { useViewer } from '#lib/viewer.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { type Job, worklist } from './contract.ts';
import { jobQueries } from './queries.ts';
import { rowOf } from './rules/rows.ts';
import { useJobRows } from './useJobRows.ts';

/** Lists with more rows are shown by their first rows, until all are read from the device. */
const LONG_ROWS = 500;

/** The jobs of the boat for their page: the first rows of a long list until jobs and machines are there. */
export const useJobList = () => {
  const list = useJobRows();
  const client = useQueryClient();
  const boatID = useViewer()?.boatID ?? '';
  const firstJobs = firstRows<Job>(jobQueries.list(boatID).queryKey, worklist.name);
  const firstMachines = firstRows<Equipment>(equipmentQueries.list(boatID).queryKey, worklist.name);
  const { data: jobs } = useQuery(firstJobs);
  const { data: machines } = useQuery(firstMachines);
  const { people, today, layUp } = list.around;
  const rows = useMemo(() => {
    const byId = new Map(machines?.map((machine) => [machine._id, machine]));
    return jobs?.map((job) => rowOf(job, { machines: byId, people, today, layUp }));
  }, [jobs, machines, people, today, layUp]);
  const here = !list.isPending && !list.isError;
  const isLong = here && list.rows.length > LONG_ROWS;
  useEffect(() => {
    if (!here || !(jobs || machines)) return;
    for (const { queryKey } of [firstJobs, firstMachines]) client.removeQueries({ queryKey, exact: true });
  });
  useEffect(() => {
    if (!isLong) return;
    import('./noteFirstJobs.ts')
      .then(({ noteFirstJobs }) => noteFirstJobs(list.rows, boatID))
      .catch(() => undefined);
  }, [isLong, list.rows, boatID]);
  if (here || !rows) return { ...list, rest: undefined };
  return {
    ...list,
    rows,
    data: rows,
    isPending: false,
    isError: false,
    rest: list.isError ? ('failed' as const) : ('coming' as const),
  };
};
