import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import papaparse from 'papaparse';
import { z } from 'zod/mini';
import { type Equipment, type EquipmentFields, equipment } from '#modules/equipment/contract.ts';
import { applyEntry, type Meter } from '#modules/equipment/rules.ts';
import type { Tables } from '../db/tables.ts';
import { insertItems, type WriteContext } from '../store/records.ts';
import { demoFile, type SeededBoat } from './companies.ts';

const csvRow = z.object({
  'Group path': z.string(),
  Name: z.string(),
  Manufacturer: z.string(),
  Model: z.string(),
  'Serial number': z.string(),
  Department: z.string(),
  Location: z.string(),
  Critical: z.string(),
  'Running hours': z.string(),
  'Hours per day': z.string(),
  'At sea': z.string(),
  'At port': z.string(),
  Remarks: z.string(),
});
type CsvRow = z.infer<typeof csvRow>;

const DAY_MS = 86_400_000;

/** The same place in the tree has the same id in every fresh demo, so that links and tests can refer to it. */
export const demoID = (boatKey: string, path: string) =>
  createHash('sha256').update(`${boatKey} ${path}`).digest('base64url').replace(/[-_]/g, 'x').slice(0, 21);

const pathOf = (row: CsvRow) => (row['Group path'] ? `${row['Group path']} > ${row.Name}` : row.Name);

type Reading = Meter & {
  at: string;
  value: number;
  total: number;
  note: string;
  kind: 'reading' | 'replacement';
};

/** A year of weekly readings that ends at `hours`, varying around the average; deterministic by `seed`. */
const yearOfReadings = (hours: number, perDay: number, now: Date, seed: number): Reading[] => {
  // The last round was some days ago: most meters were read yesterday, a few long enough ago to be due.
  const lastAgo = seed % 9 === 4 ? 11 : 1;
  const times = Array.from({ length: 53 }, (_, week) => {
    const day = new Date(now.getTime() - (lastAgo + (52 - week) * 7) * DAY_MS);
    return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 6, 5 + (seed % 40));
  });
  // More in summer than in winter, with variation.
  const weights = times.map((time, i) => {
    const season = 1 + 0.7 * Math.sin(((new Date(time).getUTCMonth() - 3) / 12) * 2 * Math.PI);
    return i === 0 ? 0 : perDay * 7 * season * (0.6 + (((seed * 31 + i * 17) % 23) / 23) * 0.8);
  });
  let left = hours;
  const totals = weights.toReversed().map((weight) => {
    const total = left;
    left = Math.max(0, Math.round((left - weight) * 10) / 10);
    return total;
  });
  let meter: Meter = { hours: null, meterValue: null, hoursAt: null, hoursPerDay: null };
  return totals.toReversed().map((value, i) => {
    const at = new Date(times[i] ?? 0).toISOString();
    meter = applyEntry(meter, { kind: 'reading', at, value });
    return { ...meter, at, value, total: meter.hours ?? value, note: '', kind: 'reading' };
  });
};

const insertReadings = async (db: Kysely<Tables>, boatID: string, equipmentID: string, list: Reading[]) => {
  const rows = list.map((reading, i) => ({ ...reading, _id: demoID(equipmentID, String(i)) }));
  await sql`insert into meter_readings (_id, equipment_id, boat_id, at, kind, value, total, note, user_id, user_name, created_at, rev)
    select r->>'_id', ${equipmentID}, ${boatID}, (r->>'at')::timestamptz, r->>'kind', (r->>'value')::numeric,
      (r->>'total')::numeric, r->>'note', 'user-engineer', 'Tom Halvorsen', (r->>'at')::timestamptz, 0
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`.execute(db);
};

const fieldsOf = (row: CsvRow): Omit<EquipmentFields, 'parentID'> => ({
  name: row.Name,
  manufacturer: row.Manufacturer,
  modelNumber: row.Model,
  serialNumber: row['Serial number'],
  department: row.Department,
  location: row.Location,
  remarks: row.Remarks,
  critical: row.Critical === 'yes',
  atSea: row['At sea'] === 'yes',
  atPort: row['At port'] === 'yes',
  isArchived: false,
  metered: row['Running hours'] !== '',
});

const rowsOf = async (boat: SeededBoat) => {
  const { data } = papaparse.parse(await demoFile(`${boat.key}-equipment.csv`), {
    header: true,
    skipEmptyLines: true,
  });
  return z.array(csvRow).parse(data);
};

const contextAt = (db: Kysely<Tables>, at: Date): WriteContext => ({
  db,
  now: at.toISOString(),
  viewer: { _id: 'user-engineer', name: 'Tom Halvorsen' },
});

/** A seeded piece of equipment: its path in the tree, and its readings of the year, oldest first. */
export type SeededMachine = { item: Equipment; path: string; readings: { at: string; total: number }[] };

/** Seeds a demo vessel's equipment from its list, with a year of meter readings. */
export const seedEquipment = async (
  db: Kysely<Tables>,
  now: Date,
  boat: SeededBoat,
): Promise<SeededMachine[]> => {
  const rows = await rowsOf(boat);
  const drafts = rows.map((row, index) => {
    const id = demoID(boat.key, pathOf(row));
    const list = row['Running hours']
      ? yearOfReadings(Number(row['Running hours']), Number(row['Hours per day']), now, index)
      : [];
    const last = list.at(-1);
    const meter = last
      ? {
          hours: last.hours,
          meterValue: last.meterValue,
          hoursAt: last.hoursAt,
          hoursPerDay: last.hoursPerDay,
        }
      : {};
    const parentID = row['Group path'] ? demoID(boat.key, row['Group path']) : '';
    return {
      list,
      path: pathOf(row),
      draft: { ...fieldsOf(row), ...meter, parentID, _id: id, boatID: boat._id },
    };
  });
  const items = await insertItems<Equipment>(
    contextAt(db, new Date(now.getTime() - 400 * DAY_MS)),
    equipment,
    drafts.map(({ draft }) => draft),
    'import',
  );
  for (const { list, draft } of drafts)
    if (list.length > 0) await insertReadings(db, boat._id, draft._id, list);
  return items.flatMap((item, index) => {
    const made = drafts[index];
    return made ? [{ item, path: made.path, readings: made.list }] : [];
  });
};

/** Seeds `count` pieces of equipment for measuring: the vessel's own list repeatedly, in numbered sections. */
export const seedManyEquipment = async (
  db: Kysely<Tables>,
  now: Date,
  boat: SeededBoat,
  count: number,
): Promise<SeededMachine[]> => {
  const rows = await rowsOf(boat);
  const drafts = Array.from({ length: count }, (_, index) => {
    const section = Math.floor(index / rows.length);
    const row = rows[index % rows.length] ?? rows[0];
    if (!row) throw new Error('The demo list is empty');
    const id = (path: string) => demoID(boat.key, section === 0 ? path : `${section} ${path}`);
    const fields = fieldsOf(row);
    return {
      ...fields,
      metered: section === 0 && fields.metered,
      name: section === 0 || row['Group path'] ? fields.name : `${fields.name} ${section + 1}`,
      serialNumber:
        section === 0 || !fields.serialNumber ? fields.serialNumber : `${fields.serialNumber}-${section + 1}`,
      parentID: row['Group path'] ? id(row['Group path']) : '',
      _id: id(pathOf(row)),
      boatID: boat._id,
    };
  });
  const items = await insertItems<Equipment>(contextAt(db, now), equipment, drafts, 'import');
  return items.map((item, index) => {
    const row = rows[index % rows.length];
    return { item, path: row ? pathOf(row) : item.name, readings: [] };
  });
};
