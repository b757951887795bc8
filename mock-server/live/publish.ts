import { type Kysely, sql } from 'kysely';
import { z } from 'zod/mini';
import { liveEvents, MAX_IDS } from '#modules/sync/contract.ts';
import type { Tables } from '../db/tables.ts';
import type { Topic } from './topics.ts';

/** The database channel that connects all processes. */
export const CHANNEL = 'live';

/** The size limit of a notification, 8,000 bytes, minus a margin. */
const MAX_MESSAGE_BYTES = 7500;

/** Messages between processes. `rights` comes from triggers of the tables (migration 0005). */
export const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changed'), ...liveEvents.changed.shape }),
  z.object({ kind: z.literal('notice'), users: z.array(z.string()), op: z.string() }),
  z.object({
    kind: z.literal('rights'),
    userID: z.nullish(z.string()),
    boatID: z.nullish(z.string()),
    /** Boats whose people have changed. */
    aboard: z.nullish(z.array(z.nullable(z.string()))),
    /** The fleet of managers may have changed. */
    fleet: z.nullish(z.boolean()),
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

/** Notifies all processes when the transaction commits; a rolled-back transaction notifies nobody. */
export const publish = async (db: Kysely<Tables>, message: Message) => {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`.execute(db);
};

type Publisher = { db: Kysely<Tables>; viewer: { _id: string }; opId?: string };

/** Publishes a change of a boat's items, see the event `changed`. */
export const publishChange = (
  { db, viewer, opId = '' }: Publisher,
  { name: resource }: Topic,
  boatID: string,
  ids: readonly string[],
  rev = 0,
) => {
  const message = { kind: 'changed' as const, resource, boatID, rev, by: viewer._id, op: opId };
  const named = ids.length <= MAX_IDS ? [...new Set(ids)] : [];
  const fits = Buffer.byteLength(JSON.stringify(named)) < MAX_MESSAGE_BYTES - 1000;
  return publish(db, { ...message, ids: fits ? named : [] });
};

/** Tells users that their notices changed. */
export const notify = async ({ db, opId = '' }: Pick<Publisher, 'db' | 'opId'>, users: readonly string[]) => {
  const all = [...new Set(users)];
  for (let from = 0; from < all.length; from += 100)
    await publish(db, { kind: 'notice', users: all.slice(from, from + 100), op: opId });
};
