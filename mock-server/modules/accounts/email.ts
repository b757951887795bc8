import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { newAddress } from '#modules/auth/contract/newAddress.ts';
import type { waitingEmail } from '#modules/users/contract/waitingEmail.ts';
import type { Account, users } from '#modules/users/contract.ts';
import { asHouse } from '../../auth/asHouse.ts';
import { checkConfirmed } from '../../auth/confirm.ts';
import { countTry } from '../../auth/tries.ts';
import { hashToken, nobody } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { postNotice } from '../notices.ts';
import { change, changeProfile, lockAccount, type Writer } from './commands.ts';
import { publishAccounts, takenAccounts } from './create.ts';
import { languageOfPerson, sendMail } from './mails.ts';
import { accountOf } from './read.ts';
import { checkManages } from './rights.ts';
import { sendWelcome, welcome } from './welcome.ts';

/** How long the link to a new address is valid. */
const CONFIRM_MS = 7 * 86_400_000;

/** `language` is the person's: a call may not read the settings of others, so it is read before the transaction. */
type EmailCall = Writer & Pick<Call, 'language' | 'afterAnswer'>;

const inLanguageOf = async <C extends Pick<Call, 'db' | 'language'>>(
  call: C,
  userID: string,
): Promise<C> => ({
  ...call,
  language: await languageOfPerson(call, userID),
});

const nameOf = (account: Account) => account.firstName || account.username;

/** Stores what waits for its link; null for nothing. The present address stays in force. */
const setWaiting = async (
  call: Writer,
  account: Account,
  newEmail: { email: string; hash: string; at: string } | null,
) => {
  await sql`update users set data = data || ${JSON.stringify({ newEmail })}::jsonb where _id = ${account._id}`.execute(
    call.db,
  );
  await publishAccounts(call, account.boatID, [account._id]);
  return accountOf(call, account._id);
};

/**
 * Lets an address wait, and mails it after the answer: a link, or, if it belongs to another account, that it does. Only
 * whoever reads that mailbox learns which.
 */
const letWait = async (call: EmailCall, account: Account, email: string) => {
  const { services, now, language } = call;
  const token = randomBytes(24).toString('base64url');
  const taken = (await takenAccounts(call, '', email)).length > 0;
  call.afterAnswer(async () => {
    if (!taken) {
      const link = `${services.origin}/auth/confirm-email/${token}`;
      sendMail(services, {
        to: email,
        key: 'emailConfirm',
        language,
        params: { name: nameOf(account), link },
      });
      return;
    }
    const { db } = services.database;
    const owner = await db
      .selectFrom('users')
      .select(['_id', 'username'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!owner) return;
    const theirs = await languageOfPerson({ db, language: call.language }, owner._id);
    sendMail(services, { to: email, key: 'emailKnown', language: theirs, params: { name: owner.username } });
  });
  return setWaiting(call, account, { email, hash: taken ? '' : hashToken(token), at: now });
};

/** Tells the person, by the bell and at the present address, that a change was asked for. */
const tellPerson = async (call: EmailCall, account: Account, email: string) => {
  await postNotice(call, { userID: account._id, kind: 'emailAsked', params: { email } });
  const mail = { to: account.email, language: call.language, params: { name: nameOf(account), email } };
  call.afterAnswer(async () => sendMail(call.services, { ...mail, key: 'emailAsked' }));
};

/** Makes an address the one in force; open links, which went to the old one, end. The old address is told. */
const putInForce = async (call: EmailCall, account: Account, email: string, confirmed: boolean) => {
  await call.db.deleteFrom('reset_tokens').where('user_id', '=', account._id).execute();
  await changeProfile(call, account._id, { email });
  const params = { name: nameOf(account), email, by: call.viewer.name };
  const mail = { to: account.email, key: 'emailChanged', language: call.language, params } as const;
  call.afterAnswer(async () => sendMail(call.services, mail));
  return change(call, account, {
    before: { email: account.email },
    after: { email },
    columns: { email },
    data: { emailConfirmed: confirmed, newEmail: null },
  });
};

/**
 * A person's own new address waits for its link. That of somebody else can be corrected while it was never confirmed:
 * at once if they have not chosen a password yet, with a new welcome mail; else it waits too, because a reset link
 * would open the account.
 */
export const email = async (call: Call<typeof users.email>) => {
  const { email: newEmail } = call.body;
  const own = call.params.userID === call.viewer._id;
  const house = asHouse(call);
  if (own) await checkConfirmed(house);
  if (own) await countTry(house, `email ${call.viewer._id}`);
  const asked = await inLanguageOf(house, call.params.userID);
  return call.transaction(async (db) => {
    const within = { ...asked, db };
    const account = await lockAccount(within, call.params.userID);
    if (!own) {
      checkManages(call.viewer, account);
      if (account.emailConfirmed) throw fail(403, 'addressTheirs', {}, 'email');
    }
    if (account.email === newEmail) return account.waitingEmail ? setWaiting(within, account, null) : account;
    if (own || !account.changePassword) {
      await tellPerson(within, account, newEmail);
      return letWait(within, account, newEmail);
    }
    if ((await takenAccounts(within, '', newEmail)).length > 0) throw fail(400, 'emailTaken', {}, 'email');
    const corrected = await putInForce(within, account, newEmail, false);
    const send = await welcome(within, corrected, corrected.boatName, within.language);
    call.afterwards(async () => void (await sendWelcome(call.services, account._id, send)));
    return corrected;
  });
};

/** The account of a waiting address, if the caller may change it. */
const lockWaiting = async (call: Writer, userID: string) => {
  const account = await lockAccount(call, userID);
  if (userID !== call.viewer._id) checkManages(call.viewer, account);
  return account;
};

export const emailAgain = async (call: Call<typeof waitingEmail.again>) => {
  const house = asHouse(call);
  await countTry(house, `email ${call.viewer._id}`);
  const asked = await inLanguageOf(house, call.params.userID);
  return call.transaction(async (db) => {
    const within = { ...asked, db };
    const account = await lockWaiting(within, call.params.userID);
    if (account.waitingEmail === '') throw fail(409, 'nothingWaits');
    return letWait(within, account, account.waitingEmail);
  });
};

export const emailBack = async (call: Call<typeof waitingEmail.takeBack>) =>
  setWaiting(call, await lockWaiting(call, call.params.userID), null);

/** Only the mailbox of the new address holds the token; whoever opens it proves that the address is theirs. */
export const emailConfirm = async (call: Call<typeof newAddress.confirm>) => {
  const hash = hashToken(call.params.token);
  const oldest = new Date(new Date(call.now).getTime() - CONFIRM_MS).toISOString();
  const { rows } = await sql<{ _id: string; email: string }>`
    select _id, data->'newEmail'->>'email' as email from users
    where data->'newEmail' is not null and data->'newEmail'->>'hash' = ${hash}
      and (data->'newEmail'->>'at')::timestamptz > ${oldest}::timestamptz and not soft_deleted
    for update`.execute(call.db);
  const [found] = rows;
  // An address that has come to belong to another account meanwhile is no longer free.
  if (!found || (await takenAccounts(call, '', found.email)).length > 0) throw fail(400, 'linkUsed');
  const account = await accountOf(call, found._id);
  const viewer = { ...nobody, _id: account._id, name: nameOf(account) };
  await putInForce({ ...(await inLanguageOf(call, found._id)), viewer }, account, found.email, true);
  return { changed: true as const };
};
