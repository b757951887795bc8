import type { jobCommands } from '#modules/worklist/contract/commands.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { failIfTaken, lockItem, updateItem, updateItems } from '../../store/records.ts';
import { allAboard } from './checks.ts';
import { notifyAssigned } from './jobNotices.ts';
import { lockJobs } from './jobs.ts';

/** Gives several jobs the same values, all or none. */
export const set = async (call: Call<typeof jobCommands.set>): Promise<Job[]> => {
  const { boatID } = call.params;
  const { ids, fields, revs = {} } = call.body;
  const rows = await lockJobs(
    call,
    boatID,
    ids.map((id, index) => ({ id, path: `ids.${index}` })),
  );
  const assignees = [...new Set(fields.assignees)];
  if (!(await allAboard(call.db, boatID, assignees)))
    throw fail(400, 'personMissing', {}, 'fields.assignees');
  const values = fields.assignees ? { ...fields, assignees } : fields;
  for (const row of rows) failIfTaken(call, row, values, revs[row.data._id]);
  const jobs = await updateItems<Job>(
    call,
    worklist,
    rows.map((row) => ({ row, fields: values })),
  );
  await notifyAssigned(
    call,
    jobs.map((job, index) => ({ job, before: rows[index]?.data.assignees ?? [] })),
  );
  return jobs;
};

/** Ticks or unticks a step. It changes one step of the current list, so two people do not conflict. */
export const tick = async (call: Call<typeof jobCommands.tick>): Promise<Job> => {
  const { taskID, done, value } = call.body;
  const row = await lockItem<Job>(call, worklist, call.params.id);
  const step = row.data.tasks.find(({ _id }) => _id === taskID);
  if (!step) throw fail(400, 'stepMissing', {}, 'taskID');
  if (done && step.unit !== '' && value === null) throw fail(400, 'readingNeeded', {}, 'value');
  const { [taskID]: _, ...others } = row.data.ticks;
  const ticks = done ? { ...others, [taskID]: { at: call.now, by: call.viewer.name, value } } : others;
  return updateItem<Job>(call, worklist, row, { ticks });
};
