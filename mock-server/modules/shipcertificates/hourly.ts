import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import {
  type ClassCondition,
  classconditions,
  type ShipCertificate,
  shipcertificates,
} from '#modules/shipcertificates/contract.ts';
import { daysLeft, expiryStep, inForce, windowsToOpen } from '#modules/shipcertificates/rules/windows.ts';
import type { Services } from '../../services.ts';
import { lockRow, type WriteContext } from '../../store/records.ts';
import { languageOfPerson } from '../accounts/mails.ts';
import { type NewNotice, postNotices } from '../notices.ts';
import { ashoreOf, captainsAmong, peopleOf } from '../worklist/people.ts';
import { openWindowJob } from './jobs.ts';

type Context = Pick<WriteContext, 'db' | 'now'>;
type Due = {
  id: string;
  kind: 'certificate' | 'condition';
  title: string;
  expires: string;
  step: number;
  left: number;
};

/** More notices than this at once for one person are one. */
const MAX_SINGLE_NOTICES = 5;
const REGISTER = '/app/vesseldocs/certificates';
const pageOf = ({ kind, id }: Due) =>
  kind === 'certificate' ? `/app/vesseldocs/certificate/${id}` : REGISTER;

const certificatesOf = async ({ db }: Context, boatID: string): Promise<ShipCertificate[]> => {
  const { rows } = await sql<{ data: unknown }>`
    select data from shipcertificates where boat_id = ${boatID} order by _id`.execute(db);
  return inForce(rows.map(({ data }): ShipCertificate => shipcertificates.item.parse(data)));
};

const conditionsOf = async ({ db }: Context, boatID: string): Promise<ClassCondition[]> => {
  const { rows } = await sql<{ data: unknown }>`
    select data from classconditions where boat_id = ${boatID} and data->>'due' is not null
      and data->>'closed' is null order by _id`.execute(db);
  return rows.map(({ data }) => classconditions.item.parse(data));
};

const dueOf = (
  today: string,
  kind: Due['kind'],
  id: string,
  title: string,
  expires: string | null,
): Due[] => {
  const step = expiryStep({ expires }, today);
  const left = daysLeft({ expires }, today);
  return !expires || step === null || left === null ? [] : [{ id, kind, title, expires, step, left }];
};

/** Marks steps as told and returns those that were not yet: of several processes, one tells. */
const claim = async ({ db, now }: Context, boatID: string, found: readonly Due[]) => {
  const list = JSON.stringify(found.map(({ id, expires, step }) => ({ id, expires, step })));
  const { rows } = await sql<{ item_id: string }>`
    insert into shipcertificate_told (item_id, expires, step, boat_id, at)
    select c->>'id', c->>'expires', (c->>'step')::int, ${boatID}, ${now}::timestamptz
    from jsonb_array_elements(${list}::jsonb) c on conflict do nothing returning item_id`.execute(db);
  const mine = new Set(rows.map((row) => row.item_id));
  return found.filter(({ id }) => mine.has(id));
};

const tellBoat = async (context: Context, boatID: string, today: string) => {
  const found = [
    ...(await certificatesOf(context, boatID)).flatMap(({ _id, name, expires }) =>
      dueOf(today, 'certificate', _id, name, expires),
    ),
    ...(await conditionsOf(context, boatID)).flatMap((each) =>
      dueOf(today, 'condition', each._id, classconditions.nameOf(each), each.due),
    ),
  ];
  const fresh = found.length === 0 ? [] : await claim(context, boatID, found);
  if (fresh.length === 0) return;
  const captains = captainsAmong(await peopleOf(context.db, boatID));
  const ashore = await ashoreOf(context.db, boatID);
  const told = new Map<string, Due[]>();
  // What has run out concerns the company too.
  for (const each of fresh)
    for (const person of new Set([...captains, ...(each.left <= 0 ? ashore : [])]))
      told.set(person, [...(told.get(person) ?? []), each]);
  await postNotices(
    context,
    [...told].flatMap(([userID, list]): NewNotice[] =>
      list.length > MAX_SINGLE_NOTICES
        ? [{ userID, kind: 'shipCertificateExpires', params: { count: String(list.length) }, link: REGISTER }]
        : list.map((each) => ({
            userID,
            kind: 'shipCertificateExpires',
            params: { title: each.title, days: String(each.left), what: each.kind },
            link: pageOf(each),
          })),
    ),
  );
};

/** Opens the jobs of windows that have opened, in the captain's language. */
const openJobs = async (context: Context, boatID: string, today: string) => {
  const waiting = (await certificatesOf(context, boatID)).filter(
    (certificate) => windowsToOpen(certificate, today).length > 0,
  );
  if (waiting.length === 0) return;
  const [captain = ''] = captainsAmong(await peopleOf(context.db, boatID));
  const language = await languageOfPerson({ db: context.db, language: 'en' }, captain);
  const write = { ...context, viewer: { _id: '', name: 'Shipshape' } };
  for (const { _id } of waiting) {
    // Another process may have opened it meanwhile.
    for (;;) {
      const row = await lockRow<ShipCertificate>(context.db, shipcertificates, _id);
      const [window] = row ? windowsToOpen(row.data, today) : [];
      if (!row || !window) break;
      await openWindowJob(write, row, window, { language });
    }
  }
};

const eachBoat = async (
  { database: { db }, clock }: Services,
  work: (context: Context, boatID: string, today: string) => Promise<void>,
) => {
  const now = clock().toISOString();
  const { rows } = await sql<{ _id: string; zone: string }>`
    select _id, coalesce(nullif(data->>'timeZone', ''), 'UTC') as zone from boats b where free <> ${EXPIRED}
      and (exists (select 1 from shipcertificates c where c.boat_id = b._id)
        or exists (select 1 from classconditions c where c.boat_id = b._id)) order by _id`.execute(db);
  for (const { _id, zone } of rows)
    await db.transaction().execute((trx) => work({ db: trx, now }, _id, dayIn(now, zone)));
};

/** Tells of certificates and conditions of class with 90, 60, 30, 7 or 0 days left by the ship's own day, each step once. */
export const noticeExpiring = (services: Services) => eachBoat(services, tellBoat);

/** Opens the jobs of survey windows by the ship's own day, each once. Any process may run it. */
export const openDueJobs = (services: Services) => eachBoat(services, openJobs);
