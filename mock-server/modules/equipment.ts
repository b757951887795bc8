import { sql } from 'kysely';
import {
  copies,
  type Equipment,
  equipment,
  newReading,
  readingSchema,
  readings,
} from '#modules/equipment/contract.ts';
import { applyEntry, type Meter, meterProblem, withDescendants } from '#modules/equipment/rules.ts';
import { canAccessBoat } from '../auth/viewer.ts';
import { defineModule, serve, serveResource } from '../defineModule.ts';
import { ApiError, fail } from '../http/apiError.ts';
import { type Call, JsonText } from '../http/implement.ts';
import { equipmentImporter } from '../importers/equipment.ts';
import { publishChange } from '../live/publish.ts';
import { topic } from '../live/topics.ts';
import {
  idList,
  insertItems,
  lockBoat,
  lockItem,
  lockRows,
  updateItems,
  type WriteContext,
} from '../store/records.ts';

type Db = Call['db'];

/** Ids and parents of a boat's equipment. */
const treeOf = async (db: Db, boatID: string) => {
  const { rows } = await sql<{ _id: string; parentID: string }>`
    select _id, coalesce(parent_id, '') as "parentID" from equipmentgroups where boat_id = ${boatID}`.execute(
    db,
  );
  return rows;
};

/** A parent must exist on the same boat, and must not be the item itself or below it. */
const checkParent = async ({ db }: { db: Db }, next: Equipment, before?: Equipment) => {
  if (next.parentID === '' || next.parentID === before?.parentID) return;
  // Two moves at the same moment could make a circle, and a parent could be deleted under its new child.
  await lockBoat(db, next.boatID);
  const tree = await treeOf(db, next.boatID);
  if (!tree.some((item) => item._id === next.parentID)) throw fail(400, 'parentMissing', {}, 'parentID');
  if (withDescendants(next._id, tree).has(next.parentID)) throw fail(400, 'parentInside', {}, 'parentID');
};

const checkRemove = async ({ db }: { db: Db }, item: Equipment) => {
  await lockBoat(db, item.boatID);
  const { rows } =
    await sql`select 1 from equipmentgroups where boat_id = ${item.boatID} and parent_id = ${item._id} limit 1`.execute(
      db,
    );
  if (rows.length > 0) throw fail(409, 'hasSubgroups');
  const jobs =
    await sql`select 1 from worklist where boat_id = ${item.boatID} and equipment_id = ${item._id} limit 1`.execute(
      db,
    );
  if (jobs.rows.length > 0) throw fail(409, 'hasJobs');
};

const readingsTopic = topic('equipmentgroups/readings', readings.ofEquipment.access);

type Entry = Call<typeof readings.enter>['body']['readings'][number];

/**
 * Writes readings of a boat's meters, all or none, in a few statements; on failure each wrong field is named, below the
 * `path` of its entry. An existing reading changes nothing. Returns the equipment of the entries, each once.
 */
export const enterReadings = async (
  call: WriteContext,
  boatID: string,
  entries: readonly (Entry & { path: string })[],
): Promise<Equipment[]> => {
  if (entries.length === 0) return [];
  const rows = await lockRows<Equipment>(
    call.db,
    equipment,
    entries.map(({ equipmentID }) => equipmentID),
  );
  const { rows: written } = await sql<{ _id: string }>`
    select _id from meter_readings where _id in ${idList(entries.map(({ _id }) => _id))}`.execute(call.db);
  const there = new Set(written.map(({ _id }) => _id));
  const wrong: ApiError['items'] = [];
  const meters = new Map<string, Meter>();
  const readings = entries.flatMap((entry) => {
    const { equipmentID, path } = entry;
    const machine = rows.get(equipmentID)?.data;
    if (!machine) throw fail(404, 'notFound', {}, `${path}.equipmentID`);
    if (machine.boatID !== boatID) throw fail(403, 'notYourBoat', {}, `${path}.equipmentID`);
    if (there.has(entry._id)) return [];
    there.add(entry._id);
    const meter = meters.get(equipmentID) ?? machine;
    const problem = machine.metered ? meterProblem(meter, entry, call.now) : 'notMetered';
    if (problem) {
      const field = problem === 'notMetered' ? 'equipmentID' : problem === 'meterLower' ? 'value' : 'at';
      wrong.push({ key: problem, params: { last: meter.meterValue ?? 0 }, path: `${path}.${field}` });
      return [];
    }
    const after = applyEntry(meter, entry);
    meters.set(equipmentID, after);
    return { ...entry, total: after.hours };
  });
  if (wrong.length > 0) throw new ApiError(400, wrong);
  const changes = [...rows.values()].map((row) => ({ row, fields: meters.get(row.data._id) ?? {} }));
  const items = await updateItems<Equipment>(call, equipment, changes, 'hours');
  await sql`insert into meter_readings (_id, equipment_id, boat_id, at, kind, value, total, note, user_id, user_name, created_at)
    select r->>'_id', r->>'equipmentID', ${boatID}, (r->>'at')::timestamptz, r->>'kind', (r->>'value')::numeric,
      (r->>'total')::numeric, r->>'note', ${call.viewer._id}, ${call.viewer.name}, ${call.now}::timestamptz
    from jsonb_array_elements(${JSON.stringify(readings)}::jsonb) r`.execute(call.db);
  if (readings.length > 0)
    await publishChange(
      call,
      readingsTopic,
      boatID,
      readings.map(({ equipmentID }) => equipmentID),
    );
  return items;
};

const enter = (call: Call<typeof readings.enter>) =>
  enterReadings(
    call,
    call.params.boatID,
    call.body.readings.map((entry, index) => ({ ...entry, path: `readings.${index}` })),
  );

const ofEquipment = async (call: Call<typeof readings.ofEquipment>) => {
  const { rows } = await sql<{
    boat_id: string;
  }>`select boat_id from equipmentgroups where _id = ${call.params.id}`.execute(call.db);
  if (!rows[0]) throw fail(404, 'notFound');
  if (!canAccessBoat(call.viewer, rows[0].boat_id)) throw fail(403, 'notYourBoat');
  const found = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_object('_id', _id, 'equipmentID', equipment_id, 'kind', kind,
      'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'value', value, 'total', total, 'note', note,
      'userName', user_name) order by at desc, created_at desc), '[]')::text as text
    from (select * from meter_readings where equipment_id = ${call.params.id} and at > ${call.now}::timestamptz - interval '2 years'
      order by at desc limit 800) r`.execute(call.db);
  return new JsonText(found.rows[0]?.text ?? '[]');
};

/** The fields that differ in a copy of a machine: its identity and its hours. */
const own = { serialNumber: '', hours: null, meterValue: null, hoursAt: null, hoursPerDay: null };

const duplicate = async (call: Call<typeof copies.duplicate>) => {
  const { data: original } = await lockItem(call, equipment, call.params.id);
  const { rows } = await sql<{
    data: unknown;
  }>`select data from equipmentgroups where boat_id = ${original.boatID} order by seq`.execute(call.db);
  const all = rows.map((row) => equipment.item.parse(row.data));
  const copiedIds = withDescendants(original._id, all);
  const { name } = call.body;
  // A map, because an id may equal a property name of Object.prototype.
  const ids = new Map(Object.entries(call.body.ids));
  const there = all.filter((item) => [...ids.values()].includes(item._id));
  if (there.length > 0) return there;
  const drafts = all
    .filter((item) => copiedIds.has(item._id) && ids.get(item._id))
    .map((data) => ({
      ...data,
      ...own,
      _id: ids.get(data._id) ?? '',
      parentID: ids.get(data.parentID) ?? data.parentID,
      name: data._id === original._id ? name : data.name,
    }));
  if (!ids.get(original._id)) throw fail(400, 'required', {}, 'ids');
  return insertItems(
    call,
    equipment,
    drafts.sort(
      (a, b) => Number(b.parentID === original.parentID) - Number(a.parentID === original.parentID),
    ),
  );
};

/** Equipment groups, their meters, and copies of them. */
export const equipmentModule = defineModule({
  schemas: { Reading: readingSchema, NewReading: newReading },
  serves: {
    equipment: serveResource(equipment, { check: checkParent, checkRemove }),
    readings: serve(readings, { ofEquipment, enter }),
    copies: serve(copies, { duplicate }),
  },
  topics: [readingsTopic],
  importers: { equipmentgroups: equipmentImporter },
});
