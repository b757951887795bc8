import { MAX_ROWS } from './contract.ts';
import { findHeader, guessMapping, type ImportField } from './guessMapping.ts';
import type { SheetRow } from './mapRows.ts';
import { storeZip } from './storeZip.ts';

export type SheetFile = { fileName: string; headers: string[]; rows: SheetRow[] };

export type FileProblemCode =
  | 'wrongType'
  | 'tooLarge'
  | 'empty'
  | 'headerOnly'
  | 'tooMany'
  | 'unreadable'
  | 'openQuote';

/** Why a file cannot be used; `n`: a number for the message. */
export class FileProblem extends Error {
  readonly code: FileProblemCode;
  readonly n: number;
  constructor(code: FileProblemCode, n = 0) {
    super(code);
    this.code = code;
    this.n = n;
  }
}

const MAX_MB = 20;

const decode = (bytes: Uint8Array, encoding: string) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * Decodes text of unknown encoding: by byte order mark, UTF-8, what spreadsheets of the reader's language write,
 * Western.
 */
export const decodeText = (bytes: Uint8Array, language: string): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const eastern = language === 'zh' ? 'gb18030' : language === 'ja' ? 'shift_jis' : undefined;
  return (
    decode(bytes, 'utf-8') ??
    (eastern ? decode(bytes, eastern) : undefined) ??
    new TextDecoder('windows-1252').decode(bytes)
  );
};

/** A spreadsheet cell as text. A number has a decimal point, and four decimals if three could be read as thousands. */
export const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof value === 'number')
    return /^-?[1-9]\d{0,2}\.\d{3}$/.test(String(value)) ? `${value}0` : String(value);
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
};

/**
 * How much lines look like a table: known headers first, then lines as wide as the header. The parser's own guess fails
 * on values like "Pump, aft" in a file with semicolons.
 */
const likeness = (lines: string[][], fields: readonly ImportField[]) => {
  const header = lines[findHeader(lines, fields)] ?? [];
  const known = guessMapping(header, fields).filter((key) => key !== null).length;
  const even = lines.filter((cells) => cells.length === header.length && header.length > 1).length;
  return known * 1000 + even;
};

const readText = async (marked: string, fields: readonly ImportField[]): Promise<string[][]> => {
  const { default: papaparse } = await import('papaparse');
  const text = marked.replace(/^\uFEFF/, '');
  const parse = (delimiter: string, preview: number) =>
    papaparse.parse<string[]>(text, { delimiter, preview });
  let best = { delimiter: ';', score: -1 };
  for (const delimiter of [';', '\t', ',', '|']) {
    const score = likeness(parse(delimiter, 50).data, fields);
    if (score > best.score) best = { delimiter, score };
  }
  const { data, errors } = parse(best.delimiter, 0);
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) throw new FileProblem('openQuote', (open.row ?? 0) + 1);
  return data;
};

const readXlsx = async (bytes: ArrayBuffer): Promise<string[][]> => {
  // The universal build: the browser build also parses in workers, see storeZip.
  const { default: readXlsxFile } = await import('read-excel-file/universal');
  const sheets = await storeZip(bytes)
    .then((stored) => readXlsxFile(stored))
    .catch(() => {
      throw new FileProblem('unreadable');
    });
  const sheet = sheets.find(({ data }) => data.length > 0);
  return (sheet?.data ?? []).map((line) => line.map(cellText));
};

/**
 * Reads a CSV, TXT or XLSX file: its header and the rows below it.
 * @throws FileProblem
 */
export const readFile = async (
  file: File,
  fields: readonly ImportField[],
  language: string,
): Promise<SheetFile> => {
  if (!/\.(csv|tsv|txt|xlsx)$/i.test(file.name)) throw new FileProblem('wrongType');
  if (file.size > MAX_MB * 1_000_000) throw new FileProblem('tooLarge', MAX_MB);
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const zip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!zip && /\.xlsx$/i.test(file.name)) throw new FileProblem(bytes.length === 0 ? 'empty' : 'unreadable');
  const lines = zip ? await readXlsx(buffer) : await readText(decodeText(bytes, language), fields);
  const header = findHeader(lines, fields);
  if (header < 0) throw new FileProblem('empty');
  const rows = lines
    .map((cells, index) => ({ line: index + 1, cells }))
    .slice(header + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new FileProblem('headerOnly');
  if (rows.length > MAX_ROWS) throw new FileProblem('tooMany', MAX_ROWS);
  const width = Math.max(lines[header]?.length ?? 0, ...rows.slice(0, 100).map(({ cells }) => cells.length));
  const headers = Array.from({ length: width }, (_, index) => lines[header]?.[index]?.trim() ?? '');
  return { fileName: file.name.slice(0, 255), headers, rows };
};
