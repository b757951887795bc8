import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod/mini';
import { contentSchema, type LogRecord, logbooks } from '#modules/logbooks/contract.ts';
import type { Sealed } from '#modules/logbooks/rules/chain.ts';
import { DESCRIPTION } from '#modules/logbooks/rules/own.ts';
import { topic } from '../../live/topics.ts';
import type { WriteContext } from '../../store/records.ts';

/** Published with the ids of the volumes. */
export const logTopic = topic('logrecords', logbooks.volumes.access);

type Db = WriteContext['db'];

/** What the server adds to a signed content and seals with it (docs/logbook-format.md). */
export const stampSchema = z.object({
  v: z.literal(1),
  volumeID: z.string(),
  n: z.int(),
  page: z.int(),
  prev: z.string(),
  content: z.string(),
  arrivedAt: z.string(),
  /** When it was signed by the server's clock, as far as its device can tell how long ago that was. */
  doneAt: z.string(),
  signer: z.object({ userID: z.string(), name: z.string(), rank: z.string(), ink: z.string() }),
  proof: z.literal('pin'),
});
export type Stamp = z.infer<typeof stampSchema>;

/** A row of the ledger, as far as the chain goes on from it. */
export type SealedRow = {
  _id: string;
  volume_id: string;
  n: number;
  page: number;
  line: number;
  unverified: number;
  kind: string;
  hash: string;
  device: string;
  device_seq: number;
  content: string;
  stamp: string;
  seal: string;
};

/** Rows that fulfil a condition, in an order. `r` is the table. */
export const findRows = async (
  db: Db,
  where: ReturnType<typeof sql>,
  { newestFirst = false, first = 100_000 } = {},
): Promise<SealedRow[]> => {
  const { rows } =
    await sql<SealedRow>`select _id, volume_id, n, page, line, unverified, kind, hash, device, device_seq, content,
      stamp, seal from log_records r where ${where} order by r.volume_id, r.n ${sql.raw(newestFirst ? 'desc' : 'asc')} limit ${first}`.execute(
      db,
    );
  return rows;
};

/** Signs that JSON texts escape, so that they end the texts of a record and the records of a part. */
const TEXT_END = '\u001e';
const RECORD_END = '\u001f';

/** The least number of a row. */
const LEAST = -2_147_483_648;

/** Records that are read at once. */
const PART = 2000;

/**
 * The texts of all records of a volume as sealed, in order. They come in long texts, because a database hands out a
 * hundred thousand cells ten times slower than their content.
 */
export const readSealed = async (db: Db, volumeID: string): Promise<Sealed[]> => {
  const sealed: Sealed[] = [];
  let from: number | null = LEAST;
  while (from !== null) {
    const part: RawBuilder<Sealed> = sql`(select r.n, r.content, r.stamp, r.seal from log_records r
      where r.volume_id = ${volumeID} and r.n > ${from}::int order by r.n limit ${PART})`;
    const { texts, count, last } = await readPart(db, part);
    const records = texts.split(RECORD_END).map((text) => text.split(TEXT_END));
    // A text that holds one of the two signs was not written by us: it is read as it is, and not as several.
    const isOurs = records.length === count && records.every(({ length }) => length === 3);
    if (count > 0 && isOurs)
      sealed.push(...records.map(([content = '', stamp = '', seal = '']) => ({ content, stamp, seal })));
    else if (count > 0)
      sealed.push(...(await sql<Sealed>`select content, stamp, seal from ${part} p`.execute(db)).rows);
    from = last;
  }
  return sealed;
};

type Part = { texts: string; count: number; last: number | null };

/** The texts of some records in one, and the number of the last. */
const readPart = async (db: Db, part: RawBuilder<Sealed>): Promise<Part> => {
  const { rows } = await sql<Part>`
    select coalesce(string_agg(p.content || ${TEXT_END}::text || p.stamp || ${TEXT_END}::text || p.seal, ${RECORD_END}::text
      order by p.n), '') as texts, count(*)::int as count, max(p.n) as last from ${part} p`.execute(db);
  return rows[0] ?? { texts: '', count: 0, last: null };
};

/** A record in its wire form. */
export const wireRecord = (row: SealedRow): LogRecord => {
  const { signer, arrivedAt } = stampSchema.parse(JSON.parse(row.stamp));
  return {
    _id: row._id,
    volumeID: row.volume_id,
    n: row.n,
    page: row.page,
    content: contentSchema.parse(JSON.parse(row.content)),
    hash: row.hash,
    signer,
    arrivedAt,
    seal: row.seal,
  };
};

/** The descriptions that a volume of a vessel's own book states: in its opening, and in amendments of it. */
export const descriptionsOf = async (db: Db, volumeID: string): Promise<string[]> => {
  const rows = await findRows(
    db,
    sql`r.volume_id = ${volumeID} and (r.n = 1 or (r.kind = 'amend' and position('"code":"open"' in r.content) > 0))`,
  );
  return rows.flatMap(({ content }) => {
    const stated = contentSchema.parse(JSON.parse(content)).fields[DESCRIPTION];
    return typeof stated === 'string' ? [stated] : [];
  });
};
