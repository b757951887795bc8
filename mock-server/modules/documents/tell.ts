import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import { documents, type VesselDocument } from '#modules/documents/contract.ts';
import { daysLeft, expiryStep, expirySteps, unread } from '#modules/documents/rules.ts';
import type { Call } from '../../http/implement.ts';
import type { Services } from '../../services.ts';
import type { WriteContext } from '../../store/records.ts';
import { type NewNotice, postNotices } from '../notices.ts';
import { captainsAmong, peopleOf } from '../worklist/people.ts';

type Context = Pick<WriteContext, 'db' | 'now'>;
type Found = { document: VesselDocument; step: number; left: number };

const pageOf = ({ _id }: Pick<VesselDocument, '_id'>) => `/app/vesseldocs/document/${_id}`;

/** More notices than this at once for one person are one. */
const MAX_SINGLE_NOTICES = 5;

/** Asks holders to read the revision that has come into force. */
export const tellToRead = (call: Pick<Call, 'db' | 'now' | 'viewer'>, document: VesselDocument) =>
  postNotices(
    call,
    unread(document)
      .filter((userID) => userID !== call.viewer._id)
      .map((userID) => ({
        userID,
        kind: 'documentToRead',
        params: { title: documents.nameOf(document), revision: String(document.revision ?? '') },
        link: pageOf(document),
      })),
  );

/** Tells the captain that somebody asks for a change. */
export const tellRequest = async (
  call: Pick<Call, 'db' | 'now' | 'viewer'>,
  document: VesselDocument,
  text: string,
) => {
  const captains = captainsAmong(await peopleOf(call.db, document.boatID));
  await postNotices(
    call,
    captains
      .filter((userID) => userID !== call.viewer._id)
      .map((userID) => ({
        userID,
        kind: 'documentChange',
        params: { title: documents.nameOf(document), by: call.viewer.name, text: text.slice(0, 200) },
        link: pageOf(document),
      })),
  );
};

const foundOf = async ({ db }: Context, boatID: string, today: string): Promise<Found[]> => {
  const last = new Date(Date.parse(today) + expirySteps[0] * 86_400_000).toISOString().slice(0, 10);
  const { rows } = await sql<{ data: unknown }>`select data from documents
    where boat_id = ${boatID} and exp_date <= ${last} and not coalesce((data->>'withdrawn')::boolean, false)
      -- The certificate in the register tells for its paper.
      and not exists (select 1 from shipcertificates c where c.boat_id = documents.boat_id
        and c.document_id = documents._id and c.data->>'expires' is not null)
    order by exp_date, _id`.execute(db);
  return rows.flatMap(({ data }) => {
    const document: VesselDocument = documents.item.parse(data);
    const step = expiryStep(document, today);
    const left = daysLeft(document, today);
    return step === null || left === null ? [] : [{ document, step, left }];
  });
};

/** Marks steps as told and returns those that were not yet: of several processes, one tells. */
const claim = async ({ db, now }: Context, boatID: string, found: readonly Found[]) => {
  const list = JSON.stringify(
    found.map(({ document: { _id, expDate }, step }) => ({ id: _id, expires: expDate, step })),
  );
  const { rows } = await sql<{ document_id: string }>`
    insert into document_told (document_id, expires, step, boat_id, at)
    select d->>'id', d->>'expires', (d->>'step')::int, ${boatID}, ${now}::timestamptz
    from jsonb_array_elements(${list}::jsonb) d on conflict do nothing returning document_id`.execute(db);
  const mine = new Set(rows.map((row) => row.document_id));
  return found.filter(({ document }) => mine.has(document._id));
};

/** Whoever looks after the papers of a boat: its captain, and who signed the paper. */
const tellBoat = async (context: Context, boatID: string, today: string) => {
  const found = await foundOf(context, boatID, today);
  const fresh = found.length === 0 ? [] : await claim(context, boatID, found);
  if (fresh.length === 0) return;
  const people = await peopleOf(context.db, boatID);
  const captains = captainsAmong(people);
  const aboard = new Set(people.map(({ _id }) => _id));
  const forPerson = new Map<string, Found[]>();
  for (const each of fresh) {
    const { signedID } = each.document;
    for (const person of new Set([...captains, ...(aboard.has(signedID) ? [signedID] : [])]))
      forPerson.set(person, [...(forPerson.get(person) ?? []), each]);
  }
  await postNotices(
    context,
    [...forPerson].flatMap(([userID, list]): NewNotice[] =>
      list.length > MAX_SINGLE_NOTICES
        ? [
            {
              userID,
              kind: 'documentExpires',
              params: { count: String(list.length) },
              link: '/app/vesseldocs',
            },
          ]
        : list.map(({ document, left }) => ({
            userID,
            kind: 'documentExpires',
            params: { title: documents.nameOf(document), days: String(left) },
            link: pageOf(document),
          })),
    ),
  );
};

/** Tells of documents with 90, 60, 30, 7 or 0 days left by the ship's own day, once for each step. Any process may run it. */
export const noticeExpiring = async ({ database: { db }, clock }: Services) => {
  const now = clock().toISOString();
  const { rows } = await sql<{ _id: string; zone: string }>`
    select _id, coalesce(nullif(data->>'timeZone', ''), 'UTC') as zone from boats b where free <> ${EXPIRED}
      and exists (select 1 from documents d where d.boat_id = b._id and d.exp_date is not null) order by _id`.execute(
    db,
  );
  for (const { _id, zone } of rows)
    await db.transaction().execute((trx) => tellBoat({ db: trx, now }, _id, dayIn(now, zone)));
};
