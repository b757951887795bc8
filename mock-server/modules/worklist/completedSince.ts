import { sql } from 'kysely';
import type { Job } from '#modules/worklist/contract.ts';
import { idList, type WriteContext } from '../../store/records.ts';

/** What a user saw: the job's last work. Undefined from callers that do not say. */
type Seen = { job: Job; after: string | undefined };

type LastWork = { id: string; rev: number; name: string; day: string };

/**
 * The works that completed jobs after the ones their users saw, by job. If the one that was seen was undone meanwhile,
 * the job is due as before, and nobody has to be asked.
 */
export const completedSince = async (
  { db }: Pick<WriteContext, 'db'>,
  seen: readonly Seen[],
): Promise<Map<string, LastWork>> => {
  const other = seen.filter(({ job, after }) => after !== undefined && after !== job.lastWork);
  if (other.length === 0) return new Map();
  const ids = other.flatMap(({ job, after = '' }) => [job.lastWork, after]);
  const { rows } = await sql<LastWork>`
    select _id as id, rev::int as rev, user_name as name, to_char(date, 'YYYY-MM-DD') as day
    from works where _id in ${idList(ids)}`.execute(db);
  const works = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    other.flatMap(({ job, after = '' }) => {
      const last = works.get(job.lastWork);
      return last && last.rev > (works.get(after)?.rev ?? 0) ? [[job._id, last] as const] : [];
    }),
  );
};
