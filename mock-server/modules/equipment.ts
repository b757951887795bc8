import { sql } from 'kysely';
import { meterParts } from '#modules/equipment/contract/parts.ts';
import {
  copies,
  type Equipment,
  equipment,
  newReading,
  readingSchema,
  readings,
} from '#modules/equipment/contract.ts';
import { withDescendants } from '#modules/equipment/rules.ts';
import { labelOfMachine } from '#modules/labels/rules/label.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { wordsOf } from '#modules/workorder/rules/words.ts';
import { canAccessBoat } from '../auth/viewer.ts';
import { defineModule, serve, serveResource } from '../defineModule.ts';
import { type FindLabels, storedThings } from '../documents/labelKinds.ts';
import { fail } from '../http/apiError.ts';
import { type Call, JsonText } from '../http/implement.ts';
import { equipmentImporter } from '../importers/equipment.ts';
import { idsIn } from '../store/idsIn.ts';
import { idList, insertItems, lockBoat, lockItem, lockRow } from '../store/records.ts';
import type { Prepare } from '../store/restoreItem.ts';
import { enter } from './readings/enter.ts';
import { correct, restore, strike } from './readings/fix.ts';
import { readingsTopic } from './readings/history.ts';
import { ownMachines } from './worklist/own.ts';

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

/** A machine stands again in its group, which must be there; without any, at the top. */
const prepareRestored: Prepare<Equipment> = async ({ db }, item) => {
  if (item.parentID === '' || (await lockRow(db, equipment, item.parentID))) return item;
  const { rows } = await sql<{ name: string }>`select coalesce(before->>'name', '') as name from history
    where resource = ${equipment.name} and item_id = ${item.parentID} and action = 'remove' order by seq desc limit 1`.execute(
    db,
  );
  if (rows[0]) throw fail(409, 'parentDeleted', { name: rows[0].name });
  return { ...item, parentID: '' };
};

/** The readings of these meters (a query for their ids) in their wire form, newest first, of each 800. */
const readingsOf = async ({ db, now }: Pick<Call, 'db' | 'now'>, meters: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_object('_id', _id, 'equipmentID', equipment_id, 'kind', kind,
      'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'value', value, 'total', total, 'note', note,
      'userID', user_id, 'userName', user_name, 'oldValue', old_value, 'struck', struck, 'changes', changes)
      order by at desc, created_at desc, rev desc), '[]')::text as text
    from (select newest.* from ${meters} meter cross join lateral (select * from meter_readings
      where equipment_id = meter.id and at > ${now}::timestamptz - interval '2 years'
      order by at desc, created_at desc, rev desc limit 800) newest) r`.execute(db);
  return new JsonText(rows[0]?.text ?? '[]');
};

const ofEquipment = async (call: Call<typeof readings.ofEquipment>) => {
  const { rows } = await sql<{
    boat_id: string;
  }>`select boat_id from equipmentgroups where _id = ${call.params.id}`.execute(call.db);
  if (!rows[0]) throw fail(404, 'notFound');
  if (!canAccessBoat(call.viewer, rows[0].boat_id)) throw fail(403, 'notYourBoat');
  return readingsOf(call, sql`(select ${call.params.id}::text as id)`);
};

const readingsOfBoat = (call: Call<typeof meterParts.ofBoat>) =>
  readingsOf(
    call,
    sql`(select _id as id from equipmentgroups
      where boat_id = ${call.params.boatID} and _id in ${idList(idsIn(call.search.meters))})`,
  );

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

const machineLabels: FindLabels = async (asked) => {
  const { serial } = wordsOf(asked.language).field;
  return (await storedThings(asked, equipment)).map((item) =>
    labelOfMachine(item, (number) => `${serial} ${number}`),
  );
};

/** Equipment groups, their meters, and copies of them. */
export const equipmentModule = defineModule({
  schemas: { Reading: readingSchema, NewReading: newReading },
  serves: {
    equipment: serveResource(equipment, {
      check: checkParent,
      checkRemove,
      prepareRestored,
      hanging: [
        { of: equipment.name, by: 'parentID' },
        { of: worklist.name, by: 'equipmentID' },
      ],
      own: ownMachines,
    }),
    readings: serve(readings, { ofEquipment, enter, correct, strike, restore }),
    meterParts: serve(meterParts, { ofBoat: readingsOfBoat }),
    copies: serve(copies, { duplicate }),
  },
  topics: [readingsTopic],
  importers: { equipmentgroups: equipmentImporter },
  labels: { equipment: machineLabels },
});
