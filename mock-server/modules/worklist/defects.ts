import { sql } from 'kysely';
import { equipment } from '#modules/equipment/contract.ts';
import type { defects } from '#modules/worklist/contract/defects.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { jobOfDefect } from '#modules/worklist/rules/defect.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, JsonText } from '../../http/implement.ts';
import { lockRow } from '../../store/records.ts';
import { checkJob } from './checks.ts';
import { todayOf } from './jobs.ts';
import { insertJobs } from './numbers.ts';

const departmentOf = async ({ db, viewer }: Pick<Call, 'db' | 'viewer'>) => {
  const { rows } = await sql<{ department: string | null }>`
    select data->>'department' as department from users where _id = ${viewer._id}`.execute(db);
  return rows[0]?.department ?? '';
};

const machineOf = async ({ db }: Pick<Call, 'db'>, id: string) => {
  const { rows } = await sql<{ data: unknown }>`
    select data from equipmentgroups where _id = ${id}`.execute(db);
  return rows[0] && equipment.item.parse(rows[0].data);
};

/** Makes a job of what somebody aboard reports. A repeated `_id` means the same report. */
export const report = async (call: Call<typeof defects.report>): Promise<Job> => {
  const { _id, boatID, ...given } = call.body;
  const there = await lockRow<Job>(call.db, worklist, _id);
  if (there) {
    if (there.data.boatID !== boatID || there.data.reportedBy !== call.viewer._id)
      throw fail(403, 'notYours', {}, '_id');
    return there.data;
  }
  const draft = {
    ...jobOfDefect(given, {
      machine: await machineOf(call, given.equipmentID),
      reporter: { _id: call.viewer._id, department: await departmentOf(call) },
      today: await todayOf(call, boatID),
    }),
    _id,
    boatID,
  };
  const stamps = { rev: 0, createdAt: call.now, updatedAt: call.now, updatedBy: call.viewer.name };
  await checkJob(call, worklist.item.parse({ ...draft, ...stamps }));
  const [job] = await insertJobs(call, [draft], 'create');
  if (!job) throw fail(500, 'serverFailed');
  return job;
};

/** Names and places of the equipment in use: no serial numbers, hours or costs. */
export const places = async ({ db, params }: Call<typeof defects.places>) => {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_object('_id', _id, 'name', data->>'name',
      'location', coalesce(data->>'location', ''), 'department', coalesce(data->>'department', '')) order by seq), '[]')::text as text
    from equipmentgroups where boat_id = ${params.boatID} and not coalesce((data->>'isArchived')::boolean, false)`.execute(
    db,
  );
  return new JsonText(rows[0]?.text ?? '[]');
};
