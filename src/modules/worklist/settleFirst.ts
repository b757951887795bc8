import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { FIRST_ROWS, firstRows, noteFirstRows } from '#lib/firstRows.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { worklist } from './contract.ts';
import { jobQueries } from './queries.ts';
import { firstOf, type JobRow } from './rules/rows.ts';

/**
 * The whole list is there: the first rows beside it go, and the device notes which rows and machines the page opens with
 * next time.
 */
export const settleFirst = (client: QueryClient, boatID: string, rows: readonly JobRow[]) => {
  const first = firstOf(rows, FIRST_ROWS);
  const settle = (listKey: QueryKey, ids: readonly string[]) => {
    client.removeQueries({ queryKey: firstRows(listKey, worklist.name).queryKey, exact: true });
    noteFirstRows(listKey, worklist.name, location.pathname, ids);
  };
  settle(
    jobQueries.list(boatID).queryKey,
    first.map(({ job }) => job._id),
  );
  settle(
    equipmentQueries.list(boatID).queryKey,
    first.flatMap(({ machine }) => machine?._id ?? []),
  );
};
