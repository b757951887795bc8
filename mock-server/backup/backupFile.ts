import { createHash, type Hash, hash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod/mini';

/**
 * A backup is one file of entries. Each is a line of JSON, and the bytes that the line announces: rows of a table
 * (gzipped lines, each the values of a row as PostgreSQL writes them), or a content. The last one says what all of them
 * come to, so a file that was cut short is told from a whole one.
 */
const header = z.object({
  shipshape: z.literal('backup'),
  version: z.literal(1),
  at: z.string(),
  /** The migrations that the database had. */
  migrations: z.array(z.string()).check(z.minLength(1)),
  /** The highest revision given. */
  revision: z.number(),
});
const rowsEntry = z.object({ table: z.string(), columns: z.array(z.string()), bytes: z.number() });
const contentEntry = z.object({ content: z.string(), bytes: z.number() });
const tableSum = z.object({ rows: z.number(), sha256: z.string() });
const endEntry = z.object({
  tables: z.record(z.string(), tableSum),
  contents: z.object({ count: z.number(), bytes: z.number() }),
});

export type BackupHeader = z.infer<typeof header>;
/** The number of rows of a table, and the hash of all of them in the order of their keys. */
export type TableSum = z.infer<typeof tableSum>;
export type BackupSums = z.infer<typeof endEntry>;
/** The values of a row, by the order of the columns. */
export type Values = (string | null)[];
const values = z.array(z.nullable(z.string()));

export const lineOf = (row: Values) => `${JSON.stringify(row)}\n`;

/** Adds up what a backup or a database holds. */
export const createSums = () => {
  const tables = new Map<string, { rows: number; hash: Hash }>();
  const contents = { count: 0, bytes: 0 };
  return {
    addRows: (table: string, rows: number, lines: string) => {
      const sum = tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
      sum.rows += rows;
      sum.hash.update(lines);
      tables.set(table, sum);
    },
    addContent: (bytes: number) => {
      contents.count += 1;
      contents.bytes += bytes;
    },
    sums: (): BackupSums => ({
      tables: Object.fromEntries(
        [...tables].map(([table, { rows, hash: all }]) => [
          table,
          { rows, sha256: all.copy().digest('hex') },
        ]),
      ),
      contents: { ...contents },
    }),
  };
};

/** Writes a file that is complete or absent, and readable by its owner only. */
export const writeBackupFile = async (
  path: string,
  write: (file: {
    entry: (head: object, bytes?: Uint8Array) => Promise<void>;
    rows: (table: string, columns: string[], lines: string) => Promise<void>;
  }) => Promise<void>,
) => {
  const aside = `${path}.part`;
  await rm(aside, { force: true });
  const file = await open(aside, 'wx', 0o600);
  try {
    const entry = async (head: object, bytes?: Uint8Array) => {
      await file.appendFile(`${JSON.stringify({ ...head, ...(bytes ? { bytes: bytes.length } : {}) })}\n`);
      if (bytes) await file.appendFile(bytes);
    };
    await write({
      entry,
      rows: async (table, columns, lines) => entry({ table, columns }, await promisify(gzip)(lines)),
    });
    await file.sync();
    await file.close();
    await rename(aside, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(aside, { force: true });
    throw error;
  }
};

const MAX_LINE_BYTES = 65_536;

const createReader = (file: FileHandle) => {
  let position = 0;
  const bytes = async (length: number) => {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await file.read(buffer, 0, length, position);
    position += bytesRead;
    return buffer.subarray(0, bytesRead);
  };
  return {
    bytes,
    line: async () => {
      const start = position;
      const read = await bytes(MAX_LINE_BYTES);
      const end = read.indexOf('\n');
      position = start + end + 1;
      return end < 0 ? undefined : read.subarray(0, end).toString();
    },
  };
};

export type BackupEntry =
  | { kind: 'rows'; table: string; columns: string[]; rows: Values[] }
  | { kind: 'content'; sha: string; bytes: Uint8Array };

const broken = (path: string) => new Error(`${path} is no whole backup: it was cut short or changed.`);

const parseJson = (text: string): unknown => JSON.parse(text);

/**
 * Reads a backup from start to end, and fails unless every row and content fits the sums at its end. With `stop` it ends
 * as soon as that says so.
 */
export const readBackupFile = async (
  path: string,
  take: (entry: BackupEntry) => Promise<void> = async () => {},
  stop: (entry: BackupEntry) => boolean = () => false,
): Promise<{ header: BackupHeader; sums: BackupSums }> => {
  const file = await open(path, 'r');
  try {
    const reader = createReader(file);
    const first = header.safeParse(parseJson((await reader.line()) ?? 'null'));
    if (!first.success) throw new Error(`${path} is no backup of this program.`);
    const seen = createSums();
    for (;;) {
      const line = parseJson((await reader.line()) ?? 'null');
      const ofRows = rowsEntry.safeParse(line);
      const ofContent = contentEntry.safeParse(line);
      if (ofRows.success) {
        const { table, columns, bytes } = ofRows.data;
        const lines = (await promisify(gunzip)(await reader.bytes(bytes))).toString();
        const rows = lines.split('\n').slice(0, -1);
        seen.addRows(table, rows.length, lines);
        await take({ kind: 'rows', table, columns, rows: rows.map((row) => values.parse(parseJson(row))) });
      } else if (ofContent.success) {
        const { content, bytes: length } = ofContent.data;
        const bytes = await reader.bytes(length);
        if (hash('sha256', bytes) !== content) throw broken(path);
        seen.addContent(length);
        const entry: BackupEntry = { kind: 'content', sha: content, bytes };
        if (stop(entry)) return { header: first.data, sums: seen.sums() };
        await take(entry);
      } else {
        const end = endEntry.safeParse(line);
        if (!end.success || JSON.stringify(end.data) !== JSON.stringify(seen.sums())) throw broken(path);
        return { header: first.data, sums: end.data };
      }
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw error instanceof SyntaxError || code.startsWith('Z_') ? broken(path) : error;
  } finally {
    await file.close();
  }
};
