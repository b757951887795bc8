import { sql } from 'kysely';
import { dayIn, wallTime } from '#lib/zonedTime.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import type { LogDueOf, logDues } from '#modules/logbooks/contract/due.ts';
import { contentSchema, type LogDraft } from '#modules/logbooks/contract.ts';
import { bookOf } from '#modules/logbooks/rules/books.ts';
import { type DueRecord, duesOf } from '#modules/logbooks/rules/due.ts';
import type { Call } from '../../http/implement.ts';
import type { Services } from '../../services.ts';
import type { WriteContext } from '../../store/records.ts';
import { type NewNotice, postNotices } from '../notices.ts';
import { findRows, type SealedRow } from './records.ts';
import { keepersOf } from './signer.ts';

type Context = Pick<WriteContext, 'db' | 'now'>;

/** The newest records of a volume that the rules look at: more than a month of hourly rows. */
const LOOKED_AT = 800;

const dueRecord = ({ content, hash, page }: SealedRow): DueRecord => {
  const { kind, code, at, fields, covers } = contentSchema.parse(JSON.parse(content));
  return { kind, code, at, fields, covers, hash, page };
};

/**
 * The newest records of volumes, by the seal of the last one, which covers them all: home asks for them at each visit, and
 * signed records never change.
 */
const newestOf = new Map<string, { head: string; records: readonly DueRecord[] }>();
const MAX_KEPT = 200;

const newestRecords = async (db: Context['db'], volumeID: string, head: string) => {
  const known = newestOf.get(volumeID);
  if (known?.head === head) return known.records;
  const rows = await findRows(db, sql`r.volume_id = ${volumeID}`, { newestFirst: true, first: LOOKED_AT });
  const records = rows.map(dueRecord);
  if (newestOf.size >= MAX_KEPT) newestOf.clear();
  newestOf.set(volumeID, { head: rows[0]?.seal ?? '', records });
  return records;
};

/** What is missing in the open volumes of a boat. */
export const duesOfBoat = async ({ db, now }: Context, boatID: string, zone: string): Promise<LogDueOf[]> => {
  const { rows } = await sql<{ _id: string; opened: string; head: string }>`
    select v._id, o.content as opened, l.seal as head from log_volumes v
    join log_records o on o.volume_id = v._id and o.n = 1
    cross join lateral (select r.seal from log_records r where r.volume_id = v._id order by r.n desc limit 1) l
    where v.boat_id = ${boatID} and not exists (
      select 1 from log_records c where c.volume_id = v._id and c.kind = 'close') order by v.book`.execute(
    db,
  );
  const volumes = [];
  for (const { _id, opened, head } of rows) {
    const { book, at } = contentSchema.parse(JSON.parse(opened));
    volumes.push({ _id, book, openedAt: at, records: await newestRecords(db, _id, head) });
  }
  const newest = Object.fromEntries(
    volumes.map(({ book, records }) => [
      book,
      records.reduce((last, { kind, at }) => (kind === 'entry' && at > last ? at : last), ''),
    ]),
  );
  const today = dayIn(now, zone);
  const hour = Number(wallTime(now, zone).slice(11, 13));
  return volumes.flatMap(({ _id, book, openedAt, records }) =>
    duesOf(bookOf(book), records, { today, hour, dayOf: (at) => dayIn(at, zone), openedAt, newest }).map(
      (due) => ({
        volumeID: _id,
        book,
        ...due,
      }),
    ),
  );
};

const zoneOf = async (db: Context['db'], boatID: string) => {
  const { rows } = await sql<{ zone: string }>`
    select coalesce(nullif(data->>'timeZone', ''), 'UTC') as zone from boats where _id = ${boatID}`.execute(
    db,
  );
  return rows[0]?.zone ?? 'UTC';
};

export const listDues = async ({ db, now, params }: Call<typeof logDues.list>) =>
  duesOfBoat({ db, now }, params.boatID, await zoneOf(db, params.boatID));

/** Marks what is missing as told; returns what was not yet: of several processes, one tells. */
const claim = async ({ db, now }: Context, boatID: string, dues: readonly LogDueOf[]) => {
  const list = JSON.stringify(dues);
  const { rows } = await sql<{ volume_id: string; key: string }>`
    insert into log_told (volume_id, key, since, boat_id, at)
    select d->>'volumeID', d->>'key', d->>'since', ${boatID}, ${now}::timestamptz from jsonb_array_elements(${list}::jsonb) d
    on conflict do nothing returning volume_id, key`.execute(db);
  const mine = new Set(rows.map(({ volume_id, key }) => `${volume_id} ${key}`));
  return dues.filter(({ volumeID, key }) => mine.has(`${volumeID} ${key}`));
};

const tellBoat = async (context: Context, boatID: string, zone: string) => {
  const dues = await duesOfBoat(context, boatID, zone);
  const fresh = dues.length === 0 ? [] : await claim(context, boatID, dues);
  if (fresh.length === 0) return;
  const keepers = await keepersOf(context.db, boatID);
  await postNotices(
    context,
    keepers.flatMap(({ _id, master }) =>
      fresh
        // A day to verify is for the master alone.
        .filter(({ key }) => key !== 'verify' || master)
        .map(
          ({ book, key, count, since }): NewNotice => ({
            userID: _id,
            kind: 'logMissing',
            params: { title: titleOf(book), key, count: String(count), since },
            link: '/app/logbook',
          }),
        ),
    ),
  );
};

/** The words of the cover: "DECK LOG BOOK, At sea". */
const titleOf = (kind: LogDueOf['book']) =>
  [bookOf(kind).title, bookOf(kind).subtitle].filter(Boolean).join(', ');

/** Tells somebody that an entry which another wrote is theirs to sign. */
export const tellSigner = async (
  call: Pick<Call, 'db' | 'viewer' | 'now'>,
  { signerID, book, boatID }: LogDraft,
  before?: LogDraft,
) => {
  if (signerID === '' || signerID === call.viewer._id || signerID === before?.signerID) return;
  // Nobody is told through a draft of what is not of their vessel.
  const keepers = await keepersOf(call.db, boatID);
  if (!keepers.some(({ _id }) => _id === signerID)) return;
  await postNotices(call, [
    {
      userID: signerID,
      kind: 'logToSign',
      params: { title: titleOf(book), by: call.viewer.name },
      link: '/app/logbook',
    },
  ]);
};

/** Tells who keeps the books what is missing in them, once for each time. Any process may run it. */
export const noticeLogDues = async ({ database: { db }, clock }: Services) => {
  const now = clock().toISOString();
  const { rows } = await sql<{ _id: string; zone: string }>`
    select _id, coalesce(nullif(data->>'timeZone', ''), 'UTC') as zone from boats b
    where free <> ${EXPIRED} and exists (select 1 from log_volumes v where v.boat_id = b._id) order by _id`.execute(
    db,
  );
  for (const { _id, zone } of rows)
    await db.transaction().execute((trx) => tellBoat({ db: trx, now }, _id, zone));
};
