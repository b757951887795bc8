import { sql } from 'kysely';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import {
  type SignedHandover,
  signedHandover,
  type Watch,
  type WatchLog,
  type WatchSignature,
  watchkeeping,
  type watchlogCommands,
  watchlogs,
} from '#modules/watchkeeping/contract.ts';
import { ApiError, fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { lockItem, lockRow, updateItem } from '../../store/records.ts';
import { sha256 } from '../logbooks/sign.ts';
import { provePin } from '../logbooks/signer.ts';
import { plans } from './watches.ts';

type SignCall = Call<typeof watchlogCommands.sign>;

const watchOf = async (db: Call['db'], boatID: string, watchID: string): Promise<Watch> => {
  const { rows } = await sql<{ data: unknown }>`select data from watchkeeping
    where _id = ${watchID} and boat_id = ${boatID}`.execute(db);
  const [row] = rows;
  if (!row) throw fail(400, 'watchMissing', {}, 'watchID');
  return watchkeeping.item.parse(row.data);
};

/** A hand-over is of a watch of one's own; planners write for everybody. What was signed stays. */
export const checkLog = async (
  { db, viewer }: Pick<Call, 'db' | 'viewer'>,
  next: WatchLog,
  before?: WatchLog,
) => {
  if (before && before.signatures.length > 0) throw fail(400, 'handoverSigned');
  // Of a hand-over that moves to another watch, both have to be one's own.
  for (const watchID of new Set([next.watchID, before?.watchID ?? next.watchID])) {
    const watch = await watchOf(db, next.boatID, watchID);
    if (watch.userID !== viewer._id && !plans(viewer)) throw fail(403, 'notAllowed');
  }
};

export const checkRemoveLog = async (call: Pick<Call, 'db' | 'viewer'>, log: WatchLog) =>
  checkLog(call, log, log);

const readContent = ({ params, body }: SignCall): SignedHandover => {
  let value: unknown;
  try {
    value = JSON.parse(body.content);
  } catch {
    throw fail(400, 'contentWrong', {}, 'content');
  }
  const { data } = signedHandover.safeParse(value);
  const same = data && canonical(data) === body.content && data.logID === params.id;
  if (!same || data.boatID !== body.boatID) throw fail(400, 'contentWrong', {}, 'content');
  return data;
};

/** The watch of the relief: the next of the station that this person stands. */
const takenBy = async (db: Call['db'], watch: Watch, userID: string): Promise<string | undefined> => {
  const { rows } = await sql<{ _id: string }>`select _id from watchkeeping where boat_id = ${watch.boatID}
    and user_id = ${userID} and data->>'station' = ${watch.station} and starts >= ${watch.start}
    and _id <> ${watch._id} and starts <= ${watch.end} order by starts limit 1`.execute(db);
  return rows[0]?._id;
};

const seal = async (
  call: SignCall,
  content: SignedHandover,
  signer: Pick<WatchSignature, 'userID' | 'name' | 'rank' | 'ink'>,
): Promise<WatchLog> => {
  const row = await lockItem<WatchLog>(call, watchlogs, call.params.id);
  const { data: log } = row;
  const hash = sha256(call.body.content);
  if (log.signatures.some((signature) => signature.hash === hash)) return log;
  if (log.boatID !== content.boatID) throw fail(400, 'contentWrong', {}, 'content');
  if (log.notes !== content.notes || log.rounds !== content.rounds || log.watchID !== content.watchID)
    throw new ApiError(409, [{ key: 'handoverChanged' }], { current: log });
  const off = log.signatures.find(({ role }) => role === 'off');
  if (log.signatures.some(({ role }) => role === content.role)) throw fail(400, 'handoverSigned');
  const watch = await watchOf(call.db, log.boatID, log.watchID);
  if (content.role === 'off' && watch.userID !== signer.userID) throw fail(403, 'relievedSigns');
  if (content.role === 'on' && !off) throw fail(400, 'relievedFirst');
  if (content.role === 'on' && watch.userID === signer.userID) throw fail(403, 'reliefSigns');
  const signature: WatchSignature = { ...signer, role: content.role, hash, at: call.doneAt };
  const next = await updateItem<WatchLog>(call, watchlogs, row, {
    signatures: [...log.signatures, signature],
  });
  if (content.role === 'off') return next;
  const relieved = await lockRow<Watch>(call.db, watchkeeping, watch._id);
  if (relieved) await updateItem<Watch>(call, watchkeeping, relieved, { status: 'relieved', done: true });
  const taken = await takenBy(call.db, watch, signer.userID);
  const relief = taken === undefined ? undefined : await lockRow<Watch>(call.db, watchkeeping, taken);
  if (relief?.data.status === 'planned')
    await updateItem<Watch>(call, watchkeeping, relief, { status: 'onWatch' });
  return next;
};

/** Proves the signature outside of any transaction, because a PIN's hash takes long, and adds it to the hand-over. */
export const sign = async (call: SignCall) => {
  const content = readContent(call);
  const signer = await provePin(call, content.boatID, {
    signerID: content.signerID,
    proof: call.body.proof,
    hash: sha256(call.body.content),
    check: ({ watches, master }) => {
      if (!watches && !master) throw fail(403, 'watchkeeperSigns');
    },
  });
  return call.transaction((db) => seal({ ...call, db }, content, signer));
};
