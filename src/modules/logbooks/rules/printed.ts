import type { LogRecord } from '../contract.ts';
import { type Book, type BookField, type BookValue, isEmptyValue } from './book.ts';
import { coveredBy } from './deck.ts';
import { amountsOf, linesOf, printedValue } from './lines.ts';

/** The words of fields, choices and kinds of entries: of the printed book in English, on a screen in the reader's language. */
export type BookWords = (kind: 'value' | 'choice' | 'code', key: string) => string;

/** An entry as it stands on its page. */
export type PrintedRow = {
  record: LogRecord;
  /** What amended it since, in order; its own words are struck where the book does so. */
  amendedBy: readonly LogRecord[];
  struck: boolean;
  /** The record that it amends itself. */
  amends: LogRecord | undefined;
  witnesses: readonly LogRecord[];
  verified: boolean;
};

export type PrintedPage = {
  page: number;
  rows: readonly PrintedRow[];
  /** The master's signatures that cover entries of this page. */
  verifications: readonly LogRecord[];
  unverified: number;
  /** The seal of the last record on the page: it covers all before it. */
  seal: string;
  isFull: boolean;
};

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** An instant by a clock so many minutes before UTC, as record books write it: "18 JUN 2026", "08:02". */
export const printedMoment = (instant: string, minutes: number): { day: string; time: string } => {
  const wall = new Date(Date.parse(instant) + minutes * 60_000).toISOString();
  const month = months[Number(wall.slice(5, 7)) - 1] ?? '';
  return { day: `${wall.slice(8, 10)} ${month} ${wall.slice(0, 4)}`, time: wall.slice(11, 16) };
};

/** "UTC+2", "UTC-3:30" */
export const zoneText = (minutes: number): string => {
  const size = Math.abs(minutes);
  const rest = size % 60 ? `:${String(size % 60).padStart(2, '0')}` : '';
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`;
};

/** When an entry happened, by the clock of its book. */
export const momentOfEntry = (book: Book, { content: { at, zone } }: LogRecord) =>
  printedMoment(at, book.clock === 'ship' ? zone : 0);

/** "18 JUN 2026 06:02 UTC, 08:02 ship's time (UTC+2)" */
export const signedAtText = ({ content: { signedAt, zone } }: LogRecord): string => {
  const { day, time } = printedMoment(signedAt, 0);
  return `${day} ${time} UTC, ${printedMoment(signedAt, zone).time} ship's time (${zoneText(zone)})`;
};

/** "A. Clarke, Deckhand" */
export const signerText = ({ signer: { name, rank } }: LogRecord): string =>
  [name, rank].filter(Boolean).join(', ');

/** The first eight digits of a seal, in two fours. */
export const shortSeal = (seal: string): string => `${seal.slice(0, 4)} ${seal.slice(4, 8)}`.toUpperCase();

const isEntry = ({ content: { kind } }: LogRecord) => kind === 'entry' || kind === 'amend';

/** The pages of a volume from its records, in the order of their numbers. */
export const printedPages = (book: Book, records: readonly LogRecord[], pages: number): PrintedPage[] => {
  const byID = new Map(records.map((record) => [record._id, record]));
  const about = Map.groupBy(records, ({ content: { amends } }) => amends);
  const covered = coveredBy(records);
  const rowOf = (record: LogRecord): PrintedRow => {
    const of = about.get(record._id) ?? [];
    const amendedBy = of.filter(({ content }) => content.kind === 'amend');
    return {
      record,
      amendedBy,
      struck: book.correction === 'strike' && amendedBy.length > 0,
      amends: record.content.kind === 'amend' ? byID.get(record.content.amends) : undefined,
      witnesses: of.filter(({ content }) => content.kind === 'witness'),
      verified: covered.has(record.hash),
    };
  };
  const verifying = records.filter(({ content }) => content.kind === 'verify');
  return [...Map.groupBy(records.filter(isEntry), ({ page }) => page)].map(([page, own]) => {
    const hashes = new Set(own.map(({ hash }) => hash));
    return {
      page,
      rows: own.map(rowOf),
      verifications: verifying.filter(({ content }) => content.covers.some((hash) => hashes.has(hash))),
      unverified: own.filter(({ hash }) => !covered.has(hash)).length,
      seal: own.at(-1)?.seal ?? '',
      isFull: page < pages,
    };
  });
};

/** Columns that any of the entries fills; long texts have a line of their own. */
export const printedColumns = (book: Book, records: readonly LogRecord[]): BookField[] => {
  const filled = new Set(
    records.flatMap(({ content }) =>
      Object.entries(content.fields).flatMap(([key, value]) => (isEmptyValue(value) ? [] : [key])),
    ),
  );
  const seen = new Set<string>();
  return book.codes
    .flatMap(({ fields }) => fields)
    .filter(({ key, kind }) => {
      const isColumn = kind !== 'longText' && filled.has(key) && !seen.has(key);
      seen.add(key);
      return isColumn;
    });
};

/** The words of a field; those of a vessel's own book are its own. */
export const headOf = ({ key, name }: BookField, words: BookWords): string => name ?? words('value', key);

/** A value in words; the word of a choice, the unit left to the column's head where `bare`. */
export const wordOfValue = (
  field: BookField,
  value: BookValue | undefined,
  words: BookWords,
  bare = false,
): string => {
  if (field.kind === 'choice' && typeof value === 'string' && value !== '')
    return field.name === undefined ? words('choice', value) : value;
  const { unit, ...plain } = field;
  return printedValue(bare ? plain : field, value);
};

/** The lines of an entry in the record of operations; values of choices in words. */
export const printedLines = (
  book: Book,
  { content: { code, fields } }: LogRecord,
  words: BookWords,
): { item: string; text: string }[] => {
  const choices = new Map(
    (book.codes.find((each) => each.code === code)?.fields ?? []).flatMap(({ key, kind }) => {
      const value = fields[key];
      return kind === 'choice' && typeof value === 'string' && value ? [[key, words('choice', value)]] : [];
    }),
  );
  return linesOf(book, code, { ...fields, ...Object.fromEntries(choices) });
};

/** The amounts of an entry in the Garbage Record Book, a line each: "A", "Plastics 0.800 m³". */
export const printedAmounts = (
  book: Book,
  { content: { code, fields } }: LogRecord,
  words: BookWords,
): { item: string; text: string }[] =>
  amountsOf(book, code, fields).map(({ category, amount }) => ({
    item: category,
    text: `${words('value', `cat${category}`)} ${amount.toFixed(3)} m³`,
  }));
