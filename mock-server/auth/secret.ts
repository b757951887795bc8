import { randomBytes } from 'node:crypto';
import { z } from 'zod/mini';
import type { Database } from '../db/database.ts';

/** The secret that signs file links: created once and stored in the database, so that all processes share it. */
export const secretOf = async ({ db }: Database): Promise<string> => {
  await db
    .insertInto('settings')
    .values({ key: 'secret', value: JSON.stringify(randomBytes(32).toString('base64url')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'secret')
    .executeTakeFirstOrThrow();
  return z.string().parse(row.value);
};
