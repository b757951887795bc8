import { sql } from 'kysely';
import { sameValue } from '#lib/sameValue.ts';
import type { Reading } from '#modules/equipment/contract.ts';
import { type Job, type Work, worklist } from '#modules/worklist/contract.ts';
import { lateness } from '#modules/worklist/rules/commands.ts';
import { dueHoursAfter } from '#modules/worklist/rules/due.ts';
import { publishChange } from '../../live/publish.ts';
import { idList, lockRows, type Row, updateItems, type WriteContext } from '../../store/records.ts';
import { works as worksTopic } from '../worklist/topics.ts';

/** A reading that counts, with the running hours at it. */
type Counted = Pick<Reading, '_id' | 'at' | 'total'> & { workID: string | null; rev: number };

/** A machine's readings that count, before and after a change of its history. */
type Change = { machineID: string; before: readonly Counted[]; after: readonly Counted[] };

type WorkRow = { id: string; jobID: string; rev: number; before: Record<string, unknown>; data: Work };

/** The reading that a work's running hours came from: its own, or the last one there was when it was recorded. */
const sourceOf = (work: WorkRow, readings: readonly Counted[]) =>
  readings.find(({ workID }) => workID === work.id) ??
  readings.findLast(({ total, rev }) => total === work.data.hours && rev < work.rev);

/** The running hours of a work after the change: those of its reading, or of the one before it if that is struck. */
const hoursAfter = (work: WorkRow, { before, after }: Change): number | null => {
  const source = sourceOf(work, before);
  if (!source || source.total !== work.data.hours) return work.data.hours;
  const same = after.find(({ _id }) => _id === source._id);
  return (same ?? after.findLast(({ at }) => at <= source.at))?.total ?? null;
};

const worksOf = async ({ db }: WriteContext, machineIDs: readonly string[]) => {
  const { rows } = await sql<WorkRow & { machineID: string }>`
    select _id as id, job_id as "jobID", equipment_id as "machineID", rev, before, data from works
    where equipment_id in ${idList(machineIDs)} and undone_at is null order by rev for update`.execute(db);
  return Map.groupBy(rows, ({ machineID }) => machineID);
};

type Moved = { work: WorkRow; from: number | null; to: number | null };

/** A value that still is the one that the completion gave, moved; any other, as a person set it, stays. */
const moveIn = (fields: Record<string, unknown>, interval: number | null, { from, to }: Moved) => ({
  ...fields,
  ...(fields.lastDoneHours === from ? { lastDoneHours: to } : {}),
  ...(fields.dueHours !== null && fields.dueHours === dueHoursAfter(from, interval)
    ? { dueHours: dueHoursAfter(to, interval) }
    : {}),
});

/** What the works of a job say after the change: hours, how late they were, and what their undo restores. */
const rewriteWorks = (job: Row<Job> | undefined, works: readonly WorkRow[], moved: readonly Moved[]) =>
  works.flatMap((work) => {
    const own = moved.find((each) => each.work === work);
    // An undo restores what the work before it had set.
    const previous = moved.findLast((each) => works.indexOf(each.work) < works.indexOf(work));
    const before = previous ? moveIn(work.before, job?.data.hoursInterval ?? null, previous) : work.before;
    if (!own) return sameValue(before, work.before) ? [] : [{ id: work.id, before, data: work.data }];
    const late = job ? lateness({ ...job.data, ...before }, work.data.date, own.to) : work.data.late;
    return [{ id: work.id, before, data: { ...work.data, hours: own.to, late } }];
  });

/**
 * Lets works and due hours follow a change of readings: a job counts from the running hours at its completion, and a
 * figure of ten times as much would have put it off for ever. What a person has set since stays.
 */
export const followWorks = async (context: WriteContext, boatID: string, changes: readonly Change[]) => {
  const byMachine = await worksOf(
    context,
    changes.map(({ machineID }) => machineID),
  );
  const moved = changes.flatMap((change) =>
    (byMachine.get(change.machineID) ?? []).flatMap((work): Moved[] => {
      const to = hoursAfter(work, change);
      return to === work.data.hours ? [] : [{ work, from: work.data.hours, to }];
    }),
  );
  if (moved.length === 0) return;
  const jobIDs = [...new Set(moved.map(({ work }) => work.jobID))];
  const jobs = await lockRows<Job>(context.db, worklist, jobIDs);
  const worksOfJob = Map.groupBy([...byMachine.values()].flat(), ({ jobID }) => jobID);
  const rows = jobIDs.flatMap((id) => rewriteWorks(jobs.get(id), worksOfJob.get(id) ?? [], moved));
  await sql`update works w set before = r->'before', data = r->'data'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r where w._id = r->>'id'`.execute(context.db);
  await publishChange(context, worksTopic, boatID, jobIDs);
  await updateItems<Job>(
    context,
    worklist,
    [...jobs.values()].map((row) => {
      const last = worksOfJob.get(row.data._id)?.findLast(({ data }) => data.date === row.data.lastDoneDate);
      const own = moved.findLast(({ work }) => work === last);
      const { lastDoneHours, dueHours, hoursInterval } = row.data;
      return { row, fields: own ? moveIn({ lastDoneHours, dueHours }, hoursInterval, own) : {} };
    }),
  );
};
