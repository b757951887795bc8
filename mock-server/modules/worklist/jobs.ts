import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { type Equipment, equipment } from '#modules/equipment/contract.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import type { Call } from '../../http/implement.ts';
import type { RowOutcomes } from '../../http/rowOutcomes.ts';
import { lockNamed } from '../../store/lockNamed.ts';
import { lockRows, type Row, type WriteContext } from '../../store/records.ts';

/** The named jobs of a boat, locked: see `lockNamed`. */
export const lockJobs = (
  context: Pick<WriteContext, 'db'>,
  boatID: string,
  ids: readonly string[],
  rows: RowOutcomes,
  field?: string,
): Promise<(Row<Job> | undefined)[]> => lockNamed<Job>(context, worklist, boatID, ids, rows, field);

/** The machines of jobs by id, locked: after their jobs, before the boat. */
export const lockMachines = async (
  { db }: Pick<WriteContext, 'db'>,
  jobs: readonly Job[],
): Promise<Map<string, Equipment>> => {
  const ids = new Set(jobs.map((job) => job.equipmentID).filter(Boolean));
  if (ids.size === 0) return new Map();
  const rows = await lockRows<Equipment>(db, equipment, [...ids]);
  return new Map([...rows].map(([id, row]) => [id, row.data]));
};

/** The time zone of a boat. */
export const zoneOf = async ({ db }: Pick<WriteContext, 'db'>, boatID: string): Promise<string> => {
  const { rows } = await sql<{ zone: string | null }>`
    select data->>'timeZone' as zone from boats where _id = ${boatID}`.execute(db);
  return rows[0]?.zone || 'UTC';
};

/** The boat's day on which a call was done. */
export const todayOf = async (call: Pick<Call, 'db' | 'doneAt'>, boatID: string): Promise<string> =>
  dayIn(call.doneAt, await zoneOf(call, boatID));
