import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import { flags } from '#modules/auth/contract.ts';
import type { Account, Role } from '#modules/users/contract.ts';
import { users } from '#modules/users/contract.ts';
import { borderColourOf, randomColour } from '#modules/users/rules.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { publishChange } from '../../live/publish.ts';
import { topic } from '../../live/topics.ts';
import { nextRev, writeHistory } from '../../store/records.ts';
import { makeProfile } from '../profile/save.ts';
import { accountOf } from './read.ts';
import { checkReads } from './rights.ts';
import { sendWelcome, welcome } from './welcome.ts';

/** The accounts of a boat. */
export const accounts = topic('users', users.ofBoat.access);

type Writer = Pick<Call, 'db' | 'now' | 'viewer' | 'services' | 'opId' | 'afterwards'>;

export type NewAccount = {
  _id?: string | undefined;
  username: string;
  email: string;
  role: Role;
  boatID: string;
  managementID?: string;
  department?: string;
  jobtitle?: string;
  mailing?: boolean;
  ismUser?: boolean;
  captain?: boolean;
  backgroundColor?: string | undefined;
  borderColor?: string | undefined;
  firstName?: string;
  lastName?: string;
  language: string;
};

const types: Record<Role, string> = {
  crew: '',
  management: '',
  superadmin: '',
  shipyard: 'shipyardUser',
  contract: 'contractUser',
  user: 'user',
};

/** The user type for a role. */
export const typeOf = (role: Role): string => types[role];

/** A hash that no password matches: the user first signs in by a link. */
const noPassword = () =>
  `argon2id$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`;

/** User names and addresses are unique in the whole product, including accounts that the caller cannot see. */
export const takenAccounts = async ({ db }: Pick<Call, 'db'>, username: string, email: string) => {
  const { rows } = await sql<{ username: string; email: string }>`
    select username, email from taken_accounts(${username}, ${email})`.execute(db);
  return rows;
};

const checkFree = async (call: Writer, username: string, email: string) => {
  const taken = await takenAccounts(call, username, email);
  if (taken.some((row) => row.username === username)) throw fail(400, 'usernameTaken', {}, 'username');
  if (email !== '' && taken.length > 0) throw fail(400, 'emailTaken', {}, 'email');
};

/** Publishes a change of a boat's accounts. */
export const publishAccounts = async (call: Writer, boatID: string, ids: readonly string[]) => {
  if (boatID) await publishChange(call, accounts, boatID, ids);
};

/**
 * Creates an account without permissions, and its profile, and sends the welcome mail after commit. A repeated id means
 * the same account; the caller checks the rights.
 */
export const makeAccount = async (call: Writer, given: NewAccount): Promise<Account> => {
  const { db, now, viewer } = call;
  const {
    boatID,
    role,
    username,
    email,
    firstName = '',
    lastName = '',
    jobtitle = '',
    department = '',
  } = given;
  const there = given._id
    ? await db.selectFrom('users').select(['_id', 'username']).where('_id', '=', given._id).executeTakeFirst()
    : undefined;
  if (there) {
    if (there.username !== username) throw fail(403, 'notYours');
    const account = await accountOf(call, there._id);
    checkReads(viewer, account);
    return account;
  }
  await checkFree(call, username, email);
  const _id = given._id ?? nanoid();
  const backgroundColor = given.backgroundColor ?? randomColour(Math.random);
  await db
    .insertInto('users')
    .values({
      _id,
      rev: await nextRev(db, boatID),
      username,
      email,
      password_hash: noPassword(),
      role,
      boat_id: boatID || null,
      management_id: given.managementID || null,
      superadmin: role === 'superadmin',
      created_at: now,
      updated_at: now,
      updated_by: viewer._id,
      data: JSON.stringify({
        flags: Object.fromEntries(flags.map((flag) => [flag, false])),
        jobtitle,
        department,
        userType: typeOf(role),
        changePassword: true,
        backgroundColor,
        borderColor: given.borderColor ?? borderColourOf(backgroundColor),
        mailing: given.mailing ?? true,
        ismUser: given.ismUser ?? false,
        captain: given.captain ?? false,
      }),
    })
    .execute();
  await makeProfile(call, {
    userID: _id,
    // Management users belong to no boat's crew.
    boatID: role === 'management' ? '' : boatID,
    role,
    email,
    backgroundColor,
    jobtitle,
    department,
    firstName,
    lastName,
    mailing: given.mailing ?? true,
  });
  await writeHistory(call, {
    resource: 'users',
    itemID: _id,
    boatID,
    action: 'create',
    before: null,
    after: { username, email, role, jobtitle, department },
  });
  await publishAccounts(call, boatID, [_id]);
  const account = await accountOf(call, _id);
  // Once an address is given, its welcome mail goes out by itself.
  if (email !== '') {
    const send = await welcome(call, account, account.boatName, given.language);
    call.afterwards(async () => void (await sendWelcome(call.services, _id, send)));
  }
  return account;
};
