import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './db/tables.ts';
import { readJson } from './readJson.ts';
import { Refusal, refuse } from './refusal.ts';

/** An answer as it is sent, and as it is sent again. */
export type Kept = { status: number; text: string };

/** An operation by the key that its caller gave it. */
export type Key = { id: string; userID: string; hash: string };

/** They say "not now": the same operation may be done later. The outbox of the browser reads them the same way. */
const passing = new Set([401, 408, 424, 425, 429]);

/**
 * Whether it is a no for good. A call that comes twice may come late: when a person was told no, it must not be done then.
 * What did not arrive whole is no such call.
 */
export const isFinal = (error: unknown): error is Refusal =>
  error instanceof Refusal &&
  error.status < 500 &&
  !passing.has(error.status) &&
  !error.items.some(({ key }) => key === 'notReadable');

const plain = (content: string) => {
  try {
    return JSON.stringify(readJson(content));
  } catch {
    return content;
  }
};

/** The key of an operation; `content` is its body as sent. Refuses a key that is too long. */
export const keyOf = (userID: string, opId: string, call: string, content: string): Key => {
  if (opId.length > 100) throw refuse(400, 'tooLong', { n: 100 }, 'idempotency-key');
  return { id: `${userID}:${opId}`, userID, hash: hash('sha256', `${call} ${plain(content)}`) };
};

const place = async (db: Kysely<Tables>, { id, userID, hash }: Key, { status, text }: Kept) =>
  (await db
    .insertInto('applied_ops')
    .values({ op_id: id, user_id: userID, request_hash: hash, status, response: text })
    .onConflict((conflict) => conflict.doNothing())
    .returning('op_id')
    .executeTakeFirst()) !== undefined;

const earlier = async (db: Kysely<Tables>, key: Key): Promise<Kept> => {
  const { request_hash, status, response } = await db
    .selectFrom('applied_ops')
    .select(['request_hash', 'status', 'response'])
    .where('op_id', '=', key.id)
    .executeTakeFirstOrThrow();
  if (request_hash !== key.hash) throw refuse(422, 'sameKeyOtherBody');
  return { status, text: response };
};

/**
 * Does the operation of a key, unless it was answered before; the answer is stored in the transaction of the change.
 * While one copy is being done, others wait here for its answer.
 */
export const once = async (
  trx: Kysely<Tables>,
  key: Key,
  deed: () => Promise<Kept>,
): Promise<Kept & { again: boolean }> => {
  if (!(await place(trx, key, { status: 0, text: '' }))) return { ...(await earlier(trx, key)), again: true };
  const { status, text } = await deed();
  await trx.updateTable('applied_ops').set({ status, response: text }).where('op_id', '=', key.id).execute();
  return { status, text, again: false };
};

/**
 * Stores a refusal, after what was begun is rolled back. If another copy of the operation was answered first, its answer
 * is the one of all copies.
 */
export const remember = async (db: Kysely<Tables>, key: Key, refusal: Kept): Promise<Kept> =>
  (await place(db, key, refusal)) ? refusal : earlier(db, key);
