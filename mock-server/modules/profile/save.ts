import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import { type Profile, profiles } from '#modules/profile/contract.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { asHouse } from '../../auth/asHouse.ts';
import { checkConfirmed } from '../../auth/confirm.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { forgetSessions } from '../../auth/viewer.ts';
import { ApiError, fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { failIfNewer } from '../../store/newer.ts';
import {
  insertItems,
  lockRow,
  type Row,
  removeItems,
  updateItem,
  type WriteContext,
} from '../../store/records.ts';
import { type Restorer, restoreItem } from '../../store/restoreItem.ts';
import { checkFields, checkSees, lockProfile, showProfile } from './rights.ts';

/** Fields of the account that the profile duplicates. */
type AccountFacts = Pick<Profile, 'role' | 'email' | 'backgroundColor' | 'department' | 'jobtitle'>;

/** The account of a profile that does not exist yet. */
const accountOf = async ({ db }: Pick<WriteContext, 'db'>, userID: string) => {
  const row = await db
    .selectFrom('users')
    .select(['_id', 'email', 'role', 'boat_id', 'data'])
    .where('_id', '=', userID)
    .executeTakeFirst();
  if (!row) return undefined;
  const facts: AccountFacts = {
    role: row.role,
    email: row.email,
    backgroundColor: row.data.backgroundColor,
    department: row.data.department,
    jobtitle: row.data.jobtitle,
  };
  return { userID, boatID: row.boat_id ?? '', facts };
};

/** The profile of an account, locked; undefined if there is none. */
export const lockProfileOf = async (
  { db }: Pick<WriteContext, 'db'>,
  userID: string,
): Promise<Row<Profile> | undefined> => {
  const { rows } = await sql<{ _id: string }>`select _id from profiles where user_id = ${userID}`.execute(db);
  return rows[0] ? lockRow<Profile>(db, profiles, rows[0]._id) : undefined;
};

/** Creates the profile of a new account. */
export const makeProfile = async (
  context: WriteContext,
  draft: { userID: string; boatID: string; _id?: string } & AccountFacts & Partial<Profile>,
): Promise<Profile> => {
  const [made] = await insertItems<Profile>(context, profiles, [{ ...draft, _id: draft._id ?? nanoid() }]);
  if (!made) throw fail(500, 'serverFailed');
  return made;
};

/** Job title and department are duplicated in the account, where rights read them. */
const syncAccount = async ({ db, now }: WriteContext, before: Profile, after: Profile) => {
  if (before.jobtitle === after.jobtitle && before.department === after.department) return;
  const facts = { jobtitle: after.jobtitle, department: after.department };
  await sql`update users set data = data || ${JSON.stringify(facts)}::jsonb, updated_at = ${now}
    where _id = ${after.userID}`.execute(db);
};

/** Changes fields of a profile that the caller may change; 409 for one that somebody else has changed since. */
const change = async (
  call: Pick<Call, 'db' | 'now' | 'viewer' | 'opId' | 'services'>,
  row: Row<Profile>,
  fields: object,
  baseRev?: number,
) => {
  checkFields(call.viewer, row.data, fields);
  const options = baseRev === undefined ? {} : { baseRev };
  const item = await updateItem<Profile>(call, profiles, row, fields, options).catch((error: unknown) => {
    // The current profile is shown like any other: without what the caller may not see.
    if (error instanceof ApiError && error.current)
      throw new ApiError(error.status, error.items, {
        current: showProfile(call, row.data),
        since: error.since,
      });
    throw error;
  });
  await syncAccount(call, row.data, item);
  return item;
};

/** Stores the hash of a PIN beside a profile; null removes it. The profile only says whether there is one. */
export const setPin = async (
  context: WriteContext,
  row: Row<Profile>,
  hash: string | null,
): Promise<Profile> => {
  await context.db.updateTable('profiles').set({ pin_hash: hash }).where('_id', '=', row.data._id).execute();
  return updateItem<Profile>(context, profiles, row, { hasPin: hash !== null });
};

/** The specification's `POST /api/profile`: creates the profile of an account, or edits the existing one. */
export const create = async (call: Call<typeof profiles.calls.create>) => {
  const { _id, userID, boatID, rev, masterPinCode, ...fields } = call.body;
  const own = userID === call.viewer._id;
  if (masterPinCode && !own) throw fail(403, 'notYours', {}, 'masterPinCode');
  if (masterPinCode) await checkConfirmed(asHouse(call));
  const hash = masterPinCode ? await hashPassword(masterPinCode) : undefined;
  return call.transaction(async (db) => {
    const context = { ...call, db };
    const there = await lockProfileOf(context, userID);
    const account = there ? undefined : await accountOf(context, userID);
    checkSees(call.viewer, there?.data ?? account);
    if (!there && account?.boatID !== boatID) throw fail(400, 'userMissing', {}, 'boatID');
    const made =
      there ??
      (account && {
        data: await makeProfile(context, { ...account.facts, userID, boatID, ...(_id ? { _id } : {}) }),
        field_revs: {},
      });
    if (!made) throw fail(404, 'notFound');
    const saved = await change(context, made, fields, there ? rev : undefined);
    const again = hash ? await lockProfileOf(context, userID) : undefined;
    return showProfile(call, again && hash ? await setPin(context, again, hash) : saved);
  });
};

export const update = async (call: Call<typeof profiles.calls.update>) => {
  const { rev, ...fields } = call.body;
  const row = await lockProfile(call, call.params.id);
  return showProfile(call, await change(call, row, fields, rev));
};

/** Deletes the profile of somebody who has left; the history of their certificates still names the owner. */
export const remove = async (call: Call<typeof profiles.calls.remove>) => {
  const row = await lockProfile(call, call.params.id);
  const { data } = row;
  if (!answersForVessel(call.viewer)) throw fail(403, 'notAllowed');
  if (!data.left) throw fail(409, 'accountActive');
  await failIfNewer(call, profiles.name, { ...row, data: showProfile(call, data) }, call.search.rev);
  await removeItems<Profile>(call, profiles, [data]);
  call.afterwards(forgetSessions);
  return { _id: data._id };
};

/** Restores a deleted profile, without its PIN. A person who has a new one keeps that. */
export const restore: Restorer = async (call, id, restored) => {
  if (!answersForVessel(call.viewer)) throw fail(403, 'notAllowed');
  const item = await restoreItem<Profile>(call, profiles, id, restored, async (_call, profile) => {
    if (await lockProfileOf(call, profile.userID)) throw fail(409, 'sameTwice');
    return { ...profile, hasPin: false };
  });
  call.afterwards(forgetSessions);
  return showProfile(call, item);
};
