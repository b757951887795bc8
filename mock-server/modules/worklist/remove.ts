import type { jobDeeds } from '#modules/worklist/contract/calls.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import type { Call } from '../../implement.ts';
import { removeItems } from '../../records.ts';
import { lockJobs } from './jobs.ts';

/** Deletes several jobs, all or none; the work that was done stays, as with a single one. */
export const remove = async (call: Call<typeof jobDeeds.remove>): Promise<{ removed: string[] }> => {
  const { ids } = call.body;
  const rows = await lockJobs(
    call,
    call.params.boatID,
    ids.map((id, index) => ({ id, path: `ids.${index}` })),
  );
  await removeItems<Job>(
    call,
    worklist,
    rows.map(({ data }) => data),
  );
  return { removed: ids };
};
