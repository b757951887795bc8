import { sql } from 'kysely';
import { equipment } from '#modules/equipment/contract.ts';
import { type Profile, profiles } from '#modules/profile/contract.ts';
import { shipyardUsers } from '#modules/shipyard/contract.ts';
import type { Account, Role } from '#modules/users/contract.ts';
import { isOutside, mayManage } from '#modules/users/rules.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { allows } from '../auth/access.ts';
import { canAccessBoat, forgetSessions } from '../auth/viewer.ts';
import { defineModule, serve } from '../defineModule.ts';
import { fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import { RowOutcomes } from '../http/rowOutcomes.ts';
import { publishChange } from '../live/publish.ts';
import { lockItem, updateItem, writeHistory } from '../store/records.ts';
import { makeAccount } from './accounts/create.ts';
import { accountOf, accountsWhere } from './accounts/read.ts';
import { checkManages, fromOutside } from './accounts/rights.ts';
import { showProfile } from './profile/rights.ts';
import { lockProfileOf } from './profile/save.ts';
import { lockJobs } from './worklist/jobs.ts';

type Writer = Pick<Call, 'db' | 'now' | 'viewer' | 'services' | 'opId' | 'afterwards' | 'language'>;

const roleOf = { shipyardUser: 'shipyard', contractUser: 'contract', user: 'user' } as const;

/** Creates an account of an outside user for a boat; only insiders may. */
const make = async (
  call: Writer,
  given: {
    _id?: string | undefined;
    username: string;
    email: string;
    role: Role;
    boatID: string | undefined;
  },
) => {
  const boatID = given.boatID ?? call.viewer.boatID;
  checkManages(call.viewer, { _id: '', role: given.role, captain: false, boatID, managementID: '' });
  return makeAccount(call, { ...given, boatID, language: call.language });
};

const give = async (
  { db, now, viewer }: Pick<Call, 'db' | 'now' | 'viewer'>,
  grant: { userID: string; jobID: string; boatID: string; kind: 'worklist' | 'shipyard' },
) => {
  const { userID: user_id, jobID: job_id, boatID: boat_id, kind } = grant;
  await db
    .insertInto('job_access')
    .values({ user_id, job_id, boat_id, kind, at: now, by_id: viewer._id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const fillProfile = async (call: Writer, userID: string, fields: Partial<Profile>) => {
  const account = await accountOf(call, userID);
  checkManages(call.viewer, account);
  if (!isOutside(account.role)) throw fail(403, 'notAllowed');
  const row = await lockProfileOf(call, userID);
  if (!row) throw fail(404, 'notFound');
  return showProfile(call, await updateItem<Profile>(call, profiles, row, fields));
};

const create = async (call: Call<typeof shipyardUsers.create>) => {
  const { username, email = username.includes('@') ? username : '', ...given } = call.body;
  return make(call, { ...given, username, email, boatID: given.boatID });
};

const invite = async (call: Call<typeof shipyardUsers.invite>) => {
  const { _id, email, userType, boatID, jobID } = call.body;
  const account = await make(call, { _id, username: email, email, role: roleOf[userType], boatID });
  if (jobID) await addTo(call, jobID, account._id);
  return account;
};

/** The flag `shipyard` also marks whose yard it is, so hiring asks for the rank as well: outside users hire nobody. */
const checkHires = ({ viewer }: Pick<Call, 'viewer'>) => {
  if (!mayManage(viewer.role, 'user')) throw fail(403, 'notYourRank');
};

/** An outside user of the boat, to share a job with. */
const outsiderOf = async (call: Writer, boatID: string, userID: string) => {
  const account = await accountOf(call, userID);
  if (account.boatID !== boatID || !account.userType || account.softDeleted)
    throw fail(400, 'userMissing', {}, 'userID');
  return account;
};

const share = async (call: Writer, jobID: string, { _id: userID, username, boatID }: Account) => {
  await give(call, { userID, jobID, boatID, kind: 'worklist' });
  await writeHistory(call, {
    resource: 'worklist',
    itemID: jobID,
    boatID,
    action: 'update',
    before: null,
    after: { contractUser: username },
  });
};

/** The list of the person has more jobs, and more machines. */
const publishShared = async (call: Writer, boatID: string, jobIDs: string[]) => {
  await publishChange(call, worklist, boatID, jobIDs);
  await publishChange(call, equipment, boatID, []);
};

/** Shares one job of the boat's worklist with a user. */
const addTo = async (call: Writer, jobID: string, userID: string) => {
  checkHires(call);
  const job = await lockItem<Job>(call, worklist, jobID);
  const account = await outsiderOf(call, job.data.boatID, userID);
  await share(call, jobID, account);
  await publishShared(call, job.data.boatID, [jobID]);
  const { rows } = await sql<{ user_id: string }>`
    select user_id from job_access where job_id = ${jobID} and kind = 'worklist' order by at, user_id`.execute(
    call.db,
  );
  return { jobID, users: rows.map((row) => row.user_id) };
};

/** Shares several jobs with a user, each by itself: a job that is gone or closed does not hold back the others. */
const shareJobs = async (call: Call<typeof shipyardUsers.shareJobs>) => {
  checkHires(call);
  const { boatID } = call.params;
  const { ids, userID, byRow } = call.body;
  const account = await outsiderOf(call, boatID, userID);
  const outcomes = new RowOutcomes('ids', ids, byRow);
  const rows = await lockJobs(call, boatID, ids, outcomes);
  for (const [index, row] of rows.entries())
    if (row && isClosed(row.data)) outcomes.refuse(index, 400, 'jobClosed');
  outcomes.failUnlessByRow();
  const shared = rows.flatMap((row, index) => (row && !outcomes.isRefused(index) ? [row.data._id] : []));
  for (const jobID of shared) await share(call, jobID, account);
  if (shared.length > 0) await publishShared(call, boatID, shared);
  return outcomes.answer(shared, call.language);
};

const addShipyard = async (call: Call<typeof shipyardUsers.addShipyard>) => {
  const { shipyardJobID, userType } = call.body;
  const account = await accountOf(call, call.params.id);
  checkManages(call.viewer, account);
  if (!account.userType) throw fail(403, 'notYourRank');
  await give(call, { userID: account._id, jobID: shipyardJobID, boatID: account.boatID, kind: 'shipyard' });
  const role = roleOf[userType];
  await sql`update users set role = ${role}, data = data || ${JSON.stringify({ userType })}::jsonb, updated_at = ${call.now}
    where _id = ${account._id}`.execute(call.db);
  const row = await lockProfileOf(call, account._id);
  if (row) await updateItem<Profile>(call, profiles, row, { role });
  call.afterwards(forgetSessions);
  return accountOf(call, account._id);
};

const jobs = async ({ db, viewer }: Pick<Call, 'db' | 'viewer'>, id?: string) => {
  const { rows } = await sql<{ data: unknown }>`
    select w.data from worklist w join job_access a on a.job_id = w._id and a.kind = 'worklist' and a.boat_id = w.boat_id
    where a.user_id = ${viewer._id} and w.boat_id = ${viewer.boatID} ${id === undefined ? sql`` : sql`and w._id = ${id}`}
    order by w.seq desc`.execute(db);
  return rows.map(({ data }): Job => worklist.item.parse(data));
};

/** A job that was shared with the caller, or that they may see anyway. */
const jobDetails = async (call: Call<typeof shipyardUsers.jobDetails>) => {
  const { id } = call.params;
  const [mine] = await jobs(call, id);
  if (mine) return mine;
  const { rows } = await sql<{ data: unknown; boat_id: string }>`
    select data, boat_id from worklist where _id = ${id}`.execute(call.db);
  if (!rows[0]) throw fail(404, 'notFound');
  if (!canAccessBoat(call.viewer, rows[0].boat_id)) throw fail(403, 'notYourBoat');
  if (!allows(call.viewer, worklist.access.read)) throw fail(403, 'notAllowed');
  return worklist.item.parse(rows[0].data);
};

/** Outside users, and the jobs shared with them. */
export const shipyardModule = defineModule({
  serves: {
    shipyardUsers: serve(
      shipyardUsers,
      {
        ofBoat: async (call) => {
          checkHires(call);
          return accountsWhere(call, sql`u.boat_id = ${call.params.boatID} and ${fromOutside}`);
        },
        create,
        createProfile: ({ body: { userID, ...fields }, ...call }) => fillProfile(call, userID, fields),
        invite,
        inviteProfile: ({ body: { userID, ...fields }, ...call }) => fillProfile(call, userID, fields),
        addShipyard,
        shareJobs,
        addContractUser: (call) => addTo(call, call.params.jobID, call.body.userID),
        jobDetails,
        myJobs: (call) => jobs(call),
      },
      { limits: { create: 'mail', invite: 'mail' } },
    ),
  },
});
