import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import {
  type DailySeal,
  type DailySealLine,
  dailySeal,
  type logSeals,
} from '#modules/logbooks/contract/seals.ts';
import { contentSchema } from '#modules/logbooks/contract.ts';
import { bookOf } from '#modules/logbooks/rules/books.ts';
import { sealLine } from '#modules/logbooks/rules/dailySeal.ts';
import { DESCRIPTION } from '#modules/logbooks/rules/own.ts';
import type { Call } from '../../http/implement.ts';
import { logError } from '../../log.ts';
import type { Services } from '../../services.ts';
import { checkMaster } from './inspection.ts';
import { checkVolume } from './read.ts';
import { findRows } from './records.ts';

type Db = Call['db'];
type Boat = { _id: string; name: string; imo: string; zone: string; addresses: string[] };

const DAY_MS = 86_400_000;

/** The last seal of each volume of a boat. */
const linesOf = async (db: Db, boatID: string): Promise<DailySealLine[]> => {
  const { rows } = await sql<{ _id: string; no: number; opened: string; n: number; seal: string }>`
    select v._id, v.no, o.content as opened, l.n, l.seal from log_volumes v
    join log_records o on o.volume_id = v._id and o.n = 1
    cross join lateral (select * from log_records r where r.volume_id = v._id order by r.n desc limit 1) l
    where v.boat_id = ${boatID} order by v.book, v.no`.execute(db);
  return rows.map(({ _id, no, opened, n, seal }) => {
    const { book, fields } = contentSchema.parse(JSON.parse(opened));
    const { title, subtitle } = bookOf(book, [String(fields[DESCRIPTION] ?? '')]);
    return { volumeID: _id, title: [title, subtitle].filter(Boolean).join(', '), no, n, seal };
  });
};

/** What is mailed: in words for people, and a line each that programs compare. */
const mailText = ({ name, imo }: Boat, day: string, lines: readonly DailySealLine[]) =>
  [
    `Seals of the books of ${name}${imo ? `, IMO ${imo}` : ''}, at the end of ${day} (ship's day).`,
    '',
    ...lines.flatMap(({ title, no, ...line }) => [
      `${title}, volume ${no}: ${line.n} records`,
      sealLine(line),
      '',
    ]),
    'Keep this mail. The last seal of a book covers everything that was signed in it before. If an entry is changed,',
    'removed or added later, even by somebody who can write to the database and makes all seals anew, the record of this',
    'number has another seal from then on.',
    "To compare: Logbook, Inspection and seals, Compare with a mail; or without the ship's system: export the volume and",
    'run "npm run verify-log VOLUME.json MAIL.txt".',
  ].join('\n');

/** Stores the seals of a day, and mails them; of several processes, one does. */
const sealDay = async (services: Services, boat: Boat, day: string, now: string) => {
  const { db } = services.database;
  const lines = await linesOf(db, boat._id);
  if (lines.length === 0) return;
  const { rows } = await sql`
    insert into log_seals (boat_id, day, at, sent_to, lines)
    values (${boat._id}, ${day}, ${now}::timestamptz, ${JSON.stringify(boat.addresses)}::jsonb, ${JSON.stringify(lines)}::jsonb)
    on conflict do nothing returning day`.execute(db);
  if (rows.length === 0) return;
  const mail = { subject: `${boat.name}: seals of the books, ${day}`, text: mailText(boat, day, lines) };
  for (const to of boat.addresses)
    await services.mail
      .send({ to, ...mail })
      .catch((error: unknown) => logError(services.log, 'mail of the daily seals', error));
};

/** Stores and mails the seals of the ship's day before this one, if nobody has yet. Any process may run it. */
export const sealBooks = async (services: Services) => {
  const now = services.clock();
  const { rows } = await sql<Boat>`
    select b._id, b.name, coalesce(b.data->>'imo', '') as imo, coalesce(nullif(b.data->>'timeZone', ''), 'UTC') as zone,
      coalesce(s.addresses, '[]') as addresses
    from boats b left join log_seal_rules s on s.boat_id = b._id
    where b.free <> ${EXPIRED} and exists (select 1 from log_volumes v where v.boat_id = b._id) order by b._id`.execute(
    services.database.db,
  );
  for (const boat of rows) {
    const yesterday = dayIn(new Date(now.getTime() - DAY_MS).toISOString(), boat.zone);
    await sealDay(services, boat, yesterday, now.toISOString());
  }
};

export const listSeals = async ({ db, params }: Call<typeof logSeals.list>): Promise<DailySeal[]> => {
  const { rows } = await sql<DailySeal>`
    select day, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, sent_to as "sentTo", lines
    from log_seals where boat_id = ${params.boatID} order by day desc limit 400`.execute(db);
  return rows.map((row) => dailySeal.parse(row));
};

const addressesOf = async (db: Db, boatID: string) => {
  const { rows } = await sql<{ addresses: string[] }>`
    select addresses from log_seal_rules where boat_id = ${boatID}`.execute(db);
  return { addresses: rows[0]?.addresses ?? [] };
};

export const sealRule = ({ db, params }: Call<typeof logSeals.rule>) => addressesOf(db, params.boatID);

export const setSealRule = async (call: Call<typeof logSeals.setRule>) => {
  const { db, params, body } = call;
  await checkMaster(call, params.boatID);
  await sql`insert into log_seal_rules (boat_id, addresses) values (${params.boatID}, ${JSON.stringify(body.addresses)}::jsonb)
    on conflict (boat_id) do update set addresses = excluded.addresses`.execute(db);
  return addressesOf(db, params.boatID);
};

export const sealNow = async (call: Call<typeof logSeals.seal>) => {
  const { id, n } = call.params;
  await checkVolume(call, id);
  const number = /^\d{1,9}$/.test(n) ? Number(n) : 0;
  const [row] = await findRows(call.db, sql`r.volume_id = ${id} and r.n = ${number}::int`);
  return { seal: row?.seal ?? '' };
};
