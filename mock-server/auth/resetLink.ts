import { randomBytes } from 'node:crypto';
import type { Call } from '../http/implement.ts';
import { hashToken } from './viewer.ts';

/**
 * A link for setting a password once, within `ms`. It contains a secret of the server in addition to the token, which a
 * browser may have made.
 */
export const makeResetLink = async (
  { db, now, services }: Pick<Call, 'db' | 'now' | 'services'>,
  userID: string,
  ms: number,
  token = randomBytes(16).toString('base64url'),
): Promise<string> => {
  const secret = randomBytes(24).toString('base64url');
  const stored = await db
    .insertInto('reset_tokens')
    .values({
      token_hash: hashToken(token),
      secret_hash: hashToken(secret),
      user_id: userID,
      created_at: now,
      expires_at: new Date(new Date(now).getTime() + ms).toISOString(),
    })
    // Without naming the column: who may add a link for a new account may not read links.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // A token that exists already would make a link that does not work.
  if (stored.numInsertedOrUpdatedRows === 0n) return makeResetLink({ db, now, services }, userID, ms);
  return `${services.origin}/auth/reset-password/${encodeURIComponent(`${token}.${secret}`)}`;
};
