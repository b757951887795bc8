import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { migrate, migrationsOf, refuseNewer } from '../db/migrate.ts';
import type { Tables } from '../db/tables.ts';
import type { FileStore } from '../store/files.ts';
import { type BackupHeader, type BackupSums, readBackupFile } from './backupFile.ts';
import { RESTORED } from './restored.ts';
import { differencesOf, insertRows, readTables, shapesOf, writePlainly } from './tableRows.ts';

type Db = Kysely<Tables>;

/**
 * Further than any revision that was given between the backup and its restore, so that none is given twice: clients may
 * still know the first one.
 */
const REVISION_LEAP = 1_000_000;

export type RestoreTarget = { asOwner: Database['asOwner']; files: FileStore };

export type RestoreOptions = {
  path: string;
  /** Deletes what the database holds. Without it, a database with people in it is refused. */
  replace?: boolean | undefined;
  /** Ends all sessions, also those that had been ended since the backup. */
  signOut?: boolean | undefined;
};

/** Brings the tables to the version of the backup; those that exist stay at theirs, which then has to be the same. */
const prepareTables = async (db: Db, { migrations }: BackupHeader) => {
  const had = await migrationsOf(db);
  if (had.length === 0) return migrate(db, migrations.at(-1));
  if (had.join() !== migrations.join())
    throw new Error(
      'The backup is of another version of this program: restore it into an empty database or folder, which is then brought up to date.',
    );
};

const refuseIfUsed = async (db: Db) => {
  const { rows } = await sql`select 1 from users limit 1`.execute(db);
  if (rows.length > 0)
    throw new Error('The database holds data already; with --replace it is deleted first.');
};

/** Replaces all rows in one transaction, and fails, changing nothing, unless they are what the backup says. */
const replaceRows = (
  db: Db,
  { path, replace, signOut }: RestoreOptions,
  header: BackupHeader,
  sums: BackupSums,
) =>
  db.transaction().execute(async (trx) => {
    const shapes = new Map((await shapesOf(trx)).map((shape) => [shape.name, shape]));
    const all = sql.join([...shapes.keys()].map((name) => sql.table(name)));
    await sql`lock table ${all} in access exclusive mode`.execute(trx);
    if (!replace) await refuseIfUsed(trx);
    await sql`truncate ${all}`.execute(trx);
    await writePlainly(trx);
    const begun = new Set<string>();
    await readBackupFile(
      path,
      async (entry) => {
        if (entry.kind !== 'rows') return;
        const shape = shapes.get(entry.table);
        if (!shape) throw new Error(`The database has no table ${entry.table}`);
        // A trigger may have filled it from a table before it.
        if (!begun.has(entry.table)) await sql`truncate ${sql.table(entry.table)}`.execute(trx);
        begun.add(entry.table);
        await insertRows(trx, shape, entry.columns, entry.rows);
      },
      // Rows come first.
      (entry) => entry.kind === 'content',
    );
    await sql`select setval('rev_seq', greatest(${header.revision}::bigint, last_value) + ${REVISION_LEAP}::bigint) from rev_seq`.execute(
      trx,
    );
    const different = differencesOf(sums.tables, await readTables(trx));
    if (different.length > 0)
      throw new Error(`Not restored: these tables differ from the backup: ${different.join(', ')}`);
    if (signOut) await sql`delete from sessions`.execute(trx);
    await sql`select pg_notify(${RESTORED}, '')`.execute(trx);
  });

/** Calls of a running server may hold some of the tables and wait for others; PostgreSQL then ends either side. */
const afterDeadlocks = async (work: () => Promise<void>, tries = 5): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const isDeadlock = error instanceof Error && 'code' in error && error.code === '40P01';
    if (!isDeadlock || tries <= 1) throw error;
    await afterDeadlocks(work, tries - 1);
  }
};

/**
 * Restores a backup: contents first, then all rows in one transaction. The database gets a new epoch and higher revisions,
 * so that clients forget theirs and fetch everything again; what waits on them is sent and asked about as usual.
 */
export const restoreBackup = async ({ asOwner, files }: RestoreTarget, options: RestoreOptions) => {
  const { header, sums } = await readBackupFile(options.path);
  refuseNewer(header.migrations, 'The backup');
  await asOwner(async (db) => {
    await prepareTables(db, header);
    if (!options.replace) await refuseIfUsed(db);
    await readBackupFile(options.path, async (entry) => {
      if (entry.kind === 'content' && (await files.put(entry.bytes)) !== entry.sha)
        throw new Error(`The content ${entry.sha} could not be stored`);
    });
    await afterDeadlocks(() => replaceRows(db, options, header, sums));
    await migrate(db);
  });
  return { header, sums };
};
