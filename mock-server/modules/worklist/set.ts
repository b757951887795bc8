import type { jobCommands } from '#modules/worklist/contract/commands.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { RowOutcomes } from '../../http/rowOutcomes.ts';
import { failIfTaken, updateItems } from '../../store/records.ts';
import { allAboard } from './checks.ts';
import { notifyAssigned } from './jobNotices.ts';
import { lockJobs } from './jobs.ts';
import { checkOwnJobs, seesAllJobs } from './own.ts';

/** Gives several jobs the same values. */
export const set = async (call: Call<typeof jobCommands.set>) => {
  const { boatID } = call.params;
  const { ids, fields, revs = {}, byRow } = call.body;
  await checkOwnJobs(call, ids);
  // Whoever has only their own jobs says how far they are; the rest is for those who plan.
  const isPlanning = fields.status === 'cancelled' || Object.keys(fields).some((field) => field !== 'status');
  if (isPlanning && !seesAllJobs(call.viewer)) throw fail(403, 'notAllowed');
  const outcomes = new RowOutcomes('ids', ids, byRow);
  const found = await lockJobs(call, boatID, ids, outcomes);
  const assignees = [...new Set(fields.assignees)];
  if (!(await allAboard(call.db, boatID, assignees)))
    throw fail(400, 'personMissing', {}, 'fields.assignees');
  const values = fields.assignees ? { ...fields, assignees } : fields;
  for (const [index, row] of found.entries())
    if (row) outcomes.check(index, () => failIfTaken(call, row, values, revs[row.data._id]));
  outcomes.failUnlessByRow();
  const rows = found.flatMap((row, index) => (row && !outcomes.isRefused(index) ? row : []));
  const jobs = await updateItems<Job>(
    call,
    worklist,
    rows.map((row) => ({ row, fields: values })),
  );
  await notifyAssigned(
    call,
    jobs.map((job, index) => ({ job, before: rows[index]?.data.assignees ?? [] })),
  );
  return outcomes.answer(jobs, call.language);
};
