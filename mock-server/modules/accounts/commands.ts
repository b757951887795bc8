import { sql } from 'kysely';
import { flags } from '#modules/auth/contract.ts';
import { type Profile, profiles } from '#modules/profile/contract.ts';
import type { Account, users } from '#modules/users/contract.ts';
import { mayHold, mayManage } from '#modules/users/rules.ts';
import { asHouse } from '../../auth/asHouse.ts';
import { readScoped } from '../../auth/rowScope.ts';
import { canAccessBoat, forgetSessions } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { nextRev, updateItem, writeHistory } from '../../store/records.ts';
import { lockProfileOf } from '../profile/save.ts';
import { publishAccounts, typeOf } from './create.ts';
import { accountOf } from './read.ts';
import { checkAppoints, checkManagesOther } from './rights.ts';
import { welcome as makeWelcome, sendWelcome } from './welcome.ts';

export type Writer = Pick<Call, 'db' | 'now' | 'viewer' | 'services' | 'opId' | 'afterwards'>;

/** The account, locked until the end of the transaction. */
export const lockAccount = async (call: Writer, id: string): Promise<Account> => {
  await sql`select 1 from users where _id = ${id} for update`.execute(call.db);
  return accountOf(call, id);
};

type Change = { before: object; after: object; columns?: object; data?: object };

/** Changes an account, with history and live event, and ends its cached sessions so that the new rights apply. */
export const change = async (
  call: Writer,
  account: Account,
  { before, after, columns = {}, data = {} }: Change,
) => {
  const rev = await nextRev(call.db, account.boatID);
  await call.db
    .updateTable('users')
    .set({
      ...columns,
      rev,
      updated_at: call.now,
      updated_by: call.viewer._id,
      data: sql`data || ${JSON.stringify(data)}::jsonb`,
    })
    .where('_id', '=', account._id)
    .execute();
  await writeHistory(call, {
    resource: 'users',
    itemID: account._id,
    boatID: account.boatID,
    action: 'update',
    before,
    after,
  });
  await publishAccounts(call, account.boatID, [account._id]);
  call.afterwards(forgetSessions);
  return accountOf(call, account._id);
};

/** Changes the profile fields that duplicate the account. */
export const changeProfile = async (call: Writer, userID: string, fields: Partial<Profile>) => {
  const row = await lockProfileOf(call, userID);
  if (row) await updateItem<Profile>(call, profiles, row, fields);
};

const flagsOf = (account: Account) => Object.fromEntries(flags.map((flag) => [flag, account[flag]]));

export const systemAccess = async (call: Call<typeof users.systemAccess>) => {
  const { field, access } = call.body;
  const account = await lockAccount(call, call.params.id);
  checkManagesOther(call.viewer, account);
  if (account[field] === access) return account;
  const after = { [field]: access };
  const before = { [field]: account[field] };
  if (field === 'captain') {
    checkAppoints(call.viewer, account.role);
    return change(call, account, { before, after, data: { captain: access } });
  }
  if (field === 'ismUser') return change(call, account, { before, after, data: { ismUser: access } });
  // The role decides who is superadmin; nobody grants a flag they do not hold.
  if (field === 'superadmin') throw fail(403, 'notYourRank');
  if (!call.viewer.flags.has(field)) throw fail(403, 'notYourFlag');
  if (access && !mayHold(account.role, field)) throw fail(403, 'outsiderFlag');
  return change(call, account, { before, after, data: { flags: { ...flagsOf(account), ...after } } });
};

export const applyPreset = async (call: Call<typeof users.applyPreset>) => {
  const account = await lockAccount(call, call.params.id);
  checkManagesOther(call.viewer, account);
  const preset = await call.db
    .selectFrom('presets')
    .select('flags')
    .where('_id', '=', call.body.presetID)
    .executeTakeFirst();
  if (!preset) throw fail(400, 'notFound', {}, 'presetID');
  const before = flagsOf(account);
  const after = Object.fromEntries(
    flags.map((flag) => [
      flag,
      flag !== 'superadmin' && preset.flags.includes(flag) && mayHold(account.role, flag),
    ]),
  );
  const changed = flags.filter((flag) => flag !== 'superadmin' && before[flag] !== after[flag]);
  if (changed.some((flag) => !call.viewer.flags.has(flag))) throw fail(403, 'notYourFlag');
  if (changed.length === 0) return account;
  return change(call, account, { before, after, data: { flags: after } });
};

/** Signs a user out on all their devices; written to the log, since the account itself does not change. */
export const endSessions = async (call: Call<typeof users.endSessions>) => {
  const account = await readScoped(call.services.database, call.viewer, (db) =>
    accountOf({ ...call, db }, call.params.id),
  );
  checkManagesOther(call.viewer, account);
  // Row rules show people their own sessions only.
  const { numDeletedRows } = await asHouse(call)
    .db.deleteFrom('sessions')
    .where('user_id', '=', account._id)
    .executeTakeFirst();
  const { log } = call.services;
  log({ event: 'signed out by another', user: account._id, by: call.viewer._id, address: call.from.address });
  call.afterwards(forgetSessions);
  return { ended: Number(numDeletedRows) };
};

/** True deletes, false restores; repeating it changes nothing. A trigger ends sessions and open links (migration 0020). */
export const softDelete = async (call: Call<typeof users.softDelete>) => {
  const { softDelete: isDeleted } = call.body;
  const account = await lockAccount(call, call.params.id);
  checkManagesOther(call.viewer, account);
  if (account.softDeleted === isDeleted) return account;
  await changeProfile(call, account._id, {
    left: isDeleted,
    ...(isDeleted ? { onboard: false, onboardAt: call.now } : {}),
  });
  return change(call, account, {
    before: { softDeleted: account.softDeleted },
    after: { softDeleted: isDeleted },
    columns: { soft_deleted: isDeleted },
  });
};

export const role = async (call: Call<typeof users.role>) => {
  const { role: newRole, userID, takeRights } = call.body;
  const { viewer } = call;
  const account = await lockAccount(call, userID);
  checkManagesOther(viewer, account);
  if (!mayManage(viewer.role, newRole)) throw fail(403, 'notYourRank', {}, 'role');
  if (account.role === newRole) return account;
  const company =
    newRole !== 'management'
      ? null
      : viewer.managementID || (await companyOf(call, account.boatID)) || account.managementID;
  if (company === '') throw fail(400, 'isCompanyPerson', {}, 'role');
  if (newRole === 'crew' && !account.boatID) throw fail(400, 'required', {}, 'boatID');
  await changeProfile(call, userID, { role: newRole });
  const taken = takeRights ? flags.filter((flag) => account[flag]) : [];
  return change(call, account, {
    before: { role: account.role, ...Object.fromEntries(taken.map((flag) => [flag, true])) },
    after: { role: newRole, ...Object.fromEntries(taken.map((flag) => [flag, false])) },
    columns: { role: newRole, management_id: company, superadmin: newRole === 'superadmin' },
    data: {
      userType: typeOf(newRole),
      captain: false,
      flags: {
        ...Object.fromEntries(
          flags.map((flag) => [flag, account[flag] && !takeRights && mayHold(newRole, flag)]),
        ),
        superadmin: false,
      },
    },
  });
};

const companyOf = async ({ db }: Writer, boatID: string) => {
  const row = await db
    .selectFrom('boats')
    .select('management_id')
    .where('_id', '=', boatID)
    .executeTakeFirst();
  return row?.management_id ?? '';
};

export const welcome = async (call: Call<typeof users.welcome>) => {
  const account = await readScoped(call.services.database, call.viewer, (db) =>
    accountOf({ ...call, db }, call.params.id),
  );
  checkManagesOther(call.viewer, account);
  if (!account.email) throw fail(400, 'noEmail');
  if (account.softDeleted) throw fail(409, 'notFound');
  // Whoever has chosen a password asks for a link themselves: nobody else has one made for their account.
  if (!account.changePassword) throw fail(409, 'passwordChosen');
  const send = await makeWelcome(asHouse(call), account, account.boatName, call.language);
  if (!(await sendWelcome(call.services, account._id, send))) throw fail(502, 'mailFailed');
  return { sent: true as const };
};

export const switchLiteBoat = async (call: Call<typeof users.switchLiteBoat>) => {
  const { boatID } = call.body;
  if (!canAccessBoat(call.viewer, boatID)) throw fail(403, 'notYourBoat');
  const boat = await call.db.selectFrom('boats').select('name').where('_id', '=', boatID).executeTakeFirst();
  if (!boat) throw fail(404, 'notFound');
  await sql`update users set data = jsonb_set(data, '{liteBoatID}', ${JSON.stringify(boatID)}::jsonb)
    where _id = ${call.viewer._id}`.execute(call.db);
  call.afterwards(forgetSessions);
  return { boatID, boatName: boat.name };
};
