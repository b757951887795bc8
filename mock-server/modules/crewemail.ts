import { sql } from 'kysely';
import { type CrewMail, crewMail, crewMails, MAX_ATTACHED_BYTES } from '#modules/crewemail/contract.ts';
import { defineModule, serve } from '../defineModule.ts';
import { fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import { publishChange } from '../live/publish.ts';
import { topic } from '../live/topics.ts';
import { logError } from '../log.ts';
import type { Mail } from '../mail.ts';
import type { Services } from '../services.ts';
import { sniffType } from '../store/files.ts';
import { idList } from '../store/records.ts';
import { fullName } from './accounts/names.ts';

const mails = topic('crewmails', crewMails.ofBoat.access);

type Person = { userID: string; name: string; email: string; mailing: boolean };

const peopleOf = async ({ db }: Pick<Call, 'db'>, boatID: string, ids: readonly string[]) => {
  const { rows } = await sql<Person>`
    select u._id as "userID", u.email, coalesce((p.data->>'mailing')::boolean, true) as mailing,
      ${fullName} as name
    from users u join profiles p on p.user_id = u._id
    where u._id in ${idList(ids)} and p.boat_id = ${boatID} and not u.soft_deleted order by name, u._id`.execute(
    db,
  );
  return rows;
};

const read = (text: string, index: number, name: string) => {
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  const type = sniffType(bytes, name);
  if (!type) throw fail(415, 'wrongFileType', {}, `attachments.${index}`);
  return { name, type, bytes };
};

/** Sends each person a mail of their own, so that nobody sees the other recipients, then stores the failed ones. */
const sendAll = async (services: Services, mail: CrewMail, content: Omit<Mail, 'to'>, userID: string) => {
  const failed: string[] = [];
  for (const { email, name } of mail.to) {
    try {
      await services.mail.send({ ...content, to: email });
    } catch (error) {
      logError(services.log, 'crew mail', error);
      failed.push(name);
    }
  }
  const after = { state: failed.length > 0 ? 'failed' : 'sent', failed };
  await services.database.db.transaction().execute(async (db) => {
    await sql`update crew_mails set data = data || ${JSON.stringify(after)}::jsonb where _id = ${mail._id}`.execute(
      db,
    );
    await publishChange({ db, viewer: { _id: userID } }, mails, mail.boatID, [mail._id]);
  });
};

/** Answers go to the writer, if an address is known. */
export const writerOf = async ({
  db,
  viewer,
}: Pick<Call, 'db' | 'viewer'>): Promise<Pick<Mail, 'replyTo'>> => {
  const row = await db.selectFrom('users').select('email').where('_id', '=', viewer._id).executeTakeFirst();
  return row?.email ? { replyTo: { name: viewer.name, address: row.email } } : {};
};

const send = async (call: Call<typeof crewMails.send>) => {
  const { _id, boatID, subject, text, attachments } = call.body;
  const { db, viewer, now, services } = call;
  const there = await db
    .selectFrom('crew_mails')
    .select(['boat_id', 'data'])
    .where('_id', '=', _id)
    .executeTakeFirst();
  if (there) {
    if (there.boat_id !== boatID) throw fail(403, 'notYours');
    return crewMail.parse(there.data);
  }
  const files = attachments.map(({ name, data }, index) => read(data, index, name));
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > MAX_ATTACHED_BYTES)
    throw fail(413, 'attachmentsTooLarge', { mb: MAX_ATTACHED_BYTES / 1024 / 1024 }, 'attachments');
  const people = await peopleOf(call, boatID, call.body.to);
  if (people.length < new Set(call.body.to).size) throw fail(400, 'userMissing', {}, 'to');
  const off = people.find((person) => !person.mailing || !person.email);
  if (off) throw fail(400, off.email ? 'mailingOff' : 'noEmail', { name: off.name }, 'to');
  const mail: CrewMail = {
    _id,
    boatID,
    subject,
    text,
    to: people.map(({ userID, name, email }) => ({ userID, name, email })),
    attachments: files.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })),
    at: now,
    userName: viewer.name,
    state: 'sending',
    failed: [],
  };
  await db
    .insertInto('crew_mails')
    .values({ _id, boat_id: boatID, at: now, user_id: viewer._id, data: JSON.stringify(mail) })
    .execute();
  await publishChange(call, mails, boatID, [_id]);
  const content = {
    subject,
    text: `${text}\n\n${viewer.name}\n`,
    attachments: files,
    ...(await writerOf(call)),
  };
  call.afterwards(() => sendAll(services, mail, content, viewer._id));
  return mail;
};

/** Mails to people of a boat. */
export const crewMailsModule = defineModule({
  schemas: { CrewMail: crewMail },
  topics: [mails],
  serves: {
    crewMails: serve(
      crewMails,
      {
        ofBoat: async ({ db, params, now }) => {
          const { rows } = await sql<{ data: unknown }>`
        select data from crew_mails where boat_id = ${params.boatID} and at > ${now}::timestamptz - interval '1 year'
        order by at desc, _id limit 200`.execute(db);
          return rows.map(({ data }) => crewMail.parse(data));
        },
        send,
      },
      { limits: { send: 'mail' } },
    ),
  },
});
