import { sql } from 'kysely';
import { idList, type WriteContext } from '../../store/records.ts';

/** Those of the given photos that are files of this job. */
export const photosThere = async (
  { db }: Pick<WriteContext, 'db'>,
  jobID: string,
  ids: readonly string[] = [],
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ _id: string }>`
    select _id from files where _id in ${idList(ids)} and owner_resource = 'worklist' and owner_id = ${jobID}
      and kind = 'photo'`.execute(db);
  return rows.map(({ _id }) => _id);
};
