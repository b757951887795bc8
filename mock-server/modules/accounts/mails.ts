import { z } from 'zod/mini';
import type { Call } from '../../http/implement.ts';
import { logError } from '../../log.ts';
import type { MessageKey } from '../../messages/en.ts';
import { translateMessage } from '../../messages/messages.ts';
import type { Services } from '../../services.ts';

/** The names of mails that have a subject and a text in the messages. */
type MailKey = Extract<MessageKey, `${string}Subject`> extends `${infer Name}Subject` ? Name : never;

type Mail = { to: string; key: MailKey; language: string; params: Record<string, string> };

const settings = z.object({ locale: z.string() });

/** The language that a person reads the app in; that of the call for somebody without settings. */
export const languageOfPerson = async (
  { db, language }: Pick<Call, 'db' | 'language'>,
  userID: string,
): Promise<string> => {
  const row = await db.selectFrom('themes').select('data').where('user_id', '=', userID).executeTakeFirst();
  return settings.safeParse(row?.data).data?.locale ?? language;
};

/** Sends a mail and does not wait for it; nothing is sent to an account without an address. */
export const sendMail = (
  { mail, log }: Pick<Services, 'mail' | 'log'>,
  { to, key, language, params }: Mail,
): void => {
  if (to === '') return;
  const message = (part: 'Subject' | 'Text') => translateMessage(`${key}${part}`, language, params);
  mail
    .send({ to, subject: message('Subject'), text: message('Text') })
    .catch((error: unknown) => logError(log, 'mail', error));
};
