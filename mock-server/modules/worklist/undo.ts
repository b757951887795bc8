import { sql } from 'kysely';
import type { jobCommands } from '#modules/worklist/contract/commands.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import type { Call } from '../../http/implement.ts';
import { RowOutcomes } from '../../http/rowOutcomes.ts';
import { publishChange } from '../../live/publish.ts';
import { idList, updateItems } from '../../store/records.ts';
import { takeBackReadings } from '../readings/ofWorks.ts';
import { lockJobs } from './jobs.ts';
import { checkOwnWorks } from './own.ts';
import { lockStock, putBackParts } from './stock.ts';
import { works as worksTopic } from './topics.ts';

type UndoCall = Call<typeof jobCommands.undo>;
type WorkRow = {
  _id: string;
  job_id: string;
  boat_id: string;
  undone: boolean;
  latest: boolean;
  before: object;
};

const findWorks = async ({ db }: UndoCall, ids: readonly string[]) => {
  const { rows } = await sql<WorkRow>`
    select _id, job_id, boat_id, before, undone_at is not null as undone,
      not exists (select 1 from works later where later.boat_id = w.boat_id and later.job_id = w.job_id
        and later.undone_at is null and later.rev > w.rev) as latest
    from works w where _id in ${idList(ids)}`.execute(db);
  return new Map(rows.map((row) => [row._id, row]));
};

/**
 * Undoes completions, all or none: restores the fields that each changed, and keeps later changes. A work that was
 * undone already returns its job as it is. A reading that came with the work goes with it, unless the meter was read
 * since.
 */
export const undo = async (call: UndoCall): Promise<Job[]> => {
  const { boatID } = call.params;
  const ids = call.body.works;
  await checkOwnWorks(call, ids);
  const named = await findWorks(call, ids);
  const outcomes = new RowOutcomes('works', ids);
  for (const [index, id] of ids.entries()) {
    const work = named.get(id);
    if (!work) outcomes.refuse(index, 404, 'notFound');
    else if (work.boat_id !== boatID) outcomes.refuse(index, 403, 'notYourBoat');
  }
  outcomes.failUnlessByRow();
  const jobIDs = ids.map((id) => named.get(id)?.job_id ?? '');
  const rows = (await lockJobs(call, boatID, jobIDs, outcomes)).flatMap((row) => row ?? []);
  // Works are read again now that the jobs are locked, when nobody else can complete or undo them.
  const works = await findWorks(call, ids);
  const changes = rows.map((row, index) => {
    const work = works.get(ids[index] ?? '');
    if (!work || work.undone) return { row, fields: {} };
    if (!work.latest) outcomes.refuse(index, 409, 'notLatest');
    return { row, fields: work.before };
  });
  outcomes.failUnlessByRow();
  const open = rows.filter((_, index) => works.get(ids[index] ?? '')?.undone === false);
  await lockStock(
    call,
    open.flatMap(({ data }) => data.parts),
  );
  const undone = ids.filter((id) => works.get(id)?.undone === false);
  await putBackParts(call, boatID, undone);
  await sql`update works set undone_at = ${call.now} where _id in ${idList(ids)} and undone_at is null`.execute(
    call.db,
  );
  const jobs = rows.map(({ data }) => data._id);
  await publishChange(call, worksTopic, boatID, jobs);
  await takeBackReadings(call, boatID, ids);
  return updateItems<Job>(call, worklist, changes, 'undo');
};
