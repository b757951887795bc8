import { sql } from 'kysely';
import type { jobReads } from '#modules/worklist/contract/calls.ts';
import type { jobParts } from '#modules/worklist/contract/parts.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, JsonText } from '../../http/implement.ts';
import { idsIn } from '../../store/idsIn.ts';
import { showPicture } from '../../store/pictures.ts';
import { idList } from '../../store/records.ts';
import { checkOwnJobs, ownJobs, seesAllJobs } from './own.ts';
import { peopleOf } from './people.ts';

type Reader = Pick<Call, 'db' | 'viewer'>;

/** The boat of a job or machine, if the caller may access it. */
const boatOf = async ({ db, viewer }: Reader, table: 'worklist' | 'equipmentgroups', id: string) => {
  const { rows } = await sql<{ boat_id: string }>`
    select boat_id from ${sql.table(table)} where _id = ${id}`.execute(db);
  if (!rows[0]) throw fail(404, 'notFound');
  if (!canAccessBoat(viewer, rows[0].boat_id)) throw fail(403, 'notYourBoat');
  return rows[0].boat_id;
};

const utc = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The items of a boat with these ids that the caller may read, as a query for their ids. */
type Owners = { jobs: ReturnType<typeof sql>; machines: ReturnType<typeof sql> };

const none = sql`(select ''::text as id where false)`;

const onlyJob = (id: string): Owners => ({ jobs: sql`(select ${id}::text as id)`, machines: none });
const onlyMachine = (id: string): Owners => ({ jobs: none, machines: sql`(select ${id}::text as id)` });

const ownersOf = (
  { viewer }: Reader,
  boatID: string,
  jobs: readonly string[],
  machines: readonly string[],
) => {
  const all = seesAllJobs(viewer);
  return {
    jobs: sql`(select _id as id from worklist where boat_id = ${boatID} and _id in ${idList(jobs)}
      and ${all ? sql`true` : ownJobs.rows(viewer)})`,
    machines: all
      ? sql`(select _id as id from equipmentgroups where boat_id = ${boatID} and _id in ${idList(machines)})`
      : none,
  };
};

/** Works of a boat's jobs and machines that were not undone, in their wire form as JSON text, newest first, of each 200. */
const worksOf = async ({ db }: Reader, boatID: string, { jobs, machines }: Owners): Promise<string> => {
  const newest = (owners: ReturnType<typeof sql>, column: 'job_id' | 'equipment_id') => sql`
    select found.* from ${owners} owner cross join lateral (select * from works
      where boat_id = ${boatID} and ${sql.ref(column)} = owner.id and undone_at is null
      order by date desc, rev desc limit 200) found`;
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(data || jsonb_build_object('_id', _id, 'jobID', job_id, 'date', to_char(date, 'YYYY-MM-DD'),
        'userName', user_name, 'at', ${utc('at')},
        'latest', exists (select 1 from worklist j where j._id = w.job_id)
          and not exists (select 1 from works later where later.boat_id = w.boat_id and later.job_id = w.job_id
            and later.undone_at is null and later.rev > w.rev))
      order by date desc, rev desc), '[]')::text as text
    from (${newest(jobs, 'job_id')} union ${newest(machines, 'equipment_id')}) w`.execute(db);
  return rows[0]?.text ?? '[]';
};

/** The comments on a boat's jobs in their wire form as JSON text, oldest first. */
const commentsOf = async ({ db }: Reader, boatID: string, { jobs }: Owners): Promise<string> => {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_object('_id', _id, 'jobID', job_id, 'text', text, 'mentions', mentions,
        'userID', user_id, 'userName', user_name, 'at', ${utc('at')}, 'cameAt', ${utc('came_at')})
      order by coalesce(came_at, at), rev), '[]')::text as text
    from job_comments where boat_id = ${boatID} and job_id in (select id from ${jobs} owner)`.execute(db);
  return rows[0]?.text ?? '[]';
};

export const count = async (call: Call<typeof jobReads.count>) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from worklist where boat_id = ${call.params.boatID} and status = ''`.execute(
    call.db,
  );
  return { noStatus: rows[0]?.count ?? 0 };
};

export const works = async (call: Call<typeof jobReads.works>) => {
  const boatID = await boatOf(call, 'worklist', call.params.id);
  await checkOwnJobs(call, [call.params.id]);
  return new JsonText(await worksOf(call, boatID, onlyJob(call.params.id)));
};

export const worksOfEquipment = async (call: Call<typeof jobReads.worksOfEquipment>) => {
  const { equipmentID } = call.params;
  const boatID = await boatOf(call, 'equipmentgroups', equipmentID);
  return new JsonText(await worksOf(call, boatID, onlyMachine(equipmentID)));
};

export const worksOfBoat = async ({ db, params, now }: Call<typeof jobReads.worksOfBoat>) => {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_object('_id', _id, 'jobID', job_id, 'equipmentID', coalesce(equipment_id, ''),
        'title', data->>'title', 'department', data->>'department', 'date', to_char(date, 'YYYY-MM-DD'),
        'unplanned', coalesce((data->>'unplanned')::boolean, false),
        'late', coalesce(jsonb_typeof(data->'late') = 'object', false), 'userName', user_name, 'at', ${utc('at')})
      order by date desc, rev desc), '[]')::text as text
    from (select * from works where boat_id = ${params.boatID} and undone_at is null
        and date > (${now}::timestamptz at time zone 'utc')::date - 365
      order by date desc, rev desc limit 5000) w`.execute(db);
  return new JsonText(rows[0]?.text ?? '[]');
};

/** Everybody aboard; for those who have only their own jobs, the people of those jobs and the captain. */
export const people = async ({ db, params, services, viewer }: Call<typeof jobReads.people>) => {
  const aboard = await peopleOf(db, params.boatID);
  const concerned = seesAllJobs(viewer) ? undefined : await assigneesOfOwn(db, params.boatID, viewer);
  return aboard
    .filter(
      ({ _id, captain }) => concerned === undefined || captain || _id === viewer._id || concerned.has(_id),
    )
    .map((person) => ({ ...person, profilePhoto: showPicture(services, person.profilePhoto) }));
};

const assigneesOfOwn = async (db: Call['db'], boatID: string, viewer: Call['viewer']) => {
  const { rows } = await sql<{ id: string }>`
    select distinct jsonb_array_elements_text(coalesce(data->'assignees', '[]')) as id
    from worklist where boat_id = ${boatID} and ${ownJobs.rows(viewer)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

export const comments = async (call: Call<typeof jobReads.comments>) => {
  const boatID = await boatOf(call, 'worklist', call.params.id);
  await checkOwnJobs(call, [call.params.id]);
  return new JsonText(await commentsOf(call, boatID, onlyJob(call.params.id)));
};

export const partsOfBoat = async (call: Call<typeof jobParts.ofBoat>) => {
  const { boatID } = call.params;
  const owners = ownersOf(call, boatID, idsIn(call.search.jobs), idsIn(call.search.machines));
  const comments = await commentsOf(call, boatID, owners);
  const works = await worksOf(call, boatID, owners);
  return new JsonText(`{"comments":${comments},"works":${works}}`);
};
