import type { QueryClient } from '@tanstack/react-query';
import { FIRST_ROWS } from '#lib/firstRows.ts';
import { settleFirstRows } from '#lib/settleFirstRows.ts';
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
  settleFirstRows(
    client,
    jobQueries.list(boatID).queryKey,
    worklist.name,
    first.map(({ job }) => job._id),
  );
  settleFirstRows(
    client,
    equipmentQueries.list(boatID).queryKey,
    worklist.name,
    first.flatMap(({ machine }) => machine?._id ?? []),
  );
};
