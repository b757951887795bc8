import { hash as digest } from 'node:crypto';
import { sql } from 'kysely';
import {
  contentSchema,
  type LogDraft,
  type LogRecord,
  type logbooks,
  logdrafts,
  type RecordContent,
} from '#modules/logbooks/contract.ts';
import { type Book, fieldsOf, misfit } from '#modules/logbooks/rules/book.ts';
import { bookOf, isStandard } from '#modules/logbooks/rules/books.ts';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import { DESCRIPTION, readDescription } from '#modules/logbooks/rules/own.ts';
import { placeAfter } from '#modules/logbooks/rules/pages.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { publishChange } from '../../live/publish.ts';
import { lockBoat, lockRow, nextRev, type WriteContext } from '../../store/records.ts';
import { descriptionsOf, findRows, logTopic, type SealedRow, type Stamp, wireRecord } from './records.ts';
import { proveSigner } from './signer.ts';

type Db = WriteContext['db'];

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const sha256 = (text: string) => digest('sha256', text);

/** The content of a canonical text; any other text is refused, because its hash would be of something else. */
const readContent = (text: string, id: string, boatID: string): RecordContent => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fail(400, 'contentWrong', {}, 'content');
  }
  const { data: content } = contentSchema.safeParse(value);
  if (!content || canonical(content) !== text || content._id !== id || content.boatID !== boatID)
    throw fail(400, 'contentWrong', {}, 'content');
  return content;
};

const amending = ['amend', 'witness'];

/** What the schema cannot say: the fields are those of the book's code, and each kind has what it needs. */
const checkContent = (book: Book, content: RecordContent) => {
  const { kind: deed, code, fields, amends, reason, covers, form } = content;
  if (form !== book.form) throw fail(400, 'contentWrong', {}, 'form');
  const own = deed === 'open' || deed === 'entry' || deed === 'amend';
  const known = own ? fieldsOf(book, code) : [];
  if (!known || (deed === 'open') !== (code === 'open' && deed !== 'amend'))
    throw fail(400, 'contentWrong', {}, 'code');
  const wrong = misfit(known, fields);
  if (wrong) throw fail(400, 'valueWrong', {}, `fields.${wrong}`);
  if (amending.includes(deed) !== (amends !== '')) throw fail(400, 'contentWrong', {}, 'amends');
  if (deed === 'amend' && reason.trim() === '') throw fail(400, 'reasonMissing', {}, 'reason');
  if ((deed === 'verify') !== covers.length > 0) throw fail(400, 'contentWrong', {}, 'covers');
};

/** The description of the content's book: ours, the one that it states itself, or the one that its volume states. */
const bookFor = async (db: Db, { book, code, fields, form, volumeID }: RecordContent): Promise<Book> => {
  if (isStandard(book)) return bookOf(book);
  const stated = fields[DESCRIPTION];
  const texts = code === 'open' ? [String(stated ?? '')] : await descriptionsOf(db, volumeID);
  if (code === 'open' && !readDescription(String(stated ?? '')))
    throw fail(400, 'valueWrong', {}, `fields.${DESCRIPTION}`);
  return bookOf(book, texts, form);
};

const lastOf = async (db: Db, volumeID: string) =>
  (await findRows(db, sql`r.volume_id = ${volumeID}`, { newestFirst: true, first: 1 }))[0];

/** The next number of a book's volumes. A book has one open volume at a time. */
const openVolume = async (db: Db, { boatID, volumeID, book }: RecordContent) => {
  const { rows } = await sql<{ no: number; open: boolean }>`
    select coalesce(max(v.no), 0) + 1 as no, coalesce(bool_or(not exists (
      select 1 from log_records r where r.volume_id = v._id and r.kind = 'close')), false) as open
    from log_volumes v where v.boat_id = ${boatID} and v.book = ${book}`.execute(db);
  const [next] = rows;
  if (!next || next.open) throw fail(409, 'volumeOpen');
  await sql`insert into log_volumes (_id, boat_id, book, no) values (${volumeID}, ${boatID}, ${book}, ${next.no})`.execute(
    db,
  );
};

/** What a record refers to is in its volume, with the hash that was signed. */
const checkReferred = async (
  db: Db,
  { volumeID, kind, amends, amendsHash, covers, signerID }: RecordContent,
) => {
  if (amends !== '') {
    const [target] = await findRows(db, sql`r._id = ${amends} and r.volume_id = ${volumeID}`);
    const may = kind === 'witness' ? ['entry', 'amend'] : ['open', 'entry', 'amend'];
    if (!target || !may.includes(target.kind)) throw fail(404, 'notFound');
    const { signerID: first } = contentSchema.parse(JSON.parse(target.content));
    if (kind === 'witness' && first === signerID) throw fail(400, 'witnessSame', {}, 'signerID');
    if (target.hash !== amendsHash) throw fail(400, 'contentWrong', {}, 'amendsHash');
  }
  if (covers.length === 0) return 0;
  const wanted = sql`(select jsonb_array_elements_text(${JSON.stringify(covers)}::jsonb))`;
  const there = await findRows(
    db,
    sql`r.volume_id = ${volumeID} and r.kind in ('entry', 'amend') and r.hash in ${wanted}`,
  );
  if (there.length < new Set(covers).size) throw fail(404, 'notFound');
  const before = await findRows(db, sql`r.volume_id = ${volumeID} and r.kind = 'verify'`);
  const done = new Set(before.flatMap(({ content }) => contentSchema.parse(JSON.parse(content)).covers));
  return covers.filter((hash) => !done.has(hash)).length;
};

const unverifiedAfter = (last: number, kind: string, verified: number) =>
  last - verified + (kind === 'entry' || kind === 'amend' ? 1 : 0);

/** The signed entry takes the place of its draft; no history says that the draft was deleted, because nothing was lost. */
const dropDraft = async (context: WriteContext, { _id, boatID }: LogDraft) => {
  const { db, now } = context;
  const rev = await nextRev(db, boatID);
  await sql`insert into tombstones (resource, item_id, boat_id, rev, at, field_revs)
    select ${logdrafts.name}, _id, boat_id, ${rev}, ${now}, field_revs from logdrafts where _id = ${_id}`.execute(
    db,
  );
  await sql`delete from logdrafts where _id = ${_id}`.execute(db);
  await publishChange(context, logdrafts, boatID, [_id], rev);
};

/** Adds a proven record to its volume: the server's seal joins the chains of all devices in the order of arrival. */
const seal = async (
  call: Pick<Call, 'now' | 'doneAt'> & WriteContext,
  content: RecordContent,
  text: string,
  signer: Stamp['signer'],
): Promise<LogRecord> => {
  const { db, now, doneAt } = call;
  const { _id, boatID, volumeID, kind, amends, device, deviceSeq } = content;
  const hash = sha256(text);
  const draft = await lockRow<LogDraft>(db, logdrafts, _id);
  await lockBoat(db, boatID);
  const [same] = await findRows(db, sql`r._id = ${_id}`);
  if (same) {
    if (same.hash !== hash) throw fail(409, 'recordExists');
    return wireRecord(same);
  }
  if (kind === 'open') await openVolume(db, content);
  const last = await lastOf(db, volumeID);
  if (kind !== 'open' && !last) throw fail(404, 'notFound');
  if (last?.kind === 'close') throw fail(409, 'volumeClosed');
  const [opened] = last ? await findRows(db, sql`r.volume_id = ${volumeID} and r.n = 1`) : [];
  if (opened && contentSchema.parse(JSON.parse(opened.content)).book !== content.book)
    throw fail(400, 'contentWrong', {}, 'book');
  const book = await bookFor(db, content);
  checkContent(book, content);
  const verified = await checkReferred(db, content);
  const place = placeAfter(last ?? { page: 0, line: 0 }, book, content);
  const n = (last?.n ?? 0) + 1;
  const stamp: Stamp = {
    v: 1,
    volumeID,
    n,
    page: place.page,
    prev: last?.seal ?? '',
    content: hash,
    arrivedAt: now,
    doneAt,
    signer,
    proof: 'pin',
  };
  const stampText = canonical(stamp);
  const row: SealedRow = {
    ...{ _id, volume_id: volumeID, n, ...place, kind, hash, device, device_seq: deviceSeq },
    unverified: unverifiedAfter(last?.unverified ?? 0, kind, verified),
    ...{ content: text, stamp: stampText, seal: sha256(stampText) },
  };
  await sql`insert into log_records (_id, boat_id, volume_id, n, kind, amends, hash, device, device_seq, page, line, unverified,
      content, stamp, seal)
    values (${_id}, ${boatID}, ${volumeID}, ${n}, ${kind}, ${amends}, ${hash}, ${device}, ${deviceSeq}, ${place.page}, ${place.line},
      ${row.unverified}, ${text}, ${stampText}, ${row.seal})`.execute(db);
  if (draft?.data.boatID === boatID) await dropDraft(call, draft.data);
  await publishChange(call, logTopic, boatID, [volumeID]);
  return wireRecord(row);
};

/** Proves the signature outside of any transaction, because a PIN's hash takes long, and seals the record. */
export const sign = async (call: Call<typeof logbooks.sign>) => {
  const { _id, content: text, proof } = call.body;
  const { boatID } = call.params;
  const content = readContent(text, _id, boatID);
  // What a vessel's own book says is in the database, and looked up there.
  if (isStandard(content.book)) checkContent(bookOf(content.book), content);
  const signer = await proveSigner(call, boatID, content, { proof, hash: sha256(text) });
  return call.transaction((db) => seal({ ...call, db }, content, text, signer));
};
