import { sql } from 'kysely';
import type { Viewer } from '../auth/viewer.ts';
import type { Services } from '../services.ts';
import { ApiError } from './apiError.ts';

/**
 * How many calls of a kind a person may make in a minute. The ordinary day stays far below: a week's 500 waiting changes
 * are 5 batches, an import of 10,000 rows is 50 calls.
 */
export const callsPerMinute = { hash: 12, sign: 90, paper: 30, import: 300, mail: 60, batch: 120 } as const;
type Kind = keyof typeof callsPerMinute;

/** The kind of an expensive call, which its module says; of some calls only those with a certain body are expensive. */
export type Limit = Kind | ((body: unknown) => Kind | undefined);

/**
 * Counts an expensive call of a person, in the database, so that all processes count together; fails with 429 and
 * Retry-After if there were too many in this minute. Other calls cost nothing.
 */
export const limitPerson = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  limit: Limit | undefined,
  viewer: Pick<Viewer, '_id'>,
  body: unknown,
): Promise<void> => {
  const kind = typeof limit === 'function' ? limit(body) : limit;
  if (!kind) return;
  const now = clock();
  const at = now.toISOString();
  const isOver = sql`l.since <= ${at}::timestamptz - interval '1 minute'`;
  const { rows } = await sql<{ count: number; since: string }>`
    insert into person_limits as l (key, count, since) values (${`${kind} ${viewer._id}`}, 1, ${at})
    on conflict (key) do update set count = case when ${isOver} then 1 else l.count + 1 end,
      since = case when ${isOver} then excluded.since else l.since end
    returning count, since`.execute(database.db);
  const [counted] = rows;
  if (!counted || counted.count <= callsPerMinute[kind]) return;
  const seconds = Math.max(1, Math.ceil((Date.parse(counted.since) + 60_000 - now.getTime()) / 1000));
  throw new ApiError(429, [{ key: 'tooManyTries', params: { seconds } }], { retryAfter: seconds });
};
