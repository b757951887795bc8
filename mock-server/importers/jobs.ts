import { sql } from 'kysely';
import { equipment } from '#modules/equipment/contract.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { notifyAssigned } from '../modules/worklist/jobNotices.ts';
import { insertJobs } from '../modules/worklist/numbers.ts';
import { lockItemsOf, updateItems, type WriteContext } from '../store/records.ts';
import { undoItems } from './bulk.ts';
import { type Applied, type Importer, type NumberedRow, RowsRefused } from './importer.ts';
import { machineFinder, personFinder } from './jobsLookup.ts';
import { type JobsAboard, planJobRows } from './jobsPlan.ts';
import { jobColumns } from './jobsRow.ts';

const aboardOf = async (
  db: WriteContext['db'],
  boatID: string,
  jobs: readonly Job[],
): Promise<JobsAboard> => {
  const { rows } = await sql<{
    data: unknown;
  }>`select data from equipmentgroups where boat_id = ${boatID} order by _id`.execute(db);
  return {
    jobs,
    findMachine: machineFinder(rows.map(({ data }) => equipment.item.parse(data))),
    findPerson: await personFinder(db, boatID),
  };
};

const apply = async (
  context: WriteContext,
  boatID: string,
  rows: readonly NumberedRow[],
): Promise<Applied> => {
  const existing = new Map(
    (await lockItemsOf<Job>(context.db, worklist, boatID)).map((row) => [row.data._id, row]),
  );
  const jobs = [...existing.values()].map(({ data }) => data);
  const plan = planJobRows(boatID, await aboardOf(context.db, boatID, jobs), rows);
  const errors = plan.rows.flatMap((row) => row.errors);
  if (errors.length > 0) throw new RowsRefused(errors);
  const created = await insertJobs(context, plan.creates, 'import');
  const changes = plan.updates.flatMap(({ job, fields }) => {
    const row = existing.get(job._id);
    return row ? [{ row, fields }] : [];
  });
  const updated = await updateItems<Job>(context, worklist, changes, 'import');
  await notifyAssigned(context, [
    ...created.map((job) => ({ job, before: [] })),
    ...updated.map((job, index) => ({ job, before: changes[index]?.row.data.assignees ?? [] })),
  ]);
  return { created: created.map(({ _id }) => _id), updated: updated.map(({ _id }) => _id), extra: [] };
};

/** Jobs from a file. */
export const jobsImporter: Importer = {
  access: worklist.access.write,
  fields: jobColumns,
  check: async ({ db }, boatID, rows) => {
    const found = await sql<{
      data: unknown;
    }>`select data from worklist where boat_id = ${boatID} order by _id`.execute(db);
    const jobs = found.rows.map(({ data }) => worklist.item.parse(data));
    return { rows: planJobRows(boatID, await aboardOf(db, boatID, jobs), rows).rows, groups: 0 };
  },
  apply,
  undo: (context, boatID, applied, at) => undoItems<Job>(context, worklist, boatID, applied, at),
};
