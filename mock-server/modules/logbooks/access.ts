import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { LogAccess, logInspections } from '#modules/logbooks/contract/inspection.ts';
import type { Call } from '../../http/implement.ts';
import type { Services } from '../../services.ts';

type Db = Call['db'];

export type NewAccess = {
  boatID: string;
  deed: LogAccess['deed'];
  who: string;
  userID?: string;
  inspectionID?: string;
  volumeID?: string;
  page?: number;
};

/**
 * Adds a line to the record of who looked at the books, as the server: nobody can keep a read out of it. With `everyMs`
 * not again within that time, because a page that is open reads often.
 */
export const recordAccess = async (
  { database: { db }, clock }: Pick<Services, 'database' | 'clock'>,
  { boatID, deed, who, userID = '', inspectionID = '', volumeID = '', page = 0 }: NewAccess,
  everyMs = 0,
) => {
  const now = clock();
  const since = new Date(now.getTime() - everyMs).toISOString();
  await sql`insert into log_access (_id, boat_id, at, user_id, who, inspection_id, deed, volume_id, page)
    select ${nanoid()}, ${boatID}, ${now.toISOString()}::timestamptz, ${userID}, ${who}, ${inspectionID}, ${deed}, ${volumeID}, ${page}
    where ${everyMs <= 0} or not exists (select 1 from log_access a where a.boat_id = ${boatID} and a.at > ${since}::timestamptz
      and a.user_id = ${userID} and a.inspection_id = ${inspectionID} and a.deed = ${deed} and a.volume_id = ${volumeID})`.execute(
    db,
  );
};

const READ_EVERY_MS = 3_600_000;

/** Records a read by a signed-in person once the answer is on its way: once an hour for a volume, papers each time. */
export const noteAccess = (
  call: Pick<Call, 'afterAnswer' | 'services' | 'viewer'>,
  boatID: string,
  deed: LogAccess['deed'],
  volumeID = '',
) =>
  call.afterAnswer(() =>
    recordAccess(
      call.services,
      { boatID, deed, who: call.viewer.name, userID: call.viewer._id, volumeID },
      deed === 'read' ? READ_EVERY_MS : 0,
    ),
  );

/** Lines of the record, newest first. */
export const findAccess = async (
  db: Db,
  where: ReturnType<typeof sql>,
  first = 200,
): Promise<LogAccess[]> => {
  const { rows } = await sql<LogAccess>`
    select _id, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, who, deed,
      inspection_id as "inspectionID", volume_id as "volumeID", page
    from log_access a where ${where} order by a.at desc, a._id limit ${first}`.execute(db);
  return rows;
};

export const accessOf = (call: Call<typeof logInspections.access>) =>
  findAccess(call.db, sql`a.boat_id = ${call.params.boatID}`);
