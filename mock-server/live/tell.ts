import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { liveEvents, MOST_IDS } from '#modules/sync/contract.ts';
import type { Tables } from '../db/tables.ts';
import type { Topic } from './topics.ts';

/** The channel of the database on which all processes tell each other. */
export const CHANNEL = 'live';

/** What a channel takes, less some room: 8,000 bytes. */
const MOST_BYTES = 7500;

/** What processes tell each other. `rights` comes from triggers of the tables (migration 0005). */
export const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changed'), ...liveEvents.changed.shape }),
  z.object({ kind: z.literal('notice'), users: z.array(z.string()), op: z.string() }),
  z.object({
    kind: z.literal('rights'),
    userID: z.string().nullish(),
    boatID: z.string().nullish(),
    /** Boats whose people it is about. */
    aboard: z.array(z.string().nullable()).nullish(),
    /** Which boats managers reach may have changed. */
    fleet: z.boolean().nullish(),
  }),
  z.object({
    kind: z.literal('look'),
    session: z.string(),
    userID: z.string(),
    name: z.string(),
    boatID: z.string(),
    resource: z.string(),
    id: z.string(),
  }),
]);
export type Message = z.infer<typeof messageSchema>;

/** Tells all processes when the transaction is committed; what is rolled back is never told. */
export const tell = async (db: Kysely<Tables>, message: Message) => {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`.execute(db);
};

type Teller = { db: Kysely<Tables>; viewer: { _id: string }; opId?: string };

/** Tells that things of a boat changed, see the event `changed`. */
export const tellChanged = (
  { db, viewer, opId = '' }: Teller,
  resource: Topic,
  boatID: string,
  ids: readonly string[],
  rev = 0,
) => {
  const message = { kind: 'changed' as const, resource, boatID, rev, by: viewer._id, op: opId };
  const named = ids.length <= MOST_IDS ? [...new Set(ids)] : [];
  const fits = Buffer.byteLength(JSON.stringify(named)) < MOST_BYTES - 1000;
  return tell(db, { ...message, ids: fits ? named : [] });
};

/** Tells people that their notices changed. */
export const tellNotice = async (
  { db, opId = '' }: Pick<Teller, 'db' | 'opId'>,
  users: readonly string[],
) => {
  const all = [...new Set(users)];
  for (let from = 0; from < all.length; from += 100)
    await tell(db, { kind: 'notice', users: all.slice(from, from + 100), op: opId });
};
