import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { type Equipment, equipment } from '#modules/equipment/contract.ts';
import type { Since } from '#modules/history/contract.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import type { Call } from '../../http/implement.ts';
import type { RowOutcomes } from '../../http/rowOutcomes.ts';
import { deletions } from '../../store/newer.ts';
import { lockRows, type Row, type WriteContext } from '../../store/records.ts';

/**
 * The named jobs of a boat, locked, in the given order. One that is missing, of another boat, or named twice refuses its
 * row; `field` is the field that names it.
 */
export const lockJobs = async (
  { db }: Pick<WriteContext, 'db'>,
  boatID: string,
  ids: readonly string[],
  rows: RowOutcomes,
  field?: string,
): Promise<(Row<Job> | undefined)[]> => {
  const found = await lockRows<Job>(db, worklist, ids);
  const more = field === undefined ? {} : { field };
  const seen = new Set<string>();
  const missing = ids.filter((id) => !found.has(id));
  const deleted = missing.length > 0 ? await deletions(db, worklist.name, missing) : new Map<string, Since>();
  const jobs = ids.map((id, index) => {
    const row = found.get(id);
    const deletion = deleted.get(id);
    if (deletion) rows.refuse(index, 404, 'deletedBy', { ...more, params: { name: deletion.userName } });
    else if (!row) rows.refuse(index, 404, 'notFound', more);
    else if (row.data.boatID !== boatID) rows.refuse(index, 403, 'notYourBoat', more);
    else if (seen.has(id)) rows.refuse(index, 400, 'sameTwice', more);
    seen.add(id);
    return rows.isRefused(index) ? undefined : row;
  });
  rows.failUnlessByRow([...deleted.values()]);
  return jobs;
};

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
