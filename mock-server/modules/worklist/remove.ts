import type { jobCommands } from '#modules/worklist/contract/commands.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import type { Call } from '../../http/implement.ts';
import { RowOutcomes } from '../../http/rowOutcomes.ts';
import { deletions, refusedDelete } from '../../store/newer.ts';
import { removeItems } from '../../store/records.ts';
import { lockJobs } from './jobs.ts';

/**
 * Deletes several jobs; their work records stay, as with a single one. A job that somebody else deleted already is
 * deleted; one that others changed since its revision stays.
 */
export const remove = async (call: Call<typeof jobCommands.remove>) => {
  const { ids, revs = {} } = call.body;
  const deleted = await deletions(call.db, worklist.name, ids);
  const there = await call.db.selectFrom('worklist').select('_id').where('_id', 'in', ids).execute();
  const present = new Set(there.map(({ _id }) => _id));
  const left = ids.filter((id) => present.has(id) || !deleted.has(id));
  const found = await lockJobs(call, call.params.boatID, left, new RowOutcomes('ids', left));
  const rows = found.flatMap((row) => row ?? []);
  const newer = new Map<string, { rev: number; item: Job }>();
  for (const row of rows) {
    const { data: item } = row;
    const rev = revs[item._id];
    if (rev !== undefined && (await refusedDelete(call, worklist.name, row, rev)))
      newer.set(item._id, { rev, item });
  }
  await removeItems<Job>(
    call,
    worklist,
    rows.flatMap(({ data }) => (newer.has(data._id) ? [] : [data])),
  );
  return { removed: ids.filter((id) => !newer.has(id)), newer: [...newer.values()] };
};
