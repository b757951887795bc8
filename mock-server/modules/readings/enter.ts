import { sql } from 'kysely';
import { type Equipment, equipment, type readings } from '#modules/equipment/contract.ts';
import { type Doubt, doubtBetween, doubtOf } from '#modules/equipment/rules/doubts.ts';
import { counted } from '#modules/equipment/rules/replay.ts';
import { applyEntry, isEarlier, meterProblem } from '#modules/equipment/rules.ts';
import { ApiError, fail } from '../../http/apiError.ts';
import { correctTime } from '../../http/doneAt.ts';
import type { Call } from '../../http/implement.ts';
import { RowOutcomes } from '../../http/rowOutcomes.ts';
import { gone } from '../../store/newer.ts';
import { idList, lockRows, type Row, updateItems, type WriteContext } from '../../store/records.ts';
import {
  publishReadings,
  type Rewritten,
  readHistories,
  rewriteMeters,
  type StoredReading,
} from './history.ts';

/** A reading to enter. `path` is its place in the call, `workID` the work that it comes with. */
export type Entry = Call<typeof readings.enter>['body']['readings'][number] & {
  path: string;
  workID?: string;
};

type Problem = ApiError['items'][number];

const doubtKeys = { lower: 'meterLower', fast: 'meterFast', unlike: 'meterUnlike' } as const;

/** The question about a reading that can hardly be true: its field at `path`, and the field that says yes. */
export const questionOf = ({ kind, figure, at, hours }: Doubt, path: string, ask: string): Problem => ({
  key: doubtKeys[kind],
  params: { last: figure, when: at.slice(0, 16).replace('T', ' '), hours },
  path,
  ask,
});

/** The figures before and after a time among readings that count. */
export const neighbours = (points: readonly StoredReading[], at: string) => {
  const before = points.findLast((reading) => Date.parse(reading.at) <= Date.parse(at));
  const after = points.find((reading) => Date.parse(reading.at) > Date.parse(at));
  // What stands behind is compared with the old meter's end if the meter was replaced then.
  const end = after?.kind === 'replacement' ? after.oldValue : after?.value;
  return {
    before: before && { at: before.at, value: before.value },
    after: after && typeof end === 'number' ? { at: after.at, value: end } : undefined,
  };
};

/** What the entries of one machine make of its meter; its whole history is read only if one belongs before the last. */
type Meter = { row: Row<Equipment>; state: Equipment; history: Rewritten | undefined };

const storedOf = (context: WriteContext, entry: Entry): StoredReading => ({
  _id: entry._id,
  equipmentID: entry.equipmentID,
  kind: entry.kind,
  at: entry.at,
  value: entry.value,
  oldValue: entry.kind === 'replacement' ? (entry.oldValue ?? null) : null,
  total: 0,
  struck: false,
  changes: [],
  userID: context.viewer._id,
  workID: entry.workID ?? null,
  rev: Number.MAX_SAFE_INTEGER,
});

const problemOf = ({ state, history }: Meter, entry: Entry, now: string): Problem | undefined => {
  const path = `${entry.path}.`;
  if (!state.metered) return { key: 'notMetered', path: `${path}equipmentID` };
  const problem = meterProblem(state, entry, now);
  if (problem === 'readingInFuture') return { key: problem, path: `${path}at` };
  if (problem)
    return { key: 'oldMeterLower', params: { last: state.meterValue ?? 0 }, path: `${path}oldValue` };
  if (entry.confirmed) return undefined;
  const near = history && neighbours(counted(history.after), entry.at);
  const doubt = near ? doubtBetween(entry, near.before, near.after) : doubtOf(state, entry);
  return doubt && questionOf(doubt, `${path}value`, `${path}confirmed`);
};

/** The machines of the entries, locked, with the whole history of those with an entry from before their last reading. */
const openMeters = async (context: WriteContext, entries: readonly Entry[]): Promise<Map<string, Meter>> => {
  const ids = entries.map(({ equipmentID }) => equipmentID);
  const rows = await lockRows<Equipment>(context.db, equipment, ids);
  const early = entries.flatMap((entry) => {
    const machine = rows.get(entry.equipmentID)?.data;
    return machine && isEarlier(machine, entry) ? [machine._id] : [];
  });
  const histories =
    early.length > 0 ? await readHistories(context, early) : new Map<string, StoredReading[]>();
  return new Map(
    [...rows].map(([id, row]) => {
      const before = histories.get(id);
      return [id, { row, state: row.data, history: before && { row, before, after: [...before] } }];
    }),
  );
};

const insert = async (
  { db, viewer, now }: WriteContext,
  boatID: string,
  written: readonly (Entry & { total: number })[],
) => {
  await sql`insert into meter_readings (_id, equipment_id, boat_id, at, kind, value, total, old_value, work_id, note, user_id, user_name, created_at)
    select r->>'_id', r->>'equipmentID', ${boatID}, (r->>'at')::timestamptz, r->>'kind', (r->>'value')::numeric,
      (r->>'total')::numeric, case when r->>'kind' = 'replacement' then (r->>'oldValue')::numeric end, r->>'workID',
      r->>'note', ${viewer._id}, ${viewer.name}, ${now}::timestamptz
    from jsonb_array_elements(${JSON.stringify(written)}::jsonb) r`.execute(db);
};

/** An entry that was left out, and why. */
type Refused = { entry: Entry; error: ApiError };

/**
 * Enters readings of a boat's meters, each in the place of its time, in a few statements. Those with a problem are left
 * out, and the problem names the field below the `path` of its entry. An existing reading changes nothing. Returns the
 * equipment of the entries, each once.
 */
export const enterReadings = async (
  context: WriteContext,
  boatID: string,
  entries: readonly Entry[],
): Promise<{ items: Equipment[]; refused: Refused[] }> => {
  if (entries.length === 0) return { items: [], refused: [] };
  const meters = await openMeters(context, entries);
  const { rows: existing } = await sql<{ _id: string }>`
    select _id from meter_readings where _id in ${idList(entries.map(({ _id }) => _id))}`.execute(context.db);
  const there = new Set(existing.map(({ _id }) => _id));
  const refused: Refused[] = [];
  const written: (Entry & { total: number })[] = [];
  // In the order of their time: each is compared with the one before it.
  for (const entry of entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const meter = meters.get(entry.equipmentID);
    const path = `${entry.path}.equipmentID`;
    if (meter?.state.boatID !== boatID) {
      const error = meter
        ? fail(403, 'notYourBoat', {}, path)
        : await gone(context.db, equipment.name, entry.equipmentID, path);
      refused.push({ entry, error });
      continue;
    }
    if (there.has(entry._id)) continue;
    const problem = problemOf(meter, entry, context.now);
    if (problem) refused.push({ entry, error: new ApiError(400, [problem]) });
    else {
      there.add(entry._id);
      meter.history?.after.push(storedOf(context, entry));
      if (!isEarlier(meter.state, entry)) meter.state = { ...meter.state, ...applyEntry(meter.state, entry) };
      written.push({ ...entry, total: meter.state.hours ?? 0 });
    }
  }
  const rewritten = [...meters.values()].flatMap(({ history }) =>
    history && history.after.length > history.before.length ? [history] : [],
  );
  const { totals, items: again } = await rewriteMeters(context, boatID, rewritten);
  const own = [...meters.values()].filter(({ state }) => state.boatID === boatID);
  const plain = own.filter(({ history }) => !history);
  const items = await updateItems<Equipment>(
    context,
    equipment,
    plain.map(({ row, state: { hours, meterValue, hoursAt, hoursPerDay } }) => ({
      row,
      fields: { hours, meterValue, hoursAt, hoursPerDay },
    })),
    'hours',
  );
  await insert(
    context,
    boatID,
    written.map((entry) => ({ ...entry, total: totals.get(entry._id) ?? entry.total })),
  );
  if (written.length > 0)
    await publishReadings(
      context,
      boatID,
      written.map(({ equipmentID }) => equipmentID),
    );
  const unchanged = own.flatMap(({ row, history }) =>
    history && !rewritten.includes(history) ? [row.data] : [],
  );
  return { items: [...again, ...items, ...unchanged], refused };
};

/** Enters readings, as a whole or row by row. */
export const enter = async (call: Call<typeof readings.enter>) => {
  const { readings: rows, byRow } = call.body;
  const ids = rows.map(({ equipmentID }) => equipmentID);
  const outcomes = new RowOutcomes('readings', ids, byRow);
  const entries = rows.map((entry, index) => ({
    ...entry,
    at: correctTime(call, entry.at),
    path: `readings.${index}`,
  }));
  const { items, refused } = await enterReadings(call, call.params.boatID, entries);
  for (const { entry, error } of refused)
    outcomes.add(
      entries.findIndex(({ path }) => path === entry.path),
      error.status,
      error.items,
    );
  outcomes.failUnlessByRow(refused.flatMap(({ error }) => error.since));
  return outcomes.answer(items, call.language);
};
