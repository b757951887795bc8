import type { jobCommands } from '#modules/worklist/contract/commands.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import type { Call } from '../../http/implement.ts';
import { removeItems } from '../../store/records.ts';
import { lockJobs } from './jobs.ts';

/** Deletes several jobs, all or none; their work records stay, as with a single one. */
export const remove = async (call: Call<typeof jobCommands.remove>): Promise<{ removed: string[] }> => {
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
