import { sql } from 'kysely';
import { type Equipment, equipment, type Reading, readings } from '#modules/equipment/contract.ts';
import { counted, offsetOf, pointsOf, replay } from '#modules/equipment/rules/replay.ts';
import { publishChange } from '../../live/publish.ts';
import { topic } from '../../live/topics.ts';
import { idList, type Row, updateItems, type WriteContext } from '../../store/records.ts';
import { followWorks } from './follow.ts';

export const readingsTopic = topic('equipmentgroups/readings', readings.ofEquipment.access);

/** A reading as stored. */
export type StoredReading = Pick<
  Reading,
  '_id' | 'equipmentID' | 'kind' | 'at' | 'value' | 'total' | 'oldValue' | 'struck' | 'changes' | 'userID'
> & { workID: string | null; rev: number };

const columns = sql`_id, equipment_id as "equipmentID", kind, at, value::float8 as value, total::float8 as total,
  old_value::float8 as "oldValue", struck, changes, user_id as "userID", work_id as "workID", rev`;

/** Readings by id. */
export const findReadings = async (
  { db }: Pick<WriteContext, 'db'>,
  ids: readonly string[],
): Promise<StoredReading[]> => {
  const { rows } = await sql<StoredReading>`
    select ${columns} from meter_readings where _id in ${idList(ids)}`.execute(db);
  return rows;
};

/** All readings of the meters, struck ones too, each meter's in the order of their time. */
export const readHistories = async (
  { db }: Pick<WriteContext, 'db'>,
  equipmentIDs: readonly string[],
): Promise<Map<string, StoredReading[]>> => {
  const { rows } = await sql<StoredReading>`
    select ${columns} from meter_readings where equipment_id in ${idList(equipmentIDs)}
    order by at, created_at, rev`.execute(db);
  return Map.groupBy(rows, ({ equipmentID }) => equipmentID);
};

/** A meter whose history changes: its readings as they were, and as they are to be. */
export type Rewritten = { row: Row<Equipment>; before: readonly StoredReading[]; after: StoredReading[] };

/**
 * Computes meters again from their readings: the running hours at each reading, the average, and the works and due hours
 * that rest on them. Readings to insert are among `after` and are written by the caller with the totals returned.
 */
export const rewriteMeters = async (
  context: WriteContext,
  boatID: string,
  meters: readonly Rewritten[],
): Promise<{ items: Equipment[]; totals: Map<string, number> }> => {
  const totals = new Map<string, number>();
  const stale: { id: string; total: number }[] = [];
  const changes = meters.map(({ row, before, after }) => {
    const replayed = replay(pointsOf(after), offsetOf(before));
    const was = new Map(before.map(({ _id, total }) => [_id, total]));
    for (const [id, total] of replayed.totals) {
      totals.set(id, total);
      if (was.has(id) && was.get(id) !== total) stale.push({ id, total });
    }
    return { row, fields: replayed.meter };
  });
  if (stale.length > 0)
    await sql`update meter_readings r set total = (s->>'total')::numeric
      from jsonb_array_elements(${JSON.stringify(stale)}::jsonb) s where r._id = s->>'id'`.execute(
      context.db,
    );
  await followWorks(
    context,
    boatID,
    meters.map(({ row, before, after }) => ({
      machineID: row.data._id,
      before: counted(before),
      after: counted(after).map((reading) => ({
        ...reading,
        total: totals.get(reading._id) ?? reading.total,
      })),
    })),
  );
  const items = await updateItems<Equipment>(context, equipment, changes, 'hours');
  return { items, totals };
};

/** Tells that readings of these machines changed. */
export const publishReadings = (context: WriteContext, boatID: string, equipmentIDs: readonly string[]) =>
  publishChange(context, readingsTopic, boatID, [...new Set(equipmentIDs)]);
