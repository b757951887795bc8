import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod/mini';
import type { Tables } from '../db/tables.ts';

const boatFile = z.array(
  z.object({
    name: z.string(),
    type: z.string(),
    imo: z.string(),
    flag: z.string(),
    portOfRegistry: z.string(),
    callSign: z.string(),
    mmsi: z.string(),
    grossTonnage: z.number(),
    length: z.number(),
    builder: z.string(),
    year: z.number(),
    timeZone: z.string(),
    place: z.string(),
    management: z.string(),
    free: z.string(),
  }),
);
const companyFile = z.array(
  z.object({ name: z.string(), contact: z.string(), address: z.string(), free: z.string() }),
);

/** A seeded boat: `key` is its name in lower case, also the name of its equipment file. */
export type SeededBoat = {
  _id: string;
  key: string;
  name: string;
  shortName: string;
  managementID: string;
  timeZone: string;
};

/** The text of a demo data file. */
export const demoFile = (name: string) => readFile(join(import.meta.dirname, 'data', name), 'utf8');

/** Management companies and vessels. */
export const seedCompanies = async (db: Kysely<Tables>, now: Date): Promise<SeededBoat[]> => {
  const at = now.toISOString();
  const companies = companyFile.parse(JSON.parse(await demoFile('managements.json')));
  const idOf = (name: string) => (name ? `management-${name.split(' ')[0]?.toLowerCase()}` : '');
  for (const { name, contact, address, free } of companies)
    await db
      .insertInto('managements')
      .values({
        _id: idOf(name),
        created_at: at,
        updated_at: at,
        data: JSON.stringify({ name, contact, address, free, images: [] }),
      })
      .execute();
  const boats = boatFile.parse(JSON.parse(await demoFile('boats.json')));
  const seeded = boats.map((boat) => ({
    _id: `boat-${boat.name.toLowerCase()}`,
    key: boat.name.toLowerCase(),
    name: `${boat.type} ${boat.name}`,
    shortName: boat.name,
    managementID: idOf(boat.management),
    timeZone: boat.timeZone,
  }));
  for (const [index, { name: _, free, management: __, ...particulars }] of boats.entries()) {
    const boat = seeded[index];
    if (!boat) continue;
    await db
      .insertInto('boats')
      .values({
        _id: boat._id,
        name: boat.name,
        free,
        management_id: boat.managementID || null,
        created_at: at,
        updated_at: at,
        data: JSON.stringify(particulars),
      })
      .execute();
  }
  return seeded;
};
