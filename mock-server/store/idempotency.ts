import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { ApiError, fail } from '../http/apiError.ts';
import { readJson } from '../http/readJson.ts';

/** An answer as sent, stored for sending again. */
export type StoredAnswer = { status: number; text: string };

/** An operation, by the key that its caller gave it. */
export type OperationKey = { id: string; userID: string; hash: string };

/** Statuses that mean "not now": the same operation may succeed later. The browser's outbox reads them the same way. */
const temporary = new Set([401, 408, 424, 425, 429]);

/**
 * Whether the refusal is final. A repeated call may arrive late: once the user was told that it failed, it must not be
 * done. A body that arrived incomplete does not count.
 */
export const isPermanent = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status < 500 &&
  !temporary.has(error.status) &&
  !error.items.some(({ key }) => key === 'notReadable');

const plain = (content: string) => {
  try {
    return JSON.stringify(readJson(content));
  } catch {
    return content;
  }
};

/** The key of an operation; `content` is its body as sent. Fails if the key is too long. */
export const operationKey = (userID: string, opId: string, call: string, content: string): OperationKey => {
  if (opId.length > 100) throw fail(400, 'tooLong', { n: 100 }, 'idempotency-key');
  return { id: `${userID}:${opId}`, userID, hash: hash('sha256', `${call} ${plain(content)}`) };
};

const claim = async (
  db: Kysely<Tables>,
  { id, userID, hash }: OperationKey,
  { status, text }: StoredAnswer,
) =>
  (await db
    .insertInto('applied_ops')
    .values({ op_id: id, user_id: userID, request_hash: hash, status, response: text })
    .onConflict((conflict) => conflict.doNothing())
    .returning('op_id')
    .executeTakeFirst()) !== undefined;

const earlierAnswer = async (db: Kysely<Tables>, key: OperationKey): Promise<StoredAnswer> => {
  const { request_hash, status, response } = await db
    .selectFrom('applied_ops')
    .select(['request_hash', 'status', 'response'])
    .where('op_id', '=', key.id)
    .executeTakeFirstOrThrow();
  if (request_hash !== key.hash) throw fail(422, 'sameKeyOtherBody');
  return { status, text: response };
};

/**
 * Does the operation of a key unless it was answered before; the answer is stored in the transaction of the change.
 * Other copies wait here for the answer of the one in progress.
 */
export const answerOnce = async (
  trx: Kysely<Tables>,
  key: OperationKey,
  run: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { replayed: boolean }> => {
  if (!(await claim(trx, key, { status: 0, text: '' })))
    return { ...(await earlierAnswer(trx, key)), replayed: true };
  const { status, text } = await run();
  await trx.updateTable('applied_ops').set({ status, response: text }).where('op_id', '=', key.id).execute();
  return { status, text, replayed: false };
};

/**
 * Stores a refusal after the transaction was rolled back. If another copy of the operation was answered first, all
 * copies get that answer.
 */
export const storeError = async (
  db: Kysely<Tables>,
  key: OperationKey,
  refusal: StoredAnswer,
): Promise<StoredAnswer> => ((await claim(db, key, refusal)) ? refusal : earlierAnswer(db, key));
