import { type Leave, type leaveCommands, leaves } from '#modules/leave/contract.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { allows } from '../../auth/access.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { failIfNewer } from '../../store/newer.ts';
import { insertItems, lockItem, lockRow, removeItems, updateItem } from '../../store/records.ts';
import { postNotices } from '../notices.ts';
import { ashoreOf, captainsAmong, peopleOf } from '../worklist/people.ts';
import { headsOf, isCrew, isHeadOf } from './rights.ts';

type Context = Pick<Call, 'db' | 'viewer'>;

const linkTo = (page: 'manageleaves' | 'vacationleaves') => `/app/${page}`;

/** Fails unless the leave is the caller's, or they manage the crew. */
const checkMay = ({ viewer }: Context, userID: string) => {
  if (userID !== viewer._id && !allows(viewer, leaves.access.write)) throw fail(403, 'notAllowed');
};

const checkDays = ({ from, to }: Pick<Leave, 'from' | 'to'>) => {
  if (to < from) throw fail(400, 'exceptionBackwards', {}, 'to');
};

/** Tells those who decide next: the heads of the department, or captain and management if there is none. */
const tellDeciders = async (call: Pick<Call, 'db' | 'viewer' | 'now'>, leave: Leave) => {
  const heads = leave.status === 'asked' ? await headsOf(call.db, leave.boatID, leave.userID) : [];
  const masters = [
    ...captainsAmong(await peopleOf(call.db, leave.boatID)),
    ...(await ashoreOf(call.db, leave.boatID)),
  ];
  const to = heads.length > 0 ? heads : masters;
  await postNotices(
    call,
    [...new Set(to)]
      .filter((userID) => userID !== call.viewer._id && userID !== leave.userID)
      .map((userID) => ({
        userID,
        kind: 'leaveAsked' as const,
        params: { by: call.viewer.name, from: leave.from, to: leave.to },
        link: linkTo('manageleaves'),
      })),
  );
};

/** Asks for leave. */
export const create = async (call: Call<typeof leaves.calls.create>): Promise<Leave> => {
  const { db, body } = call;
  checkMay(call, body.userID);
  const there = await lockRow<Leave>(db, leaves, body._id);
  if (there) {
    if (there.data.boatID !== body.boatID) throw fail(403, 'notYours');
    return there.data;
  }
  if (!(await isCrew(db, body.boatID, body.userID))) throw fail(400, 'userMissing', {}, 'userID');
  checkDays(body);
  const [leave] = await insertItems<Leave>(call, leaves, [body]);
  if (!leave) throw fail(500, 'serverFailed');
  await tellDeciders(call, leave);
  return leave;
};

/** Changes a request; what was decided is asked again. */
export const update = async (call: Call<typeof leaves.calls.update>): Promise<Leave> => {
  const { rev, ...fields } = call.body;
  const row = await lockItem<Leave>(call, leaves, call.params.id);
  checkMay(call, row.data.userID);
  if (fields.userID !== undefined && fields.userID !== row.data.userID)
    throw fail(400, 'userMissing', {}, 'userID');
  checkDays({ ...row.data, ...fields });
  const decided = row.data.status !== 'asked';
  const leave = await updateItem<Leave>(
    call,
    leaves,
    row,
    { ...fields, ...(decided ? { status: 'asked', steps: [] } : {}) },
    { baseRev: rev },
  );
  if (decided) await tellDeciders(call, leave);
  return leave;
};

/** Withdraws a request; an approved one that has begun stays on the record. */
export const remove = async (call: Call<typeof leaves.calls.remove>): Promise<{ _id: string }> => {
  const row = await lockItem<Leave>(call, leaves, call.params.id);
  checkMay(call, row.data.userID);
  await failIfNewer(call, leaves.name, row, call.search.rev);
  if (row.data.status === 'approved' && row.data.from <= call.now.slice(0, 10)) throw fail(400, 'leaveBegun');
  await removeItems<Leave>(call, leaves, [row.data]);
  return { _id: row.data._id };
};

/** Decides: the head of the department first, then captain or management, who may also decide at once. */
export const decide = async (call: Call<typeof leaveCommands.decide>): Promise<Leave> => {
  const { db, viewer, body } = call;
  const row = await lockItem<Leave>(call, leaves, call.params.id);
  const { data: leave } = row;
  const master = answersForVessel({ ...viewer, superadmin: viewer.superadmin });
  const head = await isHeadOf(db, leave.boatID, viewer._id, leave.userID);
  if (!master && !head) throw fail(403, 'notAllowed');
  if (leave.userID === viewer._id && viewer.role === 'crew' && !viewer.superadmin)
    throw fail(403, 'leaveOwn');
  const role = master ? ('master' as const) : ('head' as const);
  const decided = leave.status === 'approved' || leave.status === 'refused';
  const same =
    decided && leave.steps.at(-1)?.byID === viewer._id && (leave.status === 'approved') === body.agreed;
  if (same) return leave;
  if (decided && !master) throw fail(400, 'leaveDecided');
  if (!body.agreed && body.reason === '') throw fail(400, 'reasonMissing', {}, 'reason');
  const status = body.agreed ? (master ? 'approved' : 'headAgreed') : 'refused';
  const step = {
    ...{ role, agreed: body.agreed, by: viewer.name, byID: viewer._id },
    ...{ reason: body.reason, at: call.doneAt },
  };
  const next = await updateItem<Leave>(call, leaves, row, { status, steps: [...leave.steps, step] });
  if (status === 'headAgreed') await tellDeciders(call, next);
  else if (leave.userID !== viewer._id)
    await postNotices(call, [
      {
        userID: leave.userID,
        kind: 'leaveDecided',
        params: {
          ...{ by: viewer.name, agreed: body.agreed ? 'yes' : 'no', reason: body.reason },
          ...{ from: leave.from, to: leave.to },
        },
        link: linkTo('vacationleaves'),
      },
    ]);
  return next;
};
