import { sql } from 'kysely';
import type { Account } from '#modules/users/contract.ts';
import { makeResetLink } from '../../auth/resetLink.ts';
import type { Call } from '../../http/implement.ts';
import { logError } from '../../log.ts';
import { translateMessage } from '../../messages/messages.ts';
import type { Services } from '../../services.ts';

/** How long the link of a welcome mail is valid: crew may join a week later. */
const WELCOME_MS = 7 * 86_400_000;

type Person = Pick<Account, '_id' | 'username' | 'email'> & { firstName?: string };

/**
 * Creates the one-time link with which a new user sets a password, and returns the function that sends the mail, to be
 * called after commit. Passwords are never mailed (docs/decisions/0016).
 */
export const welcome = async (
  call: Pick<Call, 'db' | 'now' | 'services'>,
  { _id, username, email, firstName }: Person,
  boatName: string,
  language: string,
): Promise<() => Promise<void>> => {
  const link = await makeResetLink(call, _id, WELCOME_MS);
  const params = { name: firstName || username, username, boat: boatName || 'Shipshape', link };
  return () =>
    call.services.mail.send({
      to: email,
      subject: translateMessage('welcomeSubject', language, params),
      text: translateMessage('welcomeText', language, params),
    });
};

const note = (services: Services, id: string, state: 'sent' | 'failed') =>
  sql`update users set data = jsonb_set(data, '{welcome}', ${JSON.stringify(state)}::jsonb) where _id = ${id}`.execute(
    services.database.db,
  );

/** Sends the welcome mail and stores the outcome; returns whether it was sent. */
export const sendWelcome = async (
  services: Services,
  id: string,
  send: () => Promise<void>,
): Promise<boolean> => {
  try {
    await send();
  } catch (error) {
    logError(services.log, 'welcome mail', error);
    await note(services, id, 'failed');
    return false;
  }
  await note(services, id, 'sent');
  return true;
};
