import { sql } from 'kysely';
import type { Section } from '#modules/sections/contract.ts';
import type { SpareEquipment } from '#modules/spareequipment/contract.ts';
import type { Spare } from '#modules/spares/contract.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { lockBoat } from '../../store/records.ts';

type Db = Call['db'];
type Checking = Pick<Call, 'db'>;

const isOf = async (db: Db, table: string, boatID: string, id: string) => {
  const { rows } =
    await sql`select 1 from ${sql.table(table)} where _id = ${id} and boat_id = ${boatID}`.execute(db);
  return rows.length > 0;
};

const stands = async (
  db: Db,
  table: string,
  column: string,
  { _id, boatID }: { _id: string; boatID: string },
) => {
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where boat_id = ${boatID} and ${sql.ref(column)} = ${_id} limit 1`.execute(db);
  return rows.length > 0;
};

/** The machine aboard must be one of the boat's. */
export const checkEquipment = async ({ db }: Checking, next: SpareEquipment, before?: SpareEquipment) => {
  const { equipmentGroupID: id } = next;
  if (id !== '' && id !== before?.equipmentGroupID && !(await isOf(db, 'equipmentgroups', next.boatID, id)))
    throw fail(400, 'equipmentMissing', {}, 'equipmentGroupID');
};

/** Sections and parts of an equipment must go before it; writers of the boat wait, so that none is added meanwhile. */
export const checkRemoveEquipment = async ({ db }: Checking, item: SpareEquipment) => {
  await lockBoat(db, item.boatID);
  if (
    (await stands(db, 'sections', 'equipment_id', item)) ||
    (await stands(db, 'spares', 'equipment_id', item))
  )
    throw fail(409, 'hasSpares');
};

/** A section belongs to an equipment of its boat, and takes another one only while it is empty. */
export const checkSection = async ({ db }: Checking, next: Section, before?: Section) => {
  if (next.equipmentID === before?.equipmentID) return;
  await lockBoat(db, next.boatID);
  if (!(await isOf(db, 'spareequipment', next.boatID, next.equipmentID)))
    throw fail(400, 'equipmentMissing', {}, 'equipmentID');
  if (before && (await stands(db, 'spares', 'section_id', before)))
    throw fail(409, 'hasSpares', {}, 'equipmentID');
};

export const checkRemoveSection = async ({ db }: Checking, item: Section) => {
  await lockBoat(db, item.boatID);
  if (await stands(db, 'spares', 'section_id', item)) throw fail(409, 'hasSpares');
};

/**
 * A part belongs to an equipment of its boat, and to a section of that equipment or none. Its number is there once
 * (domain rules, section 15), whatever the case of its letters.
 */
export const checkSpare = async ({ db }: Checking, next: Spare, before?: Spare) => {
  const { inventoryID: item } = next;
  if (item !== '' && item !== before?.inventoryID && !(await isOf(db, 'inventory', next.boatID, item)))
    throw fail(400, 'stockMissing', {}, 'inventoryID');
  const moved = next.equipmentID !== before?.equipmentID || next.sectionID !== before?.sectionID;
  const numbered = next.partNo !== '' && (moved || next.partNo !== before?.partNo);
  if (!moved && !numbered) return;
  await lockBoat(db, next.boatID);
  if (moved && !(await isOf(db, 'spareequipment', next.boatID, next.equipmentID)))
    throw fail(400, 'equipmentMissing', {}, 'equipmentID');
  if (moved && next.sectionID !== '') {
    const { rows } =
      await sql`select 1 from sections where _id = ${next.sectionID} and boat_id = ${next.boatID}
      and equipment_id = ${next.equipmentID}`.execute(db);
    if (rows.length === 0) throw fail(400, 'sectionMissing', {}, 'sectionID');
  }
  if (!numbered) return;
  const { rows } = await sql<{ name: string }>`select data->>'designation' as name from spares
    where boat_id = ${next.boatID} and equipment_id = ${next.equipmentID} and part_no = lower(${next.partNo})
      and _id <> ${next._id} limit 1`.execute(db);
  if (rows[0]) throw fail(409, 'partNoTaken', { name: rows[0].name }, 'partNo');
};
