import { sql } from 'kysely';
import { type logPapers, MAX_PRINTED_PAGES } from '#modules/logbooks/contract/papers.ts';
import { contentSchema } from '#modules/logbooks/contract.ts';
import { bookOf, books } from '#modules/logbooks/rules/books.ts';
import { verifyVolume } from '#modules/logbooks/rules/chain.ts';
import { printedMoment } from '#modules/logbooks/rules/printed.ts';
import { particularsSchema } from '#modules/vessel/contract.ts';
import { readScoped } from '../../auth/rowScope.ts';
import type { LogStatementFacts } from '../../documents/logStatements.ts';
import type { LogVolumeFacts, PaperShip } from '../../documents/logVolume.ts';
import { printPaper } from '../../documents/printPaper.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, FileAnswer } from '../../http/implement.ts';
import { noteAccess } from './access.ts';
import { checkVolume } from './read.ts';
import { descriptionsOf, findRows, readSealed, type SealedRow, wireRecord } from './records.ts';
import { sha256 } from './sign.ts';

type Db = Call['db'];
type Range = { from?: number | undefined; to?: number | undefined };

/** The ship as the covers of its books name it. */
export const paperShip = async (db: Db, boatID: string): Promise<PaperShip & { timeZone: string }> => {
  const row = await db
    .selectFrom('boats')
    .select(['_id', 'name', 'free', 'data'])
    .where('_id', '=', boatID)
    .executeTakeFirst();
  if (!row) throw fail(404, 'notFound');
  const ship = particularsSchema.parse({ ...row.data, _id: row._id, name: row.name, free: row.free });
  const { name, imo, callSign, flag, portOfRegistry, grossTonnage, timeZone } = ship;
  return { name, imo, callSign, flag, portOfRegistry, grossTonnage, timeZone };
};

/** The records of some pages, and whatever else says something about them: what opens, amends, witnesses, verifies. */
export const recordsOfPages = (db: Db, volumeID: string, from: number, to: number): Promise<SealedRow[]> =>
  findRows(
    db,
    sql`r.volume_id = ${volumeID} and (r.kind <> 'entry' or r.page between ${from}::int and ${to}::int or r._id in (
      select a.amends from log_records a where a.volume_id = ${volumeID} and a.amends <> ''
        and a.page between ${from}::int and ${to}::int))`,
  );

/** What a volume on paper says; its seals are checked for it. */
export const volumeFacts = async (
  { db, now }: Pick<Call, 'db' | 'now'>,
  volumeID: string,
  range: Range,
): Promise<LogVolumeFacts> => {
  const [first] = await findRows(db, sql`r.volume_id = ${volumeID}`, { first: 1 });
  const [last] = await findRows(db, sql`r.volume_id = ${volumeID}`, { newestFirst: true, first: 1 });
  if (!first || !last) throw fail(404, 'notFound');
  const { book, boatID } = contentSchema.parse(JSON.parse(first.content));
  const { rows: volumes } = await sql<{ no: number }>`
    select no from log_volumes where _id = ${volumeID}`.execute(db);
  const ship = await paperShip(db, boatID);
  const from = Math.min(range.from ?? 1, Math.max(1, last.page));
  const to = Math.min(range.to ?? last.page, from + MAX_PRINTED_PAGES - 1, last.page);
  return {
    ...{
      boatID,
      book: bookOf(book, await descriptionsOf(db, volumeID)),
      no: volumes[0]?.no ?? 0,
      volumeID,
      ship,
      from,
      to,
      now,
    },
    records: (await recordsOfPages(db, volumeID, from, to)).map(wireRecord),
    pages: last.page,
    verdict: verifyVolume(await readSealed(db, volumeID), sha256),
  };
};

/** A volume as a PDF in the layout of its book. */
export const volumePaper = async (call: Call<typeof logPapers.volume>): Promise<FileAnswer> => {
  const { params, search, services, viewer } = call;
  const facts = await readScoped(services.database, viewer, async (db) => {
    await checkVolume({ db, viewer }, params.id);
    return volumeFacts({ db, now: call.now }, params.id, search);
  });
  noteAccess(call, facts.boatID, 'pdf', params.id);
  const { bytes, fileName } = await printPaper(viewer._id, { kind: 'logVolume', facts });
  return new FileAnswer(bytes, fileName);
};

const statementFacts = async (
  { db, now }: Pick<Call, 'db' | 'now'>,
  boatID: string,
  only: 'marpol' | 'all',
): Promise<LogStatementFacts> => {
  const ship = await paperShip(db, boatID);
  const { rows } = await sql<{ book: string; no: number }>`
    select v.book, v.no from log_volumes v where v.boat_id = ${boatID} and not exists (
      select 1 from log_records r where r.volume_id = v._id and r.kind = 'close')`.execute(db);
  const { day, time } = printedMoment(now, 0);
  const all = Object.values(books);
  const marpol = all.filter(({ group }) => group === 'marpol');
  // The declaration is about the books of MARPOL; all others are kept by the rules of the flag.
  const named = only === 'marpol' && marpol.length > 0 ? marpol : all;
  return {
    ship,
    books: named.map(({ kind, title, subtitle, form, keepYears }) => ({
      ...{ title, subtitle, form, keepYears },
      no: rows.find(({ book }) => book === kind)?.no ?? 0,
    })),
    printed: `${day} ${time} UTC`,
  };
};

const statement = async (
  call: Call<typeof logPapers.declaration>,
  kind: 'logDeclaration' | 'logFallback',
): Promise<FileAnswer> => {
  const { services, viewer, params, now } = call;
  const facts = await readScoped(services.database, viewer, (db) =>
    statementFacts({ db, now }, params.boatID, kind === 'logDeclaration' ? 'marpol' : 'all'),
  );
  const { bytes, fileName } = await printPaper(viewer._id, { kind, facts });
  return new FileAnswer(bytes, fileName);
};

export const declarationPaper = (call: Call<typeof logPapers.declaration>) =>
  statement(call, 'logDeclaration');
export const fallbackPaper = (call: Call<typeof logPapers.fallback>) => statement(call, 'logFallback');
