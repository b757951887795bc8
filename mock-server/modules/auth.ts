import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { auth, boatSchema, layUpSchema, userSchema } from '#modules/auth/contract.ts';
import { isCommonPassword } from '../auth/commonPasswords.ts';
import { checkPassword, hashPassword } from '../auth/passwords.ts';
import { forgetSessions, hashToken, newToken, SESSION_MS } from '../auth/viewer.ts';
import { defineModule, serve } from '../defineModule.ts';
import { ApiError, fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import { publish } from '../live/publish.ts';
import { postNotice } from './notices.ts';
import { readUser } from './users.ts';

/** How long a reset link is valid. */
const RESET_MS = 3_600_000;

/**
 * Free attempts for one name before it has to wait; the first wait doubles with each further attempt up to the longest.
 */
const MAX_FREE_TRIES = 5;
const FIRST_WAIT_S = 30;
const MAX_WAIT_S = 900;

/** Free wrong attempts from one address for all names together: a vessel's crew may share an address. */
const MAX_FREE_TRIES_OF_ADDRESS = 50;

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Counts an attempt for a key before anything is checked, in one statement, so that simultaneous attempts count too;
 * fails while the key must wait. Stored in the database so that all processes count together; a success clears the key.
 */
const countTry = async ({ db, now }: Pick<Call, 'db' | 'now'>, key: string, free: number) => {
  const count = sql`case when f.at < ${now}::timestamptz - interval '1 hour' then 1 else f.count + 1 end`;
  const { rows } = await sql`
    insert into login_failures as f (key, count, at) values (${key}, 1, ${now})
    on conflict (key) do update set at = excluded.at, count = ${count},
      until = case when ${count} >= ${free}::int then ${now}::timestamptz
        + least(${FIRST_WAIT_S}::int * power(2, least(${count} - ${free}::int, 10)), ${MAX_WAIT_S}::int) * interval '1 second' end
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

const login = async (call: Call<typeof auth.login>) => {
  const { db, body, now, from } = call;
  const username = body.username.toLowerCase();
  // By name and address: somebody guessing from elsewhere does not lock out the right user.
  const byName = `login ${username} ${from.address}`;
  const byAddress = `login from ${from.address}`;
  await countTry(call, byName, MAX_FREE_TRIES);
  if (from.address) await countTry(call, byAddress, MAX_FREE_TRIES_OF_ADDRESS);
  const user = await db
    .selectFrom('users')
    .select(['_id', 'password_hash'])
    .where('username', '=', username)
    .where('soft_deleted', '=', false)
    .executeTakeFirst();
  if (!(await checkPassword(body.password, user?.password_hash)) || !user) throw fail(401, 'wrongLogin');
  await db.deleteFrom('login_failures').where('key', '=', byName).execute();
  // Only this attempt is subtracted: otherwise somebody with an account of their own could guess others without limit.
  await sql`update login_failures set count = count - 1,
    until = case when count - 1 < ${MAX_FREE_TRIES_OF_ADDRESS}::int then null else until end where key = ${byAddress}`.execute(
    db,
  );
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
      token_hash: sha(token),
      secret_hash: sha(secret),
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

/**
 * The mailed link contains a server secret in addition to the client's token: whoever knows only what a browser sent
 * cannot reset. The answer and the work are the same for an unknown address, except for the mail itself.
 */
const storeToken = async (call: Call<typeof auth.storeToken>) => {
  const { db, body, services } = call;
  const email = body.email.toLowerCase();
  await countTry(call, `reset ${email}`, MAX_FREE_TRIES);
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
    // Not awaited: the time a mail takes would reveal that the address is known.
    call.afterwards(() => {
      services.mail.send(mail).catch((error: unknown) => console.warn('A mail could not be sent', error));
    });
  }
  return { sent: true as const };
};

const checkNotCommon = async ({ db }: Pick<Call, 'db'>, userID: string, password: string) => {
  const { rows } = await sql<{ names: string[] }>`
    select array[u.username, split_part(u.email, '@', 1), coalesce(b.name, ''), coalesce(p.data->>'firstName', ''),
      coalesce(p.data->>'lastName', '')] as names
    from users u left join boats b on b._id = u.boat_id left join profiles p on p.user_id = u._id
    where u._id = ${userID}`.execute(db);
  if (await isCommonPassword(password, rows[0]?.names ?? []))
    throw fail(400, 'commonPassword', {}, 'newPassword');
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
  // An earlier link, perhaps requested by somebody who reads the user's mail, must not change the password again.
  await call.db.deleteFrom('reset_tokens').where('user_id', '=', userID).execute();
  forgetSessions();
};

const resetPassword = async (call: Call<typeof auth.resetPassword>) => {
  const { db, params, body, now } = call;
  const [token = '', secret = ''] = params.token.split('.');
  const open = db
    .selectFrom('reset_tokens')
    .select('user_id')
    .where('token_hash', '=', sha(token))
    .where('secret_hash', '=', sha(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
  const asked = await open.executeTakeFirst();
  if (!asked) throw fail(400, 'linkUsed');
  // A password that is not accepted does not use up the link.
  await checkNotCommon(call, asked.user_id, body.newPassword);
  // One statement consumes the link, so that it works once however often it arrives.
  const taken = await db
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', sha(token))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) throw fail(400, 'linkUsed');
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
    throw fail(400, 'samePassword', {}, 'newPassword');
  await checkNotCommon(call, viewer._id, body.newPassword);
  await setPassword(call, viewer._id, body.newPassword, viewer.tokenHash);
  return { changed: true as const };
};

/** Sign-in, sign-out, passwords. */
export const authModule = defineModule({
  schemas: { User: userSchema, Boat: boatSchema, LayUp: layUpSchema },
  serves: {
    auth: serve(
      auth,
      {
        me: async ({ db, viewer, services }) => readUser(services, db, viewer._id),
        login,
        logout: async ({ db, viewer }) => {
          await db.deleteFrom('sessions').where('token_hash', '=', viewer.tokenHash).execute();
          forgetSessions();
          const { _id: userID, name, tokenHash: session } = viewer;
          // A user who signed out no longer views anything.
          await publish(db, { kind: 'look', session, userID, name, boatID: '', resource: '', id: '' });
          return { ended: true };
        },
        storeToken,
        resetPassword,
        changePassword,
      },
      { ownTransaction: ['login', 'storeToken', 'resetPassword', 'changePassword'] },
    ),
  },
});
