import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { firstRows } from '#lib/firstRows.ts';
import { useViewer } from '#lib/viewer.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { type Job, worklist } from './contract.ts';
import { jobQueries } from './queries.ts';
import { rowOf } from './rules/rows.ts';
import { machinesById, useJobRows } from './useJobRows.ts';

/** Of longer lists the first rows are shown before the others. */
const LONG_ROWS = 500;

/** The jobs of the boat for their page: the first rows of a long list until jobs and machines are there. */
export const useJobList = () => {
  const list = useJobRows();
  const client = useQueryClient();
  const boatID = useViewer()?.boatID ?? '';
  const { data: jobs } = useQuery(firstRows<Job>(jobQueries.list(boatID).queryKey, worklist.name));
  const { data: machines } = useQuery(
    firstRows<Equipment>(equipmentQueries.list(boatID).queryKey, worklist.name),
  );
  const { people, today, layUp } = list.around;
  const rows = useMemo(
    () => jobs?.map((job) => rowOf(job, { machines: machinesById(machines), people, today, layUp })),
    [jobs, machines, people, today, layUp],
  );
  const here = !list.isPending && !list.isError;
  const isLong = here && list.rows.length > LONG_ROWS;
  useEffect(() => {
    if (!isLong) return;
    import('./settleFirst.ts')
      .then(({ settleFirst }) => settleFirst(client, boatID, list.rows))
      .catch(() => undefined);
  }, [isLong, list.rows, boatID, client]);
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
