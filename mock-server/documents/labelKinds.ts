import { type Kysely, sql } from 'kysely';
import { z } from 'zod/mini';
import type { Label } from '#modules/labels/rules/label.ts';
import type { DocumentLanguage } from '#modules/workorder/rules/language.ts';
import type { Tables } from '../db/tables.ts';
import { idList } from '../store/records.ts';

type Asked = { db: Kysely<Tables>; boatID: string; ids: readonly string[]; language: DocumentLanguage };

/** Finds things of a boat by their ids, as the caller may see them, with what stands on their labels. */
export type FindLabels = (asked: Asked) => Promise<Label[]>;

/** The named things of a boat, as stored, read with the schema of their resource. */
export const storedThings = async <T>(
  { db, boatID, ids }: Asked,
  { name, item }: { name: 'equipmentgroups' | 'inventory' | 'locations'; item: z.ZodMiniType<T> },
): Promise<T[]> => {
  const { rows } = await sql<{ data: unknown }>`
    select data from ${sql.table(name)} where boat_id = ${boatID} and _id in ${idList(ids)}`.execute(db);
  return z.array(item).parse(rows.map(({ data }) => data));
};
