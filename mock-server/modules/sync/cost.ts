import { type Kysely, sql } from 'kysely';
import { MAX_FETCHED, type workingSet } from '#modules/sync/contract/cost.ts';
import { allows } from '../../auth/access.ts';
import type { Tables } from '../../db/tables.ts';
import type { Call } from '../../http/implement.ts';

/**
 * Measured on the demo boats: the compression ratio of lists, and in bytes what belongs to a job, a machine or a meter
 * (its comments, work or readings, of which many come in one call: 350, 750 and 1,500) and a thumbnail.
 */
const COMPRESSION_RATIO = 7;
const OWNER_BYTES = 700;
const THUMBNAIL_BYTES = 14_000;

type Part = { bytes: number; owners: number };

const lists = (db: Kysely<Tables>, table: string, boatID: string, owners: ReturnType<typeof sql>) =>
  sql<Part>`select coalesce(sum(octet_length(data::text) + 200), 0)::int as bytes, (${owners})::int as owners
    from ${sql.table(table)} where boat_id = ${boatID}`.execute(db);

const photos = (db: Kysely<Tables>, resource: string, boatID: string) =>
  sql<Part>`select coalesce(sum(case when data->>'thumb' is null then size else ${THUMBNAIL_BYTES} end), 0)::int as bytes, 0 as owners
    from (select data, size from files where boat_id = ${boatID} and owner_resource = ${resource} and kind = 'photo'
      order by created_at desc limit ${MAX_FETCHED.photos}) newest`.execute(db);

/**
 * The data volume of making a boat available offline, for what the viewer may see, since the device fetches no more.
 */
export const cost = async ({ db, viewer, params: { boatID } }: Call<typeof workingSet.cost>) => {
  const meters = sql`least(count(*) filter (where (data->>'metered')::boolean), ${MAX_FETCHED.meters})`;
  const openJobs = sql`least(count(*) filter (where data->>'status' not in ('done', 'cancelled')), ${MAX_FETCHED.jobs})
    + ${MAX_FETCHED.machines}`;
  const mayEquipment = allows(viewer, { flag: 'equipmentspage' });
  const mayJobs = allows(viewer, { flag: 'jobs' });
  const rows = [
    ...(mayEquipment ? [await lists(db, 'equipmentgroups', boatID, meters)] : []),
    ...(mayJobs ? [await lists(db, 'worklist', boatID, openJobs)] : []),
  ].flatMap((answer) => answer.rows);
  const pictures = [
    ...(mayEquipment ? [await photos(db, 'equipmentgroups', boatID)] : []),
    ...(mayJobs ? [await photos(db, 'worklist', boatID)] : []),
  ].flatMap((answer) => answer.rows);
  const text = rows.reduce(
    (sum, { bytes, owners }) => sum + Math.round(bytes / COMPRESSION_RATIO) + owners * OWNER_BYTES,
    0,
  );
  return { bytes: pictures.reduce((sum, { bytes }) => sum + bytes, text) };
};
