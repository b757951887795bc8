import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod/mini';
import { type Section, sections } from '#modules/sections/contract.ts';
import { type SpareEquipment, spareEquipment } from '#modules/spareequipment/contract.ts';
import { type Spare, spares } from '#modules/spares/contract.ts';
import type { Tables } from '../db/tables.ts';
import type { FileStore } from '../store/files.ts';
import { insertItems } from '../store/records.ts';
import { demoFile, type SeededBoat } from './companies.ts';
import { demoID } from './equipment.ts';

const share = z.number();
const part = z.object({
  key: z.string(),
  designation: z.string(),
  partNo: z.string(),
  quantity: z.number(),
  measurement: z.optional(z.string()),
  standard: z.optional(z.string()),
  fn: z.optional(z.string()),
  description: z.optional(z.string()),
});
const book = z.object({
  equipment: z.array(z.object({ name: z.string(), path: z.string(), department: z.string() })),
  sections: z.array(
    z.object({
      /** The index of its equipment. */
      equipment: z.int(),
      name: z.string(),
      drawing: z.string(),
      /** Number, place of the bubble, end of its line. */
      spots: z.array(z.tuple([z.string(), share, share, share, share])),
      parts: z.array(part),
    }),
  ),
});

const readBook = async () => book.parse(JSON.parse(await demoFile('spares.json')));

export type StoredDrawing = { file: string; sha: string; size: number };

/** Puts the drawings into the file store; before the transaction, which must not wait for a disk. */
export const storeDrawings = async (files: FileStore): Promise<StoredDrawing[]> => {
  const { sections: pages } = await readBook();
  return Promise.all(
    pages.map(async ({ drawing: file }) => {
      const bytes = await readFile(join(import.meta.dirname, 'data', 'drawings', file));
      return { file, sha: await files.put(bytes), size: bytes.length };
    }),
  );
};

/** The spares book of the demo vessel: four machines, their sections with drawings and spots, and their parts. */
export const seedSpares = async (
  db: Kysely<Tables>,
  now: Date,
  boat: SeededBoat,
  drawings: readonly StoredDrawing[],
) => {
  const { equipment, sections: pages } = await readBook();
  const at = new Date(now.getTime() - 60 * 86_400_000).toISOString();
  const context = { db, now: at, viewer: { _id: 'user-engineer', name: 'Tom Halvorsen' } };
  const boatID = boat._id;
  const equipmentID = (index: number) => `spareequipment-${boat.key}-${index + 1}`;
  const sectionID = (index: number) => `section-${boat.key}-${index + 1}`;
  const drawingID = (file: string) => demoID(boat.key, file);
  await insertItems<SpareEquipment>(
    context,
    spareEquipment,
    equipment.map(({ name, path, department }, index) => ({
      _id: equipmentID(index),
      boatID,
      equipmentName: name,
      department,
      equipmentGroupID: demoID(boat.key, path),
    })),
  );
  await insertItems<Section>(
    context,
    sections,
    pages.map(({ equipment: of, name, drawing, spots }, index) => ({
      _id: sectionID(index),
      boatID,
      sectionName: name,
      equipmentID: equipmentID(of),
      spots: spots.map(([key, x, y, partX, partY]) => ({
        key,
        page: drawingID(drawing),
        x,
        y,
        partX,
        partY,
      })),
    })),
  );
  const stock = await sql<{
    _id: string;
    part_no: string;
  }>`select _id, lower(data->>'partNo') as part_no from inventory
    where boat_id = ${boatID} and data->>'partNo' <> ''`.execute(db);
  const items = new Map(stock.rows.map((row) => [row.part_no, row._id]));
  for (const [index, { equipment: of, parts }] of pages.entries())
    await insertItems<Spare>(
      context,
      spares,
      parts.map((each, at) => ({
        _id: `spare-${boat.key}-${index + 1}-${at + 1}`,
        boatID,
        ...each,
        unit: 'pcs',
        department: 'Engine',
        equipmentID: equipmentID(of),
        sectionID: sectionID(index),
        inventoryID: items.get(each.partNo.toLowerCase()) ?? '',
      })),
    );
  for (const [index, { file, sha, size }] of drawings.entries())
    await sql`insert into files (_id, boat_id, owner_resource, owner_id, kind, name, type, size, sha256, created_at, created_by, rev, data)
      values (${drawingID(file)}, ${boatID}, 'sections', ${sectionID(index)}, 'photo', ${file}, 'image/png', ${size}, ${sha},
        ${at}, 'user-engineer', 0, '{"thumb":null,"createdBy":"Tom Halvorsen"}'::jsonb)`.execute(db);
};
