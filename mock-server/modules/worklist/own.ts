import { sql } from 'kysely';
import { allows } from '../../auth/access.ts';
import type { Viewer } from '../../auth/viewer.ts';
import type { Own } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { idList } from '../../store/records.ts';

const all = { flag: 'jobs' };

/** Whether a user works with all jobs, or only with their own. */
export const seesAllJobs = (viewer: Viewer) => allows(viewer, all);

const isOwn = (userID: string) => sql`(
  coalesce(data->'assignees' @> to_jsonb(${userID}::text), false) or coalesce(data->>'reportedBy' = ${userID}, false)
  or exists (select 1 from job_access a where a.user_id = ${userID} and a.kind = 'worklist'
    and a.job_id = worklist._id and a.boat_id = worklist.boat_id))`;

/** A person's own jobs: assigned to them, shared with them, or reported by them. */
export const ownJobs: Own = { rows: ({ _id }) => isOwn(_id), addsFiles: true };

/** The machines of a person's own jobs. */
export const ownMachines: Own = {
  rows: ({ _id }) => sql`_id in (select equipment_id from worklist where ${isOwn(_id)})`,
};

/** Fails unless these jobs are the caller's own, or the caller works with all. */
export const checkOwnJobs = async ({ db, viewer }: Pick<Call, 'db' | 'viewer'>, ids: readonly string[]) => {
  if (seesAllJobs(viewer)) return;
  const { rows } = await sql<{ _id: string }>`
    select _id from worklist where _id in ${idList(ids)} and ${isOwn(viewer._id)}`.execute(db);
  const own = new Set(rows.map(({ _id }) => _id));
  if (!ids.every((id) => own.has(id))) throw fail(403, 'notAllowed');
};

/** Fails unless the caller did these works, or works with all jobs: somebody else's work stands. */
export const checkOwnWorks = async ({ db, viewer }: Pick<Call, 'db' | 'viewer'>, ids: readonly string[]) => {
  if (seesAllJobs(viewer)) return;
  const { rows } = await sql<{ _id: string }>`
    select _id from works where _id in ${idList(ids)} and user_id = ${viewer._id}`.execute(db);
  const own = new Set(rows.map(({ _id }) => _id));
  if (!ids.every((id) => own.has(id))) throw fail(403, 'notAllowed');
};
