import type { QueryKey } from '@tanstack/react-query';
import { FIRST_ROWS, noteFirstRows } from '#lib/firstRows.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { worklist } from './contract.ts';
import { jobQueries } from './queries.ts';
import { firstOf, type JobRow } from './rules/rows.ts';

/** Notes the rows that the worklist opens with, and their machines, so that the device can show them first. */
export const noteFirstJobs = (rows: readonly JobRow[], boatID: string) => {
  const first = firstOf(rows, FIRST_ROWS);
  const note = (listKey: QueryKey, ids: readonly string[]) =>
    noteFirstRows(listKey, worklist.name, location.pathname, ids);
  note(
    jobQueries.list(boatID).queryKey,
    first.map(({ job }) => job._id),
  );
  note(
    equipmentQueries.list(boatID).queryKey,
    first.flatMap(({ machine }) => machine?._id ?? []),
  );
};
