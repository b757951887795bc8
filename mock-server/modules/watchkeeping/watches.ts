import { sql } from 'kysely';
import { type Watch, type watchCommands, watchkeeping } from '#modules/watchkeeping/contract.ts';
import { allows } from '../../auth/access.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { insertItems, lockBoat, lockItem, removeItems, updateItem } from '../../store/records.ts';
import { isCrew } from '../leave/rights.ts';
import { postNotices } from '../notices.ts';
import { failIfRestBroken, watchesIn } from './rest.ts';

const page = '/app/watchkeeping';

/** Whether the caller writes the rota. */
export const plans = (viewer: Call['viewer']) => allows(viewer, watchkeeping.access.write);

type Times = Pick<Watch, 'start' | 'end'>;

const LONGEST_MS = 24 * 3_600_000;

const checkTimes = ({ start, end }: Times) => {
  const length = Date.parse(end) - Date.parse(start);
  if (length <= 0 || length > LONGEST_MS) throw fail(400, 'watchBackwards', {}, 'end');
};

/** Fails for a watch without a length, of nobody of the crew, or beside another of the same person. */
export const checkWatch = async ({ db }: Pick<Call, 'db'>, next: Watch, before?: Watch) => {
  checkTimes(next);
  if (next.userID !== before?.userID && !(await isCrew(db, next.boatID, next.userID)))
    throw fail(400, 'userMissing', {}, 'userID');
  const beside = await watchesIn(db, next.boatID, next.start, next.end);
  if (beside.some(({ _id, userID }) => _id !== next._id && userID === next.userID))
    throw fail(400, 'watchTwice', {}, 'start');
};

/** A swap was agreed for a person, a station and times: of other ones it must be asked anew. */
export const dropSwap = (_: unknown, next: Watch, before: Watch): Partial<Watch> =>
  before.swap &&
  (['userID', 'station', 'start', 'end'] as const).some((field) => next[field] !== before[field])
    ? { swap: null }
    : {};

/** Posts a rota in place of what was planned in the period and has not begun; who stands watches is told. */
export const rota = async (call: Call<typeof watchCommands.rota>): Promise<Watch[]> => {
  const { db, body, params, doneAt, viewer } = call;
  const { boatID } = params;
  await lockBoat(db, boatID);
  const there = await watchesIn(db, boatID, body.from, body.to);
  const known = new Set(there.map(({ _id }) => _id));
  const wanted = new Set(body.watches.map(({ _id }) => _id));
  const gone = there.filter(
    ({ _id, start, status }) =>
      start >= body.from && start >= doneAt && status === 'planned' && !wanted.has(_id),
  );
  const added = body.watches.filter(({ _id }) => !known.has(_id));
  for (const watch of added) {
    checkTimes(watch);
    if (watch.start < body.from || watch.start >= body.to) throw fail(400, 'invalid', {}, 'watches');
  }
  const { rows } = await sql<{ _id: string }>`select _id from watchkeeping where _id in (
    select jsonb_array_elements_text(${JSON.stringify(added.map(({ _id }) => _id))}::jsonb))`.execute(db);
  if (rows.length > 0) throw fail(400, 'invalid', {}, 'watches');
  const left = [...there.filter((watch) => !gone.includes(watch)), ...added];
  const each = Map.groupBy(left, ({ userID }) => userID);
  for (const own of each.values()) {
    own.sort((a, b) => a.start.localeCompare(b.start));
    if (own.some((watch, at) => watch.start < (own[at - 1]?.end ?? ''))) throw fail(400, 'watchTwice');
  }
  await failIfRestBroken(call, boatID, added, new Set(gone.map(({ _id }) => _id)));
  await removeItems<Watch>(call, watchkeeping, gone);
  if (added.length > 0)
    await insertItems<Watch>(
      call,
      watchkeeping,
      added.map((watch) => ({ ...watch, boatID })),
    );
  const told = [...new Set(added.map(({ userID }) => userID))].filter((userID) => userID !== viewer._id);
  await postNotices(
    call,
    told.map((userID) => ({
      ...{ userID, kind: 'rotaPosted' as const, link: page },
      params: { by: viewer.name, from: body.from.slice(0, 10), to: body.to.slice(0, 10) },
    })),
  );
  return (await watchesIn(db, boatID, body.from, body.to)).filter(({ start }) => start >= body.from);
};

/** Says how a watch stands: its person, or a planner, who alone says that it was missed. */
export const done = async (call: Call<typeof watchCommands.done>): Promise<Watch> => {
  const row = await lockItem<Watch>(call, watchkeeping, call.params.id);
  const { userID, status } = row.data;
  const missed = status === 'missed' || call.body.status === 'missed';
  if (!plans(call.viewer) && (userID !== call.viewer._id || missed)) throw fail(403, 'notAllowed');
  return updateItem<Watch>(call, watchkeeping, row, call.body);
};

/** Asks another to stand a watch. */
export const askSwap = async (call: Call<typeof watchCommands.askSwap>): Promise<Watch> => {
  const { db, viewer, body, doneAt } = call;
  const row = await lockItem<Watch>(call, watchkeeping, call.params.id);
  const { data: watch } = row;
  if (watch.userID !== viewer._id && !plans(viewer)) throw fail(403, 'notAllowed');
  if (watch.start <= doneAt) throw fail(400, 'watchBegun');
  if (body.toID === watch.userID || !(await isCrew(db, watch.boatID, body.toID)))
    throw fail(400, 'userMissing', {}, 'toID');
  if (watch.swap?.toID === body.toID && watch.swap.byID === viewer._id) return watch;
  const swap = { ...body, byID: viewer._id, by: viewer.name, agreed: false, at: doneAt };
  const next = await updateItem<Watch>(call, watchkeeping, row, { swap });
  if (body.toID !== viewer._id)
    await postNotices(call, [
      {
        ...{ userID: body.toID, kind: 'watchSwapAsked', link: `${page}/${watch._id}` },
        params: { by: viewer.name, at: watch.start, reason: body.reason },
      },
    ]);
  return next;
};

/** Who was asked agrees, then a planner decides, or at once; whoever may answer also declines. */
export const answerSwap = async (call: Call<typeof watchCommands.answerSwap>): Promise<Watch> => {
  const { viewer, body, doneAt } = call;
  const row = await lockItem<Watch>(call, watchkeeping, call.params.id);
  const { data: watch } = row;
  const { swap } = watch;
  const [asked, planner] = [swap?.toID === viewer._id, plans(viewer)];
  if (swap && !asked && !planner && !(swap.byID === viewer._id && !body.agreed))
    throw fail(403, 'notAllowed');
  if (!swap) {
    // Answered already, by this call or by another.
    if (planner || watch.userID === viewer._id) return watch;
    throw fail(400, 'swapGone');
  }
  if (body.agreed && watch.start <= doneAt) throw fail(400, 'watchBegun');
  if (body.agreed && !planner) {
    await failIfSwapBroken(call, watch, swap.toID);
    return swap.agreed
      ? watch
      : updateItem<Watch>(call, watchkeeping, row, { swap: { ...swap, agreed: true } });
  }
  if (body.agreed) await failIfSwapBroken(call, watch, swap.toID);
  const next = await updateItem<Watch>(
    call,
    watchkeeping,
    row,
    body.agreed ? { userID: swap.toID, swap: null } : { swap: null },
  );
  const told = new Set([watch.userID, swap.byID, ...(body.agreed ? [swap.toID] : [])]);
  await postNotices(
    call,
    [...told]
      .filter((userID) => userID !== viewer._id)
      .map((userID) => ({
        ...{ userID, kind: 'watchSwapDecided' as const, link: `${page}/${watch._id}` },
        params: {
          ...{ by: viewer.name, agreed: body.agreed ? 'yes' : 'no' },
          ...{ at: watch.start, reason: body.reason },
        },
      })),
  );
  return next;
};

const failIfSwapBroken = async (call: Pick<Call, 'db' | 'viewer'>, watch: Watch, userID: string) => {
  await checkWatch(call, { ...watch, userID }, watch);
  await failIfRestBroken(call, watch.boatID, [{ ...watch, userID }], new Set([watch._id]));
};
