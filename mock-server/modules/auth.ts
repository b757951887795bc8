import { createHash, randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { auth } from '#modules/auth/contract.ts';
import { type Call, implement } from '../implement.ts';
import { tell } from '../live/tell.ts';
import { checkPassword, hashPassword } from '../passwords.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Services } from '../services.ts';
import { forgetSessions, hashToken, newToken, SESSION_MS } from '../viewer.ts';
import { postNotice } from './notices.ts';
import { readUser } from './users.ts';

/** How long a reset link works, in ms. */
const RESET_MS = 3_600_000;

/** Wrong tries for one name before it has to wait, and the first wait in seconds; it doubles up to 15 minutes. */
const FREE_TRIES = 5;
const FIRST_WAIT = 30;

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

/** Counts a try for a key, kept in the database so that all processes count together; refuses while it must wait. */
const checkWait = async ({ db, now }: Pick<Call, 'db' | 'now'>, key: string) => {
  const row = await db.selectFrom('login_failures').selectAll().where('key', '=', key).executeTakeFirst();
  const wait = row?.until ? new Date(row.until).getTime() - new Date(now).getTime() : 0;
  if (wait <= 0) return;
  const seconds = Math.ceil(wait / 1000);
  throw new Refusal(429, [{ key: 'tooManyTries', params: { seconds } }], { retryAfter: seconds });
};

const countTry = async ({ db, now }: Pick<Call, 'db' | 'now'>, key: string, free: number) => {
  const { rows } = await sql<{ count: number }>`
    insert into login_failures (key, count, at) values (${key}, 1, ${now})
    on conflict (key) do update set at = excluded.at,
      count = case when login_failures.at < ${now}::timestamptz - interval '1 hour' then 1 else login_failures.count + 1 end
    returning count`.execute(db);
  const over = Number(rows[0]?.count ?? 1) - free;
  if (over < 0) return;
  const wait = Math.min(FIRST_WAIT * 2 ** over, 900);
  const until = new Date(new Date(now).getTime() + wait * 1000).toISOString();
  await db.updateTable('login_failures').set({ until }).where('key', '=', key).execute();
};

const login = async (call: Call<typeof auth.login>) => {
  const { db, body, now, from } = call;
  const username = body.username.toLowerCase();
  await checkWait(call, `login ${username}`);
  const user = await db
    .selectFrom('users')
    .select(['_id', 'password_hash'])
    .where('username', '=', username)
    .where('soft_deleted', '=', false)
    .executeTakeFirst();
  if (!(await checkPassword(body.password, user?.password_hash)) || !user) {
    await countTry(call, `login ${username}`, FREE_TRIES);
    throw refuse(401, 'wrongLogin');
  }
  await db.deleteFrom('login_failures').where('key', '=', `login ${username}`).execute();
  const token = newToken();
  const expires = new Date(new Date(now).getTime() + SESSION_MS).toISOString();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: user._id,
      created_at: now,
      last_seen_at: now,
      expires_at: expires,
      user_agent: from.agent.slice(0, 300),
    })
    .execute();
  return { token, userID: user._id };
};

/**
 * A link with which a person sets a password, once, within `ms`. It carries a secret of the server beside the token,
 * which a browser may have made.
 */
export const makeResetLink = async (
  { db, now, services }: Pick<Call, 'db' | 'now' | 'services'>,
  userID: string,
  ms: number,
  token = randomBytes(16).toString('base64url'),
): Promise<string> => {
  const secret = randomBytes(24).toString('base64url');
  await db
    .insertInto('reset_tokens')
    .values({
      token_hash: sha(token),
      secret_hash: sha(secret),
      user_id: userID,
      created_at: now,
      expires_at: new Date(new Date(now).getTime() + ms).toISOString(),
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
  return `${services.origin}/auth/reset-password/${encodeURIComponent(`${token}.${secret}`)}`;
};

/**
 * The mailed link carries a secret of ours beside the client's token: whoever knows only what a browser sent cannot
 * reset. The answer and the work are the same for an unknown address, but for the mail itself.
 */
const storeToken = async (call: Call<typeof auth.storeToken>) => {
  const { db, body, services } = call;
  const email = body.email.toLowerCase();
  await checkWait(call, `reset ${email}`);
  await countTry(call, `reset ${email}`, FREE_TRIES);
  const user = await db
    .selectFrom('users')
    .select(['_id', 'username'])
    .where('email', '=', email)
    .where('soft_deleted', '=', false)
    .executeTakeFirst();
  if (user) {
    const link = await makeResetLink(call, user._id, RESET_MS, body.resetToken);
    const mail = {
      to: email,
      subject: 'Shipshape: choose a new password',
      text: `Hello ${user.username},\n\nthis link lets you choose a new password. It works once, within one hour:\n\n${link}\n\nIf you did not ask for it, nothing has changed; you need not do anything.\n\nShipshape\n`,
    };
    // Not waited for: how long a mail takes would tell that the address is known.
    call.afterwards(() => {
      services.mail.send(mail).catch((error: unknown) => console.warn('A mail could not be sent', error));
    });
  }
  return { sent: true as const };
};

const setPassword = async (call: Pick<Call, 'db'>, userID: string, password: string, keepSession: string) => {
  const password_hash = await hashPassword(password);
  await sql`update users set password_hash = ${password_hash},
    data = jsonb_set(data, '{changePassword}', 'false') where _id = ${userID}`.execute(call.db);
  await call.db
    .deleteFrom('sessions')
    .where('user_id', '=', userID)
    .where('token_hash', '!=', keepSession)
    .execute();
  forgetSessions();
};

const resetPassword = async (call: Call<typeof auth.resetPassword>) => {
  const { db, params, body, now } = call;
  const [token = '', secret = ''] = params.token.split('.');
  // One statement takes the link, so that it works once however often it arrives.
  const taken = await db
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', sha(token))
    .where('secret_hash', '=', sha(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) throw refuse(400, 'linkUsed');
  await setPassword(call, taken.user_id, body.newPassword, '');
  await postNotice(call, { userID: taken.user_id, kind: 'passwordReset' });
  return { changed: true as const };
};

const changePassword = async (call: Call<typeof auth.changePassword>) => {
  const { db, viewer, body } = call;
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('_id', '=', viewer._id)
    .executeTakeFirst();
  if (await checkPassword(body.newPassword, user?.password_hash))
    throw refuse(400, 'samePassword', {}, 'newPassword');
  await setPassword(call, viewer._id, body.newPassword, viewer.tokenHash);
  return { changed: true as const };
};

/** Sign-in, sign-out, passwords. */
export const mountAuth = (app: Hono, services: Services) =>
  implement(
    app,
    services,
    auth,
    {
      me: async ({ db, viewer }) => readUser(services, db, viewer._id),
      login,
      logout: async ({ db, viewer }) => {
        await db.deleteFrom('sessions').where('token_hash', '=', viewer.tokenHash).execute();
        forgetSessions();
        const { _id: userID, name, tokenHash: session } = viewer;
        // Whoever has signed out is at nothing any more.
        await tell(db, { kind: 'look', session, userID, name, boatID: '', resource: '', id: '' });
        return { ended: true };
      },
      storeToken,
      resetPassword,
      changePassword,
    },
    { ownTransaction: ['login', 'storeToken', 'resetPassword', 'changePassword'] },
  );
