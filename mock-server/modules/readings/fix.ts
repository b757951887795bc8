import { sql } from 'kysely';
import { type Equipment, equipment, type ReadingChange, type readings } from '#modules/equipment/contract.ts';
import { doubtBetween } from '#modules/equipment/rules/doubts.ts';
import { mayFix } from '#modules/equipment/rules/mayFix.ts';
import { counted } from '#modules/equipment/rules/replay.ts';
import { meterProblem } from '#modules/equipment/rules.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { ApiError, fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { lockRows, type Row, type WriteContext } from '../../store/records.ts';
import { neighbours, questionOf } from './enter.ts';
import {
  findReadings,
  publishReadings,
  type Rewritten,
  readHistories,
  rewriteMeters,
  type StoredReading,
} from './history.ts';

type FixCall = Pick<Call, 'db' | 'now' | 'viewer'>;
type Opened = { row: Row<Equipment>; history: StoredReading[] };

/** The machines, locked after their jobs and before the boat, with all their readings. */
const openHistories = async (context: WriteContext, machineIDs: readonly string[]): Promise<Opened[]> => {
  await sql`select 1 from worklist where equipment_id in (select jsonb_array_elements_text(${JSON.stringify(machineIDs)}::jsonb))
    order by _id for update`.execute(context.db);
  const rows = await lockRows<Equipment>(context.db, equipment, machineIDs);
  const histories = await readHistories(context, machineIDs);
  return [...rows].map(([id, row]) => ({ row, history: histories.get(id) ?? [] }));
};

const changeOf = (
  { now, viewer }: FixCall,
  { value, at, oldValue }: StoredReading,
  deed: ReadingChange['deed'],
  reason: string,
): ReadingChange => ({ deed, at: now, by: viewer.name, reason, value, readAt: at, oldValue });

const store = async ({ db }: WriteContext, changed: readonly StoredReading[]) => {
  await sql`update meter_readings r set at = (c->>'at')::timestamptz, value = (c->>'value')::numeric,
      old_value = (c->>'oldValue')::numeric, struck = (c->>'struck')::boolean, changes = c->'changes'
    from jsonb_array_elements(${JSON.stringify(changed)}::jsonb) c where r._id = c->>'_id'`.execute(db);
};

/** Writes changed readings, and everything that follows from them. */
export const rewrite = async (
  context: WriteContext,
  boatID: string,
  opened: readonly Opened[],
  changed: readonly StoredReading[],
): Promise<Equipment[]> => {
  const next = new Map(changed.map((reading) => [reading._id, reading]));
  const meters = opened.map(
    ({ row, history }): Rewritten => ({
      row,
      before: history,
      after: history.map((reading) => next.get(reading._id) ?? reading),
    }),
  );
  await store(context, changed);
  const { items } = await rewriteMeters(context, boatID, meters);
  if (changed.length > 0)
    await publishReadings(
      context,
      boatID,
      changed.map(({ equipmentID }) => equipmentID),
    );
  return items;
};

/** Strikes readings, or makes struck ones count again; those that are so already stay as they are. */
export const setStruck = async (
  context: FixCall,
  boatID: string,
  found: readonly StoredReading[],
  struck: boolean,
  reason: string,
): Promise<Equipment[]> => {
  const opened = await openHistories(context, [...new Set(found.map(({ equipmentID }) => equipmentID))]);
  const wanted = new Set(found.map(({ _id }) => _id));
  // Read again now that the machines are locked.
  const changed = opened
    .flatMap(({ history }) => history)
    .filter((reading) => wanted.has(reading._id) && reading.struck !== struck)
    .map((reading) => ({
      ...reading,
      struck,
      changes: [...reading.changes, changeOf(context, reading, struck ? 'struck' : 'restored', reason)],
    }));
  return rewrite(context, boatID, opened, changed);
};

const machineOf = async ({ db }: FixCall, id: string) => {
  const { rows } = await sql<{ boatID: string; department: string }>`
    select boat_id as "boatID", coalesce(data->>'department', '') as department from equipmentgroups
    where _id = ${id}`.execute(db);
  return rows[0];
};

/** @throws ApiError unless the caller may fix this reading; `path` names it in the call. */
const checkFix = async (call: FixCall, boatID: string | undefined, reading: StoredReading, path?: string) => {
  const machine = await machineOf(call, reading.equipmentID);
  if (!machine) throw fail(404, 'notFound', {}, path);
  const boats = boatID === undefined ? canAccessBoat(call.viewer, machine.boatID) : machine.boatID === boatID;
  if (!boats) throw fail(403, 'notYourBoat', {}, path);
  if (!mayFix(call.viewer, reading, machine)) throw fail(403, 'notYourReading', {}, path);
  return machine;
};

const readingsIn = async (call: Call<typeof readings.strike | typeof readings.restore>) => {
  const { boatID } = call.params;
  const ids = [...new Set(call.body.readings)];
  const found = new Map((await findReadings(call, ids)).map((reading) => [reading._id, reading]));
  const list: StoredReading[] = [];
  for (const [index, id] of ids.entries()) {
    const reading = found.get(id);
    const path = `readings.${index}`;
    if (!reading) throw fail(404, 'notFound', {}, path);
    await checkFix(call, boatID, reading, path);
    list.push(reading);
  }
  return list;
};

/** Strikes readings. Only one's own, taken back at once, need no reason. */
export const strike = async (call: Call<typeof readings.strike>) => {
  const { reason } = call.body;
  const list = await readingsIn(call);
  if (reason.length < 3 && list.some(({ userID }) => userID !== call.viewer._id))
    throw fail(400, 'tooShort', { n: 3 }, 'reason');
  return setStruck(call, call.params.boatID, list, true, reason);
};

/** Makes struck readings count again. */
export const restore = async (call: Call<typeof readings.restore>) =>
  setStruck(call, call.params.boatID, await readingsIn(call), false, call.body.reason);

/** Why a correction is refused, or the question about it; undefined if it can be made. */
const problemOf = (
  { body, now }: Call<typeof readings.correct>,
  reading: StoredReading,
  next: StoredReading,
  history: readonly StoredReading[],
) => {
  const { kind, at, value } = next;
  const entry = { kind, at, value, oldValue: next.oldValue ?? undefined };
  const others = counted(history).filter(({ _id }) => _id !== reading._id);
  const near = neighbours(others, at);
  const meter = {
    hours: null,
    hoursPerDay: null,
    meterValue: near.before?.value ?? null,
    hoursAt: near.before?.at ?? null,
  };
  const problem = meterProblem(meter, entry, now);
  if (problem === 'readingInFuture') return new ApiError(400, [{ key: problem, path: 'at' }]);
  if (problem)
    return new ApiError(400, [
      { key: 'oldMeterLower', params: { last: near.before?.value ?? 0 }, path: 'oldValue' },
    ]);
  if (body.confirmed) return undefined;
  const by = reading.changes.at(-1)?.by;
  if (by !== undefined && body.was !== reading.value && value !== reading.value)
    return new ApiError(409, [
      {
        key: 'correctedByOther',
        params: { name: by, value: reading.value },
        path: 'value',
        ask: 'confirmed',
      },
    ]);
  const doubt = doubtBetween(entry, near.before, near.after);
  return doubt && new ApiError(400, [questionOf(doubt, 'value', 'confirmed')]);
};

/** Corrects a reading; what it said until now stays on record. */
export const correct = async (call: Call<typeof readings.correct>): Promise<Equipment> => {
  const { value, at, oldValue, reason } = call.body;
  const [named] = await findReadings(call, [call.params.id]);
  if (!named) throw fail(404, 'notFound');
  const { boatID } = await checkFix(call, undefined, named);
  const opened = await openHistories(call, [named.equipmentID]);
  const [machine] = opened;
  const reading = machine?.history.find(({ _id }) => _id === named._id);
  if (!machine || !reading) throw fail(404, 'notFound');
  if (reading.struck) throw fail(409, 'readingStruck');
  const next = {
    ...reading,
    value,
    at,
    oldValue: reading.kind === 'replacement' ? oldValue : null,
    changes: [...reading.changes, changeOf(call, reading, 'corrected', reason)],
  };
  const same =
    value === reading.value &&
    Date.parse(at) === Date.parse(reading.at) &&
    next.oldValue === reading.oldValue;
  if (same) return machine.row.data;
  const problem = problemOf(call, reading, next, machine.history);
  if (problem) throw problem;
  const [item = machine.row.data] = await rewrite(call, boatID, opened, [next]);
  return item;
};
