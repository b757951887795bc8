import { sql } from 'kysely';
import { newAddress } from '#modules/auth/contract/newAddress.ts';
import { auth, boatSchema, layUpSchema, userSchema } from '#modules/auth/contract.ts';
import { asHouse } from '../auth/asHouse.ts';
import { isCommonPassword } from '../auth/commonPasswords.ts';
import { checkConfirmed } from '../auth/confirm.ts';
import { deviceIn, isKnownDevice, rememberDevice } from '../auth/devices.ts';
import { checkPassword, hashPassword } from '../auth/passwords.ts';
import { makeResetLink } from '../auth/resetLink.ts';
import { countTry, forgetTries, takeBackTry } from '../auth/tries.ts';
import { forgetSessions, hashToken, newToken, SESSION_MS } from '../auth/viewer.ts';
import { defineModule, serve } from '../defineModule.ts';
import { fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import { publish } from '../live/publish.ts';
import { emailConfirm } from './accounts/email.ts';
import { languageOfPerson, sendMail } from './accounts/mails.ts';
import { greetedName } from './accounts/names.ts';
import { postNotice } from './notices.ts';
import { readUser } from './users.ts';

/** How long a reset link is valid. */
const RESET_MS = 3_600_000;

/**
 * Wrong attempts for one name from all unknown devices together, and the wait between further ones. It is short, and
 * neither a device that the person has used nor a link mailed to them is held up by it: see decision 0054.
 */
const FREE_TRIES_OF_NAME = 30;
const WAIT_OF_NAME_S = 10;

/** Free wrong attempts from one address for all names together: a vessel's crew may share an address. */
const MAX_FREE_TRIES_OF_ADDRESS = 50;

const login = async (call: Call<typeof auth.login>) => {
  const { db, body, now, from } = call;
  const username = body.username.toLowerCase();
  const user = await db
    .selectFrom('users')
    .select(['_id', 'password_hash'])
    .where('username', '=', username)
    .where('soft_deleted', '=', false)
    .executeTakeFirst();
  const device = deviceIn(call.requestHeader('cookie'));
  const known = user !== undefined && (await isKnownDevice(call, device, user._id));
  // By name and address, or by the person's own device: nobody who guesses elsewhere locks out the right person.
  const byName = known ? `login ${user._id} on ${device}` : `login ${username} ${from.address}`;
  const byStrangers = `login ${username} from anywhere`;
  const byAddress = `login from ${from.address}`;
  await countTry(call, byName);
  if (from.address && !known) await countTry(call, byAddress, { free: MAX_FREE_TRIES_OF_ADDRESS });
  if (!known) await countTry(call, byStrangers, { free: FREE_TRIES_OF_NAME, maxWait: WAIT_OF_NAME_S });
  const { log } = call.services;
  const who = { user: user?._id ?? '', address: from.address, device: known ? 'known' : 'new' };
  if (!(await checkPassword(body.password, user?.password_hash)) || !user) {
    log({ event: 'sign-in refused', ...who });
    throw fail(401, 'wrongLogin');
  }
  log({ event: 'signed in', ...who });
  await forgetTries(call, byName);
  await rememberDevice(call, device, user._id);
  // Only this attempt is subtracted: otherwise somebody with an account of their own could guess others without limit.
  if (!known) {
    await takeBackTry(call, byAddress, MAX_FREE_TRIES_OF_ADDRESS);
    await takeBackTry(call, byStrangers, FREE_TRIES_OF_NAME);
  }
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

/** The owner of the links that are stored for addresses without an account. */
const NOBODY = '';

/**
 * The mailed link contains a server secret in addition to the client's token: whoever knows only what a browser sent
 * cannot reset. Everything that depends on the address happens after the answer, and a link is stored for an unknown
 * address too, so that neither the answer nor its time tells whether there is an account.
 */
const storeToken = async (call: Call<typeof auth.storeToken>) => {
  const { db, body, services } = call;
  const email = body.email.toLowerCase();
  await countTry(call, `reset ${email}`);
  call.afterAnswer(async () => {
    const user = await db
      .selectFrom('users')
      .select(['_id', 'username'])
      .where('email', '=', email)
      .where('soft_deleted', '=', false)
      .executeTakeFirst();
    const link = await makeResetLink(call, user?._id ?? NOBODY, RESET_MS, body.resetToken);
    const language = await languageOfPerson(call, user?._id ?? NOBODY);
    services.log({ event: 'link asked for', user: user?._id ?? '', address: call.from.address });
    if (user) {
      const name = await greetedName(call, user._id);
      sendMail(services, { to: email, key: 'reset', language, params: { name, link } });
    }
  });
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

const setPassword = async (
  call: Pick<Call, 'db'>,
  userID: string,
  password: string,
  { keepSession = '', ...facts }: { keepSession?: string; emailConfirmed?: true },
) => {
  const password_hash = await hashPassword(password);
  await sql`update users set password_hash = ${password_hash},
    data = data || ${JSON.stringify({ changePassword: false, ...facts })}::jsonb where _id = ${userID}`.execute(
    call.db,
  );
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
    .where('token_hash', '=', hashToken(token))
    .where('secret_hash', '=', hashToken(secret))
    .where('user_id', '!=', NOBODY)
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
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) throw fail(400, 'linkUsed');
  // A change of address deletes open links, so this one was mailed to the present address.
  await setPassword(call, taken.user_id, body.newPassword, { emailConfirmed: true });
  // Whoever opened the mail signs in here next, however many guess elsewhere.
  await rememberDevice(call, deviceIn(call.requestHeader('cookie')), taken.user_id);
  call.services.log({ event: 'password set by a link', user: taken.user_id, address: call.from.address });
  await postNotice(call, { userID: taken.user_id, kind: 'passwordReset' });
  return { changed: true as const };
};

const changePassword = async (given: Call<typeof auth.changePassword>) => {
  const call = asHouse(given);
  const { db, viewer, body } = call;
  // A person who must choose a first password has just signed in with the one they got.
  if (!viewer.changePassword) await checkConfirmed(call);
  const user = await db
    .selectFrom('users')
    .select(['username', 'email', 'password_hash'])
    .where('_id', '=', viewer._id)
    .executeTakeFirst();
  if (!user) throw fail(401, 'sessionEnded');
  if (await checkPassword(body.newPassword, user.password_hash))
    throw fail(400, 'samePassword', {}, 'newPassword');
  await checkNotCommon(call, viewer._id, body.newPassword);
  await setPassword(call, viewer._id, body.newPassword, { keepSession: viewer.tokenHash });
  call.services.log({ event: 'password changed', user: viewer._id, address: call.from.address });
  await postNotice(call, { userID: viewer._id, kind: 'passwordReset' });
  const language = await languageOfPerson(call, viewer._id);
  const name = await greetedName(call, viewer._id);
  const mail = { to: user.email, key: 'passwordChanged', language, params: { name } } as const;
  call.afterAnswer(async () => sendMail(call.services, mail));
  return { changed: true as const };
};

/** Sign-in, sign-out, passwords. */
export const authModule = defineModule({
  schemas: { User: userSchema, Boat: boatSchema, LayUp: layUpSchema },
  serves: {
    newAddress: serve(newAddress, { confirm: emailConfirm }),
    auth: serve(
      auth,
      {
        me: async ({ db, viewer, services }) => readUser(services, db, viewer._id),
        login,
        logout: async ({ db, viewer, header, services, from }) => {
          services.log({ event: 'signed out', user: viewer._id, address: from.address });
          // The browser's own cache keeps pictures; what the service worker keeps is not in it.
          header('clear-site-data', '"cache"');
          await db.deleteFrom('sessions').where('token_hash', '=', viewer.tokenHash).execute();
          forgetSessions();
          const { _id: userID, name, tokenHash: session } = viewer;
          // A user who signed out no longer views anything.
          await publish(db, { kind: 'look', session, userID, name, boatID: '', resource: '', id: '' });
          return { ended: true };
        },
        endSessions: async (call) => {
          await call.db.deleteFrom('sessions').where('token_hash', 'in', call.body.sessions).execute();
          call.afterwards(forgetSessions);
          return { ended: true as const };
        },
        storeToken,
        resetPassword,
        changePassword,
      },
      {
        ownTransaction: ['login', 'storeToken', 'resetPassword', 'changePassword'],
        limits: { changePassword: 'hash' },
      },
    ),
  },
});
