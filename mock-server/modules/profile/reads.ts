import { type RawBuilder, sql } from 'kysely';
import type { profileReads } from '#modules/profile/contract/calls.ts';
import { type Aboard, type PersonInShort, personInShort } from '#modules/profile/contract/calls.ts';
import { type Profile, profiles } from '#modules/profile/contract.ts';
import { allows } from '../../auth/access.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, JsonText } from '../../http/implement.ts';
import type { Services } from '../../services.ts';
import { showPicture } from '../../store/pictures.ts';
import type { WriteContext } from '../../store/records.ts';
import { fullName } from '../accounts/names.ts';
import { fromOutside } from '../accounts/rights.ts';
import { checkSees, showProfile } from './rights.ts';

type Db = WriteContext['db'];
type Reader = Pick<Call, 'db' | 'viewer' | 'services'>;

const profilesWhere = async (call: Reader, where: RawBuilder<unknown>): Promise<Profile[]> => {
  const { rows } = await sql<{
    data: unknown;
  }>`select data from profiles where ${where} order by seq`.execute(call.db);
  return rows.map(({ data }) => showProfile(call, profiles.item.parse(data)));
};

export const list = async (call: Call<typeof profiles.calls.list>) => {
  const found = await profilesWhere(call, sql`boat_id = ${call.params.boatID}`);
  call.header('x-rev', String(Math.max(0, ...found.map(({ rev }) => rev))));
  return found;
};

export const changes = async (call: Call<typeof profiles.calls.changes>) => {
  const { boatID } = call.params;
  const { since } = call.search;
  const items = await profilesWhere(call, sql`boat_id = ${boatID} and rev > ${since}`);
  const { rows } = await sql<{ item_id: string; rev: number }>`
    select item_id, rev from tombstones where boat_id = ${boatID} and resource = 'profiles' and rev > ${since}
    order by rev`.execute(call.db);
  return {
    rev: Math.max(since, ...items.map(({ rev }) => rev), ...rows.map(({ rev }) => rev)),
    items,
    removed: rows.map(({ item_id }) => item_id),
  };
};

const one = async (call: Reader, where: RawBuilder<unknown>) => {
  const { rows } = await sql<{ data: unknown }>`select data from profiles where ${where}`.execute(call.db);
  const profile = rows[0] ? profiles.item.parse(rows[0].data) : undefined;
  checkSees(call.viewer, profile);
  if (!profile) throw fail(404, 'notFound');
  return showProfile(call, profile);
};

export const details = (call: Call<typeof profiles.calls.details>) => one(call, sql`_id = ${call.params.id}`);
export const byUser = (call: Call<typeof profileReads.byUser>) =>
  one(call, sql`user_id = ${call.params.userID}`);
export const ofAccounting = (call: Call<typeof profileReads.ofAccounting>) =>
  profilesWhere(call, sql`boat_id = ${call.params.boatID}`);

/** Short forms of people, sorted by name, with working links to pictures. */
export const peopleInShort = async (
  { services, db }: Pick<Reader, 'services' | 'db'>,
  where: RawBuilder<unknown>,
): Promise<PersonInShort[]> => {
  const { rows } = await sql<{ data: object; boat_id: string; jobtitle: string; department: string }>`
    select p.data, p.boat_id, coalesce(u.data->>'jobtitle', '') as jobtitle,
      coalesce(u.data->>'department', '') as department
    from profiles p join users u on u._id = p.user_id
    where not u.soft_deleted and ${where}
    order by coalesce(p.data->>'firstName', ''), coalesce(p.data->>'lastName', ''), p._id`.execute(db);
  return rows.map(({ data, jobtitle, department }) => {
    const profile = profiles.item.parse({ ...data, jobtitle, department });
    return personInShort.parse({
      ...profile,
      profilePhoto: showPicture(services, profile.profilePhoto),
      since: profile.createdAt.slice(0, 10),
    });
  });
};

export const ofLogin = (call: Call<typeof profileReads.ofLogin>) =>
  peopleInShort(call, sql`p.boat_id = ${call.params.boatID}`);

export const ofManagement = (call: Call<typeof profileReads.ofManagement>) =>
  peopleInShort(
    call,
    sql`u.role = 'management' and u.management_id = (select management_id from boats where _id = ${call.params.boatID})`,
  );

export const ofFleet = (call: Call<typeof profileReads.ofFleet>) =>
  peopleInShort(
    call,
    call.viewer.superadmin
      ? sql`p.boat_id <> ''`
      : sql`p.boat_id in (select jsonb_array_elements_text(${JSON.stringify(call.viewer.boatIDs)}::jsonb))`,
  );

export const all = (call: Call<typeof profileReads.all>) => peopleInShort(call, sql`true`);

const aboardWhere = async (
  services: Services,
  db: Db,
  crew: RawBuilder<unknown>,
  guests: RawBuilder<unknown>,
  namesGuests = true,
): Promise<Aboard[]> => {
  const { rows } = await sql<Aboard>`
    select p._id, case when ${fromOutside} then 'visitor' else 'crew' end as kind,
      ${fullName} as name,
      coalesce(u.data->>'jobtitle', '') as jobtitle, coalesce(u.data->>'department', '') as department, '' as cabin,
      coalesce(p.data->>'profilePhoto', '') as "profilePhoto",
      coalesce(u.data->>'backgroundColor', '') as "backgroundColor",
      coalesce((p.data->>'onboard')::boolean, false) as onboard, coalesce(p.data->>'onboardAt', '') as "onboardAt",
      '' as arrives
    from profiles p join users u on u._id = p.user_id where not u.soft_deleted and ${crew}
    union all
    select g._id, 'guest', case when ${namesGuests}::boolean
        then trim(concat_ws(' ', g.data->>'firstName', g.data->>'lastName')) else '' end, '', '',
      case when ${namesGuests}::boolean then coalesce(g.data->>'cabin', '') else '' end, '', '', coalesce((g.data->>'onboard')::boolean, false),
      coalesce(g.data->>'onboardAt', ''), coalesce(g.data->>'embarkmentDate', '')
    from guests g where ${guests}
    order by name, _id`.execute(db);
  return rows.map((row) => ({ ...row, profilePhoto: showPicture(services, row.profilePhoto) }));
};

/**
 * Who sets guests aboard or ashore: crew managers and watchkeepers at the gangway, and those who look after guests. For
 * others guests count, without name and cabin.
 */
export const ofGuests = { flag: ['employees', 'watchkeeping', 'watchkeeper', 'guests'] };

export const onboard = ({ services, db, params, viewer }: Call<typeof profileReads.onboard>) =>
  aboardWhere(
    services,
    db,
    sql`p.boat_id = ${params.boatID}`,
    sql`g.boat_id = ${params.boatID}`,
    allows(viewer, ofGuests),
  );

/** One person or guest, as in the onboard list. */
export const aboardOne = async (services: Services, db: Db, id: string): Promise<Aboard> => {
  const [row] = await aboardWhere(services, db, sql`p._id = ${id}`, sql`g._id = ${id}`);
  if (!row) throw fail(404, 'notFound');
  return row;
};

/** A JSON list, built by the database, of rows that are stored whole. */
export const jsonList = async (db: Db, table: 'certificates', where: RawBuilder<unknown>) => {
  const { rows } = await sql<{ text: string }>`
    select coalesce('[' || string_agg(data::text, ',' order by seq desc) || ']', '[]') as text
    from ${sql.table(table)} where ${where}`.execute(db);
  return new JsonText(rows[0]?.text ?? '[]');
};
