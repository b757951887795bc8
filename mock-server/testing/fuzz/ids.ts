import fc from 'fast-check';
import { sql } from 'kysely';
import { OWN_THEME } from '#modules/theme/contract.ts';
import type { TestApp } from '../app.ts';

/** The table whose ids a field of this name holds. */
const tableOfField: Record<string, string> = {
  boatID: 'boats',
  manageBoatID: 'boats',
  liteBoatID: 'boats',
  userID: 'users',
  leaderID: 'users',
  members: 'users',
  assignees: 'users',
  mentions: 'users',
  users: 'users',
  to: 'users',
  profileID: 'profiles',
  equipmentID: 'equipmentgroups',
  parentID: 'equipmentgroups',
  ownerID: 'equipmentgroups',
  jobID: 'worklist',
  shipyardJobID: 'worklist',
  works: 'works',
  taskID: 'tasks',
  managementID: 'managements',
  themeId: 'themes',
  token: 'links',
  resetToken: 'links',
  presetID: 'presets',
};

/** The table whose ids are called `id` under a path, where it is not named like the path. */
const tableOfPath: Record<string, string> = {
  profile: 'profiles',
  history: 'equipmentgroups',
  presence: 'equipmentgroups',
  notifications: 'notices',
};

const isTable =
  /^(equipmentgroups|worklist|guests|teams|suppliers|orders|inventory|locations|certificates|managements|presets|files|imports|savedviews|users|boats)$/;

/** The table whose ids a field or parameter of a call holds; '' for none. */
export const tableOf = (name: string, path: string): string => {
  const known = tableOfField[name];
  if (known && Object.hasOwn(tableOfField, name)) return known;
  if (!/^(_id|id|ids|revs)$/.test(name)) return '';
  if (path.includes('{resource}') && name === 'id') return 'equipmentgroups';
  if (path.startsWith('/api/auth/sessions')) return 'sessions';
  if (path.includes('userdetailsbyid')) return 'profiles';
  const place = path.split('/')[2] ?? '';
  return tableOfPath[place] ?? (isTable.test(place) ? place : '');
};

/** The demo vessel of most people who make calls, and the one of them who calls most. */
const BOAT = 'boat-halcyon';
const CAPTAIN = 'user-captain';

/** Ids of rows that exist, read from the server before each round. */
export const createIds = () => {
  const all = new Map<string, string[]>();
  const near = new Map<string, string[]>();
  const read = async ({ services: { database }, mail }: TestApp) => {
    const { rows } = await sql<{ name: string; hasBoat: boolean }>`
      select table_name as name, bool_or(column_name = 'boat_id') as "hasBoat" from information_schema.columns
      where table_schema = current_schema() and table_name not like 'kysely%'
      group by 1 having bool_or(column_name = '_id') order by 1`.execute(database.db);
    for (const { name, hasBoat } of rows) {
      const isNear = hasBoat ? sql`boat_id = ${BOAT}` : name === 'boats' ? sql`_id = ${BOAT}` : sql`true`;
      const idsWhere = async (condition: ReturnType<typeof sql>) => {
        const found = await sql<{ _id: string }>`
          (select _id from ${sql.table(name)} where ${condition} order by _id limit 30) union all
          (select _id from ${sql.table(name)} where ${condition} order by _id desc limit 30)`.execute(
          database.db,
        );
        return found.rows.map(({ _id }) => _id);
      };
      all.set(name, await idsWhere(sql`true`));
      near.set(name, await idsWhere(isNear));
    }
    near.set('users', [CAPTAIN, ...(near.get('users') ?? [])]);
    near.set('profiles', ['profile-captain', ...(near.get('profiles') ?? [])]);
    near.set('themes', [OWN_THEME, ...(near.get('themes') ?? [])]);
    const { db } = database;
    const texts = async (
      name: string,
      query: ReturnType<typeof sql<{ _id: string }>>,
      more: string[] = [],
    ) => {
      const found = await query.execute(db);
      near.set(name, [...found.rows.map(({ _id }) => _id), ...more]);
    };
    await texts(
      'equipmentgroups',
      sql`select _id from equipmentgroups e where boat_id = ${BOAT} and (data->>'metered')::boolean
        and not exists (select 1 from equipmentgroups c where c.boat_id = ${BOAT} and c.data->>'parentID' = e._id)
        order by _id limit 1`,
      near.get('equipmentgroups'),
    );
    await texts(
      'tasks',
      sql`select task->>'_id' as _id from worklist, jsonb_array_elements(data->'tasks') task
        where boat_id = ${BOAT} order by worklist._id limit 60`,
    );
    await texts(
      'sessions',
      sql`select left(token_hash, 24) as _id from sessions order by user_id <> ${CAPTAIN} limit 20`,
    );
    // The secrets of links that set a password or confirm an address are in mails only.
    near.set(
      'links',
      mail.sent.flatMap(({ text }) => text.match(/[\w-]{30,}/g) ?? []),
    );
  };
  /** An id of a table, mostly of that vessel, often the first: two that belong together are then the same now and then. */
  const of = (table: string): fc.Arbitrary<string> =>
    fc.tuple(fc.nat(1_000_000), fc.nat(7)).map(([n, from]) => {
      const known = (from ? near : all).get(table) ?? [];
      return known[from > 4 ? 0 : n % known.length] ?? `made-up-${n}`;
    });
  return { read, of };
};

export type Ids = ReturnType<typeof createIds>;
