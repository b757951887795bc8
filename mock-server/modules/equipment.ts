import type { Hono } from 'hono';
import { sql } from 'kysely';
import { copies, type Equipment, equipment, readings } from '#modules/equipment/contract.ts';
import { applyEntry, meterProblem, withDescendants } from '#modules/equipment/rules.ts';
import { type Call, implement, JsonText } from '../implement.ts';
import { insertItems, lockItem, updateItem } from '../records.ts';
import { Refusal, refuse } from '../refusal.ts';
import { resourceHandlers } from '../resourceHandlers.ts';
import type { Services } from '../services.ts';
import { reaches } from '../viewer.ts';

type Db = Call['db'];

/** Ids and parents of a boat's equipment. */
const treeOf = async (db: Db, boatID: string) => {
  const { rows } = await sql<{ _id: string; parentID: string }>`
    select _id, coalesce(parent_id, '') as "parentID" from equipmentgroups where boat_id = ${boatID}`.execute(
    db,
  );
  return rows;
};

/** A parent must be there, of the same boat, and not the item itself or below it. */
const checkParent = async ({ db }: { db: Db }, next: Equipment, before?: Equipment) => {
  if (next.parentID === '' || next.parentID === before?.parentID) return;
  const tree = await treeOf(db, next.boatID);
  if (!tree.some((item) => item._id === next.parentID)) throw refuse(400, 'parentMissing', {}, 'parentID');
  if (withDescendants(next._id, tree).has(next.parentID)) throw refuse(400, 'parentInside', {}, 'parentID');
};

const checkNoSubgroups = async ({ db }: { db: Db }, item: Equipment) => {
  const { rows } =
    await sql`select 1 from equipmentgroups where boat_id = ${item.boatID} and parent_id = ${item._id} limit 1`.execute(
      db,
    );
  if (rows.length > 0) throw refuse(409, 'hasSubgroups');
};

type Entry = Call<typeof readings.enter>['body']['readings'][number];

/** Writes one reading; answers the changed item, or the item as it is when this reading was entered before. */
export const enterReading = async (
  call: Pick<Call, 'db' | 'now' | 'viewer'>,
  boatID: string,
  entry: Entry,
  path: string,
): Promise<Equipment> => {
  const row = await lockItem(call, equipment, entry.equipmentID);
  if (row.data.boatID !== boatID) throw refuse(403, 'notYourBoat', {}, `${path}.equipmentID`);
  const there = await call.db
    .selectFrom('meter_readings')
    .select('_id')
    .where('_id', '=', entry._id)
    .executeTakeFirst();
  if (there) return row.data;
  if (!row.data.metered) throw refuse(400, 'notMetered', {}, `${path}.equipmentID`);
  const problem = meterProblem(row.data, entry, call.now);
  if (problem)
    throw refuse(
      400,
      problem,
      { last: row.data.meterValue ?? 0 },
      `${path}.${problem === 'meterLower' ? 'value' : 'at'}`,
    );
  const meter = applyEntry(row.data, entry);
  const item = await updateItem(call, equipment, row, meter, { action: 'hours' });
  await sql`insert into meter_readings (_id, equipment_id, boat_id, at, kind, value, total, note, user_id, user_name, created_at, rev)
    values (${entry._id}, ${entry.equipmentID}, ${boatID}, ${entry.at}, ${entry.kind}, ${entry.value}, ${meter.hours}, ${entry.note},
      ${call.viewer._id}, ${call.viewer.name}, ${call.now}, ${item.rev})`.execute(call.db);
  return item;
};

/** All or none: every entry is tried, and the refusal names each field that is wrong. */
const enter = async (call: Call<typeof readings.enter>) => {
  const changed = new Map<string, Equipment>();
  const wrong: Refusal['items'] = [];
  for (const [index, entry] of call.body.readings.entries()) {
    try {
      changed.set(
        entry.equipmentID,
        await enterReading(call, call.params.boatID, entry, `readings.${index}`),
      );
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 400) throw error;
      wrong.push(...error.items);
    }
  }
  if (wrong.length > 0) throw new Refusal(400, wrong);
  return [...changed.values()];
};

const ofEquipment = async (call: Call<typeof readings.ofEquipment>) => {
  const { rows } = await sql<{
    boat_id: string;
  }>`select boat_id from equipmentgroups where _id = ${call.params.id}`.execute(call.db);
  if (!rows[0]) throw refuse(404, 'notFound');
  if (!reaches(call.viewer, rows[0].boat_id)) throw refuse(403, 'notYourBoat');
  const found = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_object('_id', _id, 'equipmentID', equipment_id, 'kind', kind,
      'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'value', value, 'total', total, 'note', note,
      'userName', user_name) order by at desc, created_at desc), '[]')::text as text
    from (select * from meter_readings where equipment_id = ${call.params.id} and at > ${call.now}::timestamptz - interval '2 years'
      order by at desc limit 800) r`.execute(call.db);
  return new JsonText(found.rows[0]?.text ?? '[]');
};

/** The fields that make a copy another machine: who it is and what it ran. */
const own = { serialNumber: '', hours: null, meterValue: null, hoursAt: null, hoursPerDay: null };

const duplicate = async (call: Call<typeof copies.duplicate>) => {
  const { data: original } = await lockItem(call, equipment, call.params.id);
  const { rows } = await sql<{
    data: Equipment;
  }>`select data from equipmentgroups where boat_id = ${original.boatID} order by seq`.execute(call.db);
  const wanted = withDescendants(
    original._id,
    rows.map((row) => row.data),
  );
  const { ids, name } = call.body;
  const there = rows.filter((row) => Object.values(ids).includes(row.data._id)).map((row) => row.data);
  if (there.length > 0) return there;
  const drafts = rows
    .filter((row) => wanted.has(row.data._id) && ids[row.data._id])
    .map(({ data }) => ({
      ...data,
      ...own,
      _id: ids[data._id] ?? '',
      parentID: ids[data.parentID] ?? data.parentID,
      name: data._id === original._id ? name : data.name,
    }));
  if (!ids[original._id]) throw refuse(400, 'required', {}, 'ids');
  return insertItems(
    call,
    equipment,
    drafts.sort(
      (a, b) => Number(b.parentID === original.parentID) - Number(a.parentID === original.parentID),
    ),
  );
};

/** Equipment groups, their meters, and copies of them. */
export const mountEquipment = (app: Hono, services: Services) => {
  implement(app, services, readings, { ofEquipment, enter });
  implement(app, services, copies, { duplicate });
  implement(
    app,
    services,
    equipment.calls,
    resourceHandlers<typeof equipment, Equipment>(equipment, {
      check: checkParent,
      checkRemove: checkNoSubgroups,
    }),
  );
};
