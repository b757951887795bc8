import { type RawBuilder, sql } from 'kysely';
import { HEAD_TITLE } from '#modules/hoursofrest/rules/people.ts';
import type { Own } from '../../defineModule.ts';
import type { Call } from '../../http/implement.ts';

const ownOf = (table: RawBuilder<unknown>): Own => ({
  rows: ({ _id }) => sql`(${table}.user_id = ${_id} or exists (
    select 1 from profiles h join profiles p on p.boat_id = h.boat_id
      and p.data->>'department' = h.data->>'department' and p.data->>'department' <> ''
    where h.user_id = ${_id} and h.boat_id = ${table}.boat_id and h.data->>'jobtitle' ~* ${HEAD_TITLE}
      and p.user_id = ${table}.user_id))`,
});

/** One's own leave, and as the head of a department that of its people. */
export const ownLeaves = ownOf(sql.table('leaves'));
export const ownVacations = ownOf(sql.table('vacations'));

type Member = { department: string; jobtitle: string };

const memberOf = async (db: Call['db'], boatID: string, userID: string): Promise<Member | undefined> => {
  const { rows } = await sql<Member>`select coalesce(data->>'department', '') as department,
    coalesce(data->>'jobtitle', '') as jobtitle from profiles where user_id = ${userID} and boat_id = ${boatID}`.execute(
    db,
  );
  return rows[0];
};

/** Whether somebody is the head of another's department; nobody is their own head. */
export const isHeadOf = async (
  db: Call['db'],
  boatID: string,
  headID: string,
  userID: string,
): Promise<boolean> => {
  if (headID === userID) return false;
  const [head, person] = [await memberOf(db, boatID, headID), await memberOf(db, boatID, userID)];
  return (
    head !== undefined &&
    person !== undefined &&
    person.department !== '' &&
    head.department === person.department &&
    new RegExp(HEAD_TITLE, 'i').test(head.jobtitle)
  );
};

/** Whether somebody is of the boat's crew. */
export const isCrew = async (db: Call['db'], boatID: string, userID: string): Promise<boolean> =>
  (await memberOf(db, boatID, userID)) !== undefined;

/** The heads of a person's department, without the person. */
export const headsOf = async (db: Call['db'], boatID: string, userID: string): Promise<string[]> => {
  const { rows } = await sql<{ user_id: string }>`select h.user_id from profiles h join profiles p
    on p.boat_id = h.boat_id and p.data->>'department' = h.data->>'department' and p.data->>'department' <> ''
    where p.user_id = ${userID} and h.boat_id = ${boatID} and h.user_id <> ${userID}
      and h.data->>'jobtitle' ~* ${HEAD_TITLE} order by h.user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
};
