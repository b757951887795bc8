import { sql } from 'kysely';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { type Draft, type Fill, insertItems, type WriteContext } from '../../store/records.ts';

/**
 * Gives jobs the next numbers of their boat; a draft that has one keeps it. A number is never reused, even when its job
 * is deleted, because it is on paper.
 */
export const fillNumbers: Fill = async (db, boatID, drafts) => {
  const hasNumber = (draft: object) => 'no' in draft && typeof draft.no === 'number';
  const needed = drafts.filter((draft) => !hasNumber(draft)).length;
  if (needed === 0) return drafts;
  const { rows } = await sql<{ last: number }>`
    insert into job_numbers as n (boat_id, last)
    values (${boatID}, ${needed}::int + coalesce((select max(no) from worklist where boat_id = ${boatID}), 0))
    on conflict (boat_id) do update set last = greatest(n.last, excluded.last - ${needed}::int) + ${needed}::int
    returning last`.execute(db);
  let no = (rows[0]?.last ?? needed) - needed;
  return drafts.map((draft) => (hasNumber(draft) ? draft : { ...draft, no: ++no }));
};

/** Inserts jobs of one boat with numbers, in the order of the drafts: for imports. */
export const insertJobs = (
  context: WriteContext,
  drafts: readonly Draft[],
  action: 'create' | 'import',
): Promise<Job[]> => insertItems<Job>(context, worklist, drafts, action, fillNumbers);
