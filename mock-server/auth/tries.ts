import { sql } from 'kysely';
import { ApiError } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';

/**
 * Free attempts for one key before it has to wait; the first wait doubles with each further attempt up to the longest.
 */
const MAX_FREE_TRIES = 5;
const FIRST_WAIT_S = 30;
const MAX_WAIT_S = 900;

/**
 * Counts an attempt for a key before anything is checked, in one statement, so that simultaneous attempts count too;
 * fails while the key must wait. Stored in the database so that all processes count together; a success clears the key.
 */
export const countTry = async (
  { db, now }: Pick<Call, 'db' | 'now'>,
  key: string,
  { free = MAX_FREE_TRIES, maxWait = MAX_WAIT_S } = {},
) => {
  const count = sql`case when f.at < ${now}::timestamptz - interval '1 hour' then 1 else f.count + 1 end`;
  const { rows } = await sql`
    insert into login_failures as f (key, count, at) values (${key}, 1, ${now})
    on conflict (key) do update set at = excluded.at, count = ${count},
      until = case when ${count} >= ${free}::int then ${now}::timestamptz
        + least(${FIRST_WAIT_S}::int * power(2, least(${count} - ${free}::int, 10)), ${maxWait}::int) * interval '1 second' end
    where f.until is null or f.until <= ${now}::timestamptz
    returning key`.execute(db);
  if (rows.length > 0) return;
  const waiting = await db
    .selectFrom('login_failures')
    .select('until')
    .where('key', '=', key)
    .executeTakeFirst();
  const seconds = Math.max(1, Math.ceil((Date.parse(waiting?.until ?? now) - Date.parse(now)) / 1000));
  throw new ApiError(429, [{ key: 'tooManyTries', params: { seconds } }], { retryAfter: seconds });
};

/** Forgets the attempts of a key, after a success. */
export const forgetTries = ({ db }: Pick<Call, 'db'>, key: string) =>
  db.deleteFrom('login_failures').where('key', '=', key).execute();

/** Takes back one attempt of a key that others count with, after a success. */
export const takeBackTry = ({ db }: Pick<Call, 'db'>, key: string, free: number) =>
  sql`update login_failures set count = count - 1,
    until = case when count - 1 < ${free}::int then null else until end where key = ${key}`.execute(db);
