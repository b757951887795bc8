import { sql } from 'kysely';
import { nextRev, type WriteContext } from './records.ts';

/**
 * Gives an item the next revision because of something that hangs on it, such as a photo: whoever deletes it knows of
 * that only from this revision on. Returns it.
 */
export const touchItem = async (
  { db, now, viewer }: WriteContext,
  resource: string,
  id: string,
  boatID: string,
): Promise<number> => {
  const table = sql.table(resource);
  await sql`select 1 from ${table} where _id = ${id} for update`.execute(db);
  const rev = await nextRev(db, boatID);
  const stamps = JSON.stringify({ rev, updatedAt: now, updatedBy: viewer.name });
  await sql`update ${table} set rev = ${rev}, updated_at = ${now}, updated_by = ${viewer._id}, data = data || ${stamps}::jsonb
    where _id = ${id}`.execute(db);
  return rev;
};
