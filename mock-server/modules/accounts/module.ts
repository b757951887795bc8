import { sql } from 'kysely';
import { waitingEmail } from '#modules/users/contract/waitingEmail.ts';
import { accountSchema, users } from '#modules/users/contract.ts';
import { mayManage } from '#modules/users/rules.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { defineModule, serve } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import {
  applyPreset,
  endSessions,
  role,
  softDelete,
  switchLiteBoat,
  systemAccess,
  welcome,
} from './commands.ts';
import { accounts, makeAccount } from './create.ts';
import { email, emailAgain, emailBack } from './email.ts';
import { accountOf, accountsWhere } from './read.ts';
import { checkAppoints, checkManages, checkReads } from './rights.ts';

const details = async (call: Call<typeof users.details>) => {
  const account = await accountOf(call, call.params.id);
  checkReads(call.viewer, account);
  return account;
};

const detailsByProfile = async (call: Call<typeof users.detailsByProfile>) => {
  const [account] = await accountsWhere(call, sql`p._id = ${call.params.id}`);
  if (!account) throw fail(404, 'notFound');
  checkReads(call.viewer, account);
  return account;
};

const create = async (call: Call<typeof users.create>) => {
  const { manageBoatID, manageBoatName: _, password: __, managementID, ...given } = call.body;
  const { viewer } = call;
  const boatID = manageBoatID || viewer.boatID;
  const company = managementID || viewer.managementID;
  if (!mayManage(viewer.role, given.role)) throw fail(403, 'notYourRank', {}, 'role');
  if (boatID && !canAccessBoat(viewer, boatID)) throw fail(403, 'notYourBoat', {}, 'manageBoatID');
  if (given.role === 'management' && !company) throw fail(400, 'isCompanyPerson', {}, 'managementID');
  if (!boatID && given.role !== 'management' && given.role !== 'superadmin')
    throw fail(400, 'required', {}, 'manageBoatID');
  checkManages(viewer, {
    _id: '',
    role: given.role,
    captain: given.captain,
    boatID,
    managementID: company,
  });
  if (given.captain) checkAppoints(viewer, given.role, 'captain');
  await checkPlaces(call, boatID, given.role === 'management' ? company : '');
  return makeAccount(call, {
    ...given,
    boatID: given.role === 'superadmin' ? '' : boatID,
    managementID: given.role === 'management' ? company : '',
  });
};

/** The named boat and company must exist. */
const checkPlaces = async ({ db }: Pick<Call, 'db'>, boatID: string, company: string) => {
  const boat = boatID
    ? await db.selectFrom('boats').select('_id').where('_id', '=', boatID).executeTakeFirst()
    : { _id: '' };
  if (!boat) throw fail(400, 'notFound', {}, 'manageBoatID');
  const there = company
    ? await db.selectFrom('managements').select('_id').where('_id', '=', company).executeTakeFirst()
    : { _id: '' };
  if (!there) throw fail(400, 'companyMissing', {}, 'managementID');
};

/** Accounts: users, their rights, and the mails about them. */
export const accountsModule = defineModule({
  schemas: { Account: accountSchema },
  topics: [accounts],
  // Accounts have calls of their own and no pending writes on devices.
  histories: { users: { access: { flag: 'employees' }, hidden: [] } },
  serves: {
    waitingEmail: serve(
      waitingEmail,
      { again: emailAgain, takeBack: emailBack },
      { ownTransaction: ['again'] },
    ),
    users: serve(
      users,
      {
        details,
        detailsByProfile,
        watchkeepers: async (call) =>
          await accountsWhere(
            call,
            sql`u.boat_id = ${call.params.boatID} and not u.soft_deleted and u.role = 'crew'
                and ((u.data->'flags'->>'watchkeeper')::boolean or (u.data->'flags'->>'watchkeeping')::boolean)`,
          ),
        // A superadmin who views the boat does not belong to it.
        ofBoat: (call) =>
          accountsWhere(call, sql`u.boat_id = ${call.params.boatID} and u.role <> 'superadmin'`),
        all: (call) => accountsWhere(call, sql`true`),
        create,
        welcome,
        systemAccess,
        applyPreset,
        endSessions,
        softDelete,
        role,
        email,
        switchLiteBoat,
      },
      { ownTransaction: ['welcome', 'email', 'endSessions'], limits: { create: 'mail', welcome: 'mail' } },
    ),
  },
});
