import { randomBytes } from 'node:crypto';
import { z } from 'zod/mini';
import type { Database } from '../db/database.ts';

/** A random setting: created once and stored in the database, so that all processes share it. */
const randomSetting = async ({ db }: Database, key: string, bytes: number): Promise<string> => {
  await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(randomBytes(bytes).toString('base64url')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return z.string().parse(row.value);
};

/** The secret that signs file links. */
export const secretOf = (database: Database) => randomSetting(database, 'secret', 32);

/** The id of this database's contents, which every answer names. Whoever restores a backup deletes the setting. */
export const epochOf = (database: Database) => randomSetting(database, 'epoch', 9);
