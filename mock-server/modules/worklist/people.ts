import { sql } from 'kysely';
import type { Person } from '#modules/worklist/contract.ts';
import type { WriteContext } from '../../store/records.ts';
import { fullName } from '../accounts/names.ts';
import { fromOutside } from '../accounts/rights.ts';

type Db = WriteContext['db'];

/** A person of the vessel, with the facts that decide who is notified of a job. */
export type Aboard = Person & { role: string; jobs: boolean; inventory: boolean; captain: boolean };

/** The people of a vessel, by name: its crew and the manager who is with it; no yard, contractor or visitor. */
export const peopleOf = async (db: Db, boatID: string): Promise<Aboard[]> => {
  const { rows } = await sql<Aboard>`
    select u._id, u.role, coalesce((u.data->'flags'->>'jobs')::boolean, false) as jobs,
      coalesce((u.data->'flags'->>'inventory')::boolean, false) as inventory,
      u.role = 'crew' and coalesce((u.data->>'captain')::boolean, false) as captain,
      ${fullName} as name,
      coalesce(u.data->>'jobtitle', '') as jobtitle, coalesce(u.data->>'department', '') as department,
      coalesce(p.data->>'profilePhoto', '') as "profilePhoto",
      coalesce(u.data->>'backgroundColor', '') as "backgroundColor"
    from users u left join profiles p on p.user_id = u._id
    where u.boat_id = ${boatID} and not u.soft_deleted and not ${fromOutside}
    order by name, u._id`.execute(db);
  return rows;
};

/** The managers ashore of the company that runs the vessel. */
export const ashoreOf = async (db: Db, boatID: string): Promise<string[]> => {
  const { rows } = await sql<{ _id: string }>`
    select u._id from users u join boats b on b.management_id = u.management_id
    where b._id = ${boatID} and u.role = 'management' and not u.soft_deleted order by u._id`.execute(db);
  return rows.map((row) => row._id);
};

const isHead = (person: Aboard) => /^(chief|head)\b/i.test(person.jobtitle);

/** Captains aboard. */
export const captainsAmong = (people: readonly Aboard[]): string[] =>
  people.filter(({ captain }) => captain).map(({ _id }) => _id);

/** Who decides about a department's jobs: the captain and its head, if they have the jobs flag. */
export const decidersAmong = (people: readonly Aboard[], department: string): string[] =>
  people
    .filter(
      (person) => person.jobs && (person.captain || (isHead(person) && person.department === department)),
    )
    .map(({ _id }) => _id);
