import { type RawBuilder, sql } from 'kysely';
import { type Flag, flags } from '#modules/auth/contract.ts';
import type { Account } from '#modules/users/contract.ts';
import type { Tables } from '../../db/tables.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { showPicture } from '../../store/pictures.ts';

type Row = {
  _id: string;
  rev: number;
  username: string;
  email: string;
  role: string;
  boat_id: string | null;
  management_id: string | null;
  superadmin: boolean;
  soft_deleted: boolean;
  created_at: string;
  updated_at: string;
  data: Tables['users']['data']['__select__'];
  profile_id: string | null;
  first_name: string;
  last_name: string;
  photo: string;
  boat_name: string;
};

type Reader = Pick<Call, 'db' | 'services'>;

const show = (services: Reader['services'], row: Row): Account => {
  const { data } = row;
  const held = (flag: Flag) => row.superadmin || (flag !== 'superadmin' && data.flags[flag]);
  return {
    ...data.flags,
    ...Object.fromEntries(flags.map((flag) => [flag, held(flag)])),
    _id: row._id,
    rev: row.rev,
    username: row.username,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profilePhoto: showPicture(services, row.photo),
    profileID: row.profile_id ?? '',
    jobtitle: data.jobtitle,
    department: data.department,
    role: row.role,
    userType: data.userType,
    shipyardUser: data.userType === 'shipyardUser',
    contractUser: data.userType === 'contractUser',
    mailing: data.mailing ?? true,
    ismUser: data.ismUser ?? false,
    captain: data.captain ?? false,
    emailConfirmed: data.emailConfirmed ?? false,
    waitingEmail: data.newEmail?.email ?? '',
    boatID: row.boat_id ?? '',
    boatName: row.boat_name,
    managementID: row.management_id ?? '',
    backgroundColor: data.backgroundColor,
    borderColor: data.borderColor ?? data.backgroundColor,
    changePassword: data.changePassword,
    softDeleted: row.soft_deleted,
    welcome: data.welcome ?? '',
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
};

/** Accounts, sorted by name. */
export const accountsWhere = async (
  { db, services }: Reader,
  where: RawBuilder<unknown>,
): Promise<Account[]> => {
  const { rows } = await sql<Row>`
    select u._id, u.rev, u.username, u.email, u.role, u.boat_id, u.management_id, u.superadmin, u.soft_deleted,
      u.created_at, u.updated_at, u.data, p._id as profile_id, coalesce(p.data->>'firstName', '') as first_name,
      coalesce(p.data->>'lastName', '') as last_name, coalesce(p.data->>'profilePhoto', '') as photo,
      coalesce(b.name, '') as boat_name
    from users u left join profiles p on p.user_id = u._id left join boats b on b._id = u.boat_id
    where ${where} order by first_name, last_name, u.username`.execute(db);
  return rows.map((row) => show(services, row));
};

/** The account with an id; 404 if there is none. */
export const accountOf = async (call: Reader, id: string): Promise<Account> => {
  const [account] = await accountsWhere(call, sql`u._id = ${id}`);
  if (!account) throw fail(404, 'notFound');
  return account;
};
