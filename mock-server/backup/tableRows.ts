import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { type BackupSums, createSums, lineOf, type TableSum, type Values } from './backupFile.ts';

type Db = Kysely<Tables>;

/** A table with the columns that are stored, not computed, and their types. */
export type TableShape = { name: string; columns: { name: string; type: string }[]; keys: string[] };

/** Rows read or written at once. */
const PART = 500;

/** The setting that stays behind: a restored database gets a new one, by which clients know (`auth/secret.ts`). */
const EPOCH = 'epoch';

/** Values as text are the same on every server and in every zone. */
export const writePlainly = async (db: Db) => {
  await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
    set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '3', true)`.execute(db);
};

/** All tables of the product, by name. */
export const shapesOf = async (db: Db): Promise<TableShape[]> => {
  const { rows } = await sql<TableShape>`
    select c.relname as name,
      (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select jsonb_agg(a.attname order by a.attnum) from pg_index i join pg_attribute a
        on a.attrelid = c.oid and a.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary) as keys
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and c.relname not in ('kysely_migration', 'kysely_migration_lock')
    order by c.relname collate "C"`.execute(db);
  return rows;
};

/**
 * Reads all rows of a table in the order of their keys, a part at a time, inside a transaction; an empty table gives one
 * empty part.
 */
async function* readParts(db: Db, { name, columns, keys }: TableShape) {
  const chosen = sql.join(
    columns.map((column) => sql`${sql.id(column.name)}::text as ${sql.id(column.name)}`),
  );
  const order = sql.join(keys.map((key) => sql`${sql.id(key)}::text collate "C"`));
  const without = name === 'settings' ? sql`where key <> ${sql.lit(EPOCH)}` : sql``;
  await sql`declare part no scroll cursor for select ${chosen} from ${sql.table(name)} ${without} order by ${order}`.execute(
    db,
  );
  for (let first = true; ; first = false) {
    const { rows } = await sql<Record<string, string | null>>`fetch ${sql.lit(PART)} from part`.execute(db);
    if (rows.length > 0 || first)
      yield rows.map((row): Values => columns.map((column) => row[column.name] ?? null));
    if (rows.length < PART) break;
  }
  await sql`close part`.execute(db);
}

/** Reads all tables in the transaction `db`; `take` gets each part of the rows as lines. */
export const readTables = async (
  db: Db,
  take: (table: string, columns: string[], lines: string) => Promise<void> = async () => {},
): Promise<BackupSums['tables']> => {
  await writePlainly(db);
  const sums = createSums();
  for (const shape of await shapesOf(db))
    for await (const rows of readParts(db, shape)) {
      const lines = rows.map(lineOf).join('');
      sums.addRows(shape.name, rows.length, lines);
      await take(
        shape.name,
        shape.columns.map(({ name }) => name),
        lines,
      );
    }
  return sums.sums().tables;
};

/** Adds rows to a table. Fails if they have a column that the table has not. */
export const insertRows = async (db: Db, shape: TableShape, columns: string[], rows: Values[]) => {
  if (rows.length === 0) return;
  const values = columns.map((name, index) => {
    const type = shape.columns.find((column) => column.name === name)?.type;
    if (type === undefined) throw new Error(`The table ${shape.name} has no column ${name}`);
    return sql`(r->>${sql.lit(index)})::${sql.raw(type)}`;
  });
  await sql`insert into ${sql.table(shape.name)} (${sql.join(columns.map((name) => sql.id(name)))})
    select ${sql.join(values)} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`.execute(db);
};

/** The tables of either side that are not the same. */
export const differencesOf = (a: Record<string, TableSum>, b: Record<string, TableSum>): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (table) => a[table]?.rows !== b[table]?.rows || a[table]?.sha256 !== b[table]?.sha256,
  );
