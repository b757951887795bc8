import { type Kysely, sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { dueOf, isClosed } from '#modules/worklist/rules/due.ts';
import type { Tables } from '../db/tables.ts';
import { insertItems } from '../store/records.ts';
import type { SeededBoat } from './companies.ts';
import type { SeededMachine } from './equipment.ts';
import { manyJobRows } from './jobsLarge.ts';
import { makeJobs } from './jobsMake.ts';
import type { MadeJob } from './jobsMarks.ts';
import { jobRowsOf } from './jobsRows.ts';
import type { SeededPerson } from './people.ts';

type Db = Kysely<Tables>;

/** Who created and changed each job, and when: many people over a year, while an insert knows one. */
const setTimes = async (db: Db, made: readonly MadeJob[]) => {
  const list = JSON.stringify(made.map(({ job, created, updated }) => ({ _id: job._id, created, updated })));
  await sql`update worklist t set created_at = (r->'created'->>'at')::timestamptz,
      updated_at = (r->'updated'->>'at')::timestamptz, updated_by = r->'updated'->'by'->>'_id',
      data = data || jsonb_build_object('createdAt', r->'created'->'at', 'updatedAt', r->'updated'->'at',
        'updatedBy', r->'updated'->'by'->'name')
    from jsonb_array_elements(${list}::jsonb) r where t._id = r->>'_id'`.execute(db);
  await sql`update history h set at = (r->'created'->>'at')::timestamptz, user_id = r->'created'->'by'->>'_id',
      user_name = r->'created'->'by'->>'name'
    from jsonb_array_elements(${list}::jsonb) r where h.resource = ${worklist.name} and h.item_id = r->>'_id'`.execute(
    db,
  );
};

const insertWorks = async (db: Db, boatID: string, made: readonly MadeJob[]) => {
  const works = made.flatMap((each) => each.works).sort((a, b) => a.work.at.localeCompare(b.work.at));
  await sql`insert into works (_id, boat_id, job_id, equipment_id, date, at, user_id, user_name, before, data)
    select w->'work'->>'_id', ${boatID}, w->'work'->>'jobID', nullif(w->'work'->>'equipmentID', ''),
      (w->'work'->>'date')::date, (w->'work'->>'at')::timestamptz, w->>'userID', w->'work'->>'userName',
      w->'before', w->'work'
    from jsonb_array_elements(${JSON.stringify(works)}::jsonb) w`.execute(db);
};

const insertComments = async (db: Db, boatID: string, made: readonly MadeJob[]) => {
  const rows = made
    .flatMap(({ job, comments }) =>
      comments.map((comment, index) => ({
        ...comment,
        jobID: job._id,
        _id: `${job._id}-comment-${index + 1}`,
      })),
    )
    .sort((a, b) => a.at.localeCompare(b.at));
  await sql`insert into job_comments (_id, boat_id, job_id, at, user_id, user_name, text, mentions)
    select c->>'_id', ${boatID}, c->>'jobID', (c->>'at')::timestamptz, c->'by'->>'_id', c->'by'->>'name',
      c->>'text', c->'mentions' from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) c`.execute(db);
};

/** Marks the demo's overdue jobs as notified: its notices are seeded separately. */
const markNotified = async (
  db: Db,
  jobs: readonly Job[],
  machines: readonly SeededMachine[],
  now: Date,
  today: string,
) => {
  const byId = new Map(machines.map(({ item }) => [item._id, item]));
  const overdue = jobs.filter(
    (job) => !isClosed(job) && dueOf(job, byId.get(job.equipmentID), today).level === 'overdue',
  );
  await sql`insert into job_told (job_id, due, boat_id, at)
    select _id, concat(data->>'dueDate', '|', data->>'dueHours'), boat_id, ${now.toISOString()}::timestamptz from worklist
    where _id in (select jsonb_array_elements_text(${JSON.stringify(overdue.map(({ _id }) => _id))}::jsonb))`.execute(
    db,
  );
};

/** Inserts generated jobs of one boat with all that belongs to them, in a few statements. */
const insertMadeJobs = async (
  db: Db,
  now: Date,
  boat: SeededBoat,
  machines: readonly SeededMachine[],
  made: readonly MadeJob[],
) => {
  const context = { db, now: now.toISOString(), viewer: { _id: 'user-engineer', name: 'Tom Halvorsen' } };
  const jobs = await insertItems<Job>(
    context,
    worklist,
    made.map(({ job }) => job),
  );
  await setTimes(db, made);
  await insertWorks(db, boat._id, made);
  await insertComments(db, boat._id, made);
  await markNotified(db, jobs, machines, now, dayIn(now.toISOString(), boat.timeZone));
};

/**
 * The jobs of a demo vessel's list, with a year of works and comments; `many`: this number of jobs instead, for
 * measuring.
 */
export const seedJobs = async (
  db: Db,
  now: Date,
  boat: SeededBoat,
  people: readonly SeededPerson[],
  machines: readonly SeededMachine[],
  many?: number,
) => {
  const own = await jobRowsOf(boat);
  const rows = many ? manyJobRows(own, machines, many, dayIn(now.toISOString(), boat.timeZone)) : own;
  const made = makeJobs(rows, { now, boat, people, machines });
  await insertMadeJobs(db, now, boat, machines, made);
  return made;
};
