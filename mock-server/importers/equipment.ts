import { sql } from 'kysely';
import { type Equipment, equipment } from '#modules/equipment/contract.ts';
import { fail } from '../http/apiError.ts';
import { idList, insertItems, lockItemsOf, updateItems, type WriteContext } from '../store/records.ts';
import { undoItems } from './bulk.ts';
import { type Applied, type Importer, type NumberedRow, RowsRefused } from './importer.ts';
import { type EquipmentPlan, planEquipmentRows } from './planEquipment.ts';
import { equipmentColumns } from './readEquipmentRow.ts';

const insertReadings = (
  { db, now, viewer }: WriteContext,
  boatID: string,
  readings: EquipmentPlan['readings'],
) =>
  sql`insert into meter_readings (_id, equipment_id, boat_id, at, kind, value, total, note, user_id, user_name, created_at)
    select r->>'_id', r->>'equipmentID', ${boatID}, (r->>'at')::timestamptz, 'reading', (r->>'value')::numeric,
      (r->>'total')::numeric, '', ${viewer._id}, ${viewer.name}, ${now}
    from jsonb_array_elements(${JSON.stringify(readings)}::jsonb) r`.execute(db);

const apply = async (
  context: WriteContext,
  boatID: string,
  rows: readonly NumberedRow[],
): Promise<Applied> => {
  const existing = new Map(
    (await lockItemsOf(context.db, equipment, boatID)).map((row) => [row.data._id, row]),
  );
  const items = [...existing.values()].map(({ data }) => data);
  const plan = planEquipmentRows(boatID, items, rows, context.now);
  const errors = plan.rows.flatMap((row) => row.errors);
  if (errors.length > 0) throw new RowsRefused(errors);
  await insertItems(context, equipment, plan.creates, 'import');
  const changes = plan.updates.flatMap(({ item, fields }) => {
    const row = existing.get(item._id);
    return row ? [{ row, fields }] : [];
  });
  await updateItems(context, equipment, changes, 'import');
  await insertReadings(context, boatID, plan.readings);
  return {
    created: plan.creates.map(({ _id }) => _id),
    updated: plan.updates.map(({ item }) => item._id),
    extra: plan.readings.map(({ _id }) => _id),
  };
};

const undo = async (context: WriteContext, boatID: string, applied: Applied, at: string) => {
  await undoItems<Equipment>(context, equipment, boatID, applied, at);
  const { rows } = await sql`select 1 from equipmentgroups
    where boat_id = ${boatID} and parent_id in ${idList(applied.created)} limit 1`.execute(context.db);
  // Somebody has put something into a group that the import created, or planned work on it.
  if (rows.length > 0) throw fail(409, 'importTooLate');
  const jobs = await sql`select 1 from worklist
    where boat_id = ${boatID} and equipment_id in ${idList(applied.created)} limit 1`.execute(context.db);
  if (jobs.rows.length > 0) throw fail(409, 'importTooLate');
  await sql`delete from meter_readings where _id in ${idList(applied.extra)}`.execute(context.db);
};

/** Equipment groups from a file. */
export const equipmentImporter: Importer = {
  access: equipment.access.write,
  fields: equipmentColumns,
  check: async ({ db, now }, boatID, rows) => {
    const found = await sql<{
      data: unknown;
    }>`select data from equipmentgroups where boat_id = ${boatID} order by _id`.execute(db);
    const plan = planEquipmentRows(
      boatID,
      found.rows.map(({ data }) => equipment.item.parse(data)),
      rows,
      now,
    );
    return { rows: plan.rows, groups: plan.groups, groupPaths: plan.groupPaths };
  },
  apply,
  undo,
};
