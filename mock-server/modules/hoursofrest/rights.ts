import { sql } from 'kysely';
import { timesheets } from '#modules/hoursofrest/contract.ts';
import { HEAD_TITLE } from '#modules/hoursofrest/rules/people.ts';
import { allows } from '../../auth/access.ts';
import type { Own } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';

/** One's own sheets, and as the head of a department those of its people. */
export const ownSheets: Own = {
  rows: ({ _id }) => sql`(timesheets.user_id = ${_id} or exists (
    select 1 from profiles h join profiles p on p.boat_id = h.boat_id
      and p.data->>'department' = h.data->>'department' and p.data->>'department' <> ''
    where h.user_id = ${_id} and h.boat_id = timesheets.boat_id and h.data->>'jobtitle' ~* ${HEAD_TITLE}
      and p.user_id = timesheets.user_id))`,
};

/** Whether the caller manages all crew of the boat. */
export const managesAll = (viewer: Call['viewer']) => allows(viewer, timesheets.access.write);

/** Fails unless the sheet is the caller's, of their department, or of crew that they manage, and of this boat's crew. */
export const checkSheet = async (
  { db, viewer }: Pick<Call, 'db' | 'viewer'>,
  { boatID, userID }: { boatID: string; userID: string },
) => {
  const { rows } = await sql<{ department: string }>`select coalesce(data->>'department', '') as department
    from profiles where user_id = ${userID} and boat_id = ${boatID}`.execute(db);
  const [person] = rows;
  if (!person) throw fail(400, 'userMissing', {}, 'userID');
  if (managesAll(viewer) || userID === viewer._id) return;
  const { rows: heads } =
    await sql`select 1 from profiles where user_id = ${viewer._id} and boat_id = ${boatID}
    and data->>'department' = ${person.department} and ${person.department} <> ''
    and data->>'jobtitle' ~* ${HEAD_TITLE}`.execute(db);
  if (heads.length === 0) throw fail(403, 'notAllowed');
};
