import type { Kysely } from 'kysely';
import { createResourceTable } from './resourceTable.ts';

/** The spares book of a boat: equipment, their sections with drawings, and their parts. */
export const up = async (db: Kysely<unknown>) => {
  await createResourceTable(db, 'spareequipment');
  await createResourceTable(
    db,
    'sections',
    ["equipment_id text generated always as (data->>'equipmentID') stored"],
    ['equipment_id'],
  );
  await createResourceTable(
    db,
    'spares',
    [
      "equipment_id text generated always as (data->>'equipmentID') stored",
      "section_id text generated always as (nullif(data->>'sectionID', '')) stored",
      "part_no text generated always as (lower(data->>'partNo')) stored",
    ],
    ['equipment_id, part_no', 'section_id'],
  );
};
