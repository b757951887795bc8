import type { Kysely } from 'kysely';
import type { User } from '#modules/auth/contract.ts';
import type { Tables } from '../db/tables.ts';
import { fail } from '../http/apiError.ts';
import type { Services } from '../services.ts';
import { showPicture } from '../store/pictures.ts';

/** The signed-in user as design.md, section 6 describes it. */
export const readUser = async (services: Services, db: Kysely<Tables>, userID: string): Promise<User> => {
  const row = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users._id')
    .leftJoin('boats', 'boats._id', 'users.boat_id')
    .where('users._id', '=', userID)
    .select([
      'users._id',
      'users.username',
      'users.email',
      'users.role',
      'users.superadmin',
      'users.management_id',
      'users.boat_id',
      'users.data',
      'profiles._id as profile_id',
      'profiles.data as profile',
      'boats.name',
      'boats.free',
      'boats.data as boat',
    ])
    .executeTakeFirst();
  if (!row) throw fail(401, 'sessionEnded');
  return {
    ...row.data.flags,
    _id: row._id,
    username: row.username,
    email: row.email,
    firstName: row.profile?.firstName ?? '',
    lastName: row.profile?.lastName ?? '',
    profilePhoto: showPicture(services, row.profile?.profilePhoto ?? ''),
    jobtitle: row.data.jobtitle,
    department: row.data.department,
    role: row.role,
    superadmin: row.superadmin,
    management: row.data.flags.management || row.role === 'management',
    managementID: row.management_id ?? '',
    // A boat without access cannot be the current one.
    boatID: row.boat ? (row.boat_id ?? '') : '',
    boatName: row.name ?? '',
    changePassword: row.data.changePassword,
    shipyardUser: row.data.userType === 'shipyardUser',
    contractUser: row.data.userType === 'contractUser',
    userType: row.data.userType,
    profileID: row.profile_id ?? '',
    backgroundColor: row.data.backgroundColor,
    liteBoatID: row.data.liteBoatID ?? '',
    captain: row.data.captain ?? false,
    boat:
      row.boat_id && row.boat
        ? {
            _id: row.boat_id,
            name: row.name ?? '',
            free: row.free ?? '',
            timeZone: row.boat.timeZone,
            imo: row.boat.imo,
            place: row.boat.place,
            // Boats created before these existed have none.
            layUp: row.boat.layUp ?? null,
            rest: row.boat.rest ?? { regime: 'rest', minRestBlock: 2 },
          }
        : null,
  };
};
