import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { migrationsOf } from '../db/migrate.ts';
import type { FileStore } from '../store/files.ts';
import { type BackupHeader, type BackupSums, createSums, writeBackupFile } from './backupFile.ts';
import { readTables } from './tableRows.ts';

/** What a backup is made of. */
export type BackupSource = { database: Pick<Database, 'asOwner'>; files: FileStore; clock: () => Date };

export type BackupResult = { header: BackupHeader; sums: BackupSums };

/**
 * Writes all rows, as they were at one moment, and all contents to a file. The embedded database has one connection, so
 * calls wait while its rows are read; PostgreSQL goes on working. Contents are read afterwards: none that a row refers to
 * is deleted so soon.
 */
export const makeBackup = async (
  { database, files, clock }: BackupSource,
  path: string,
): Promise<BackupResult> => {
  let result: BackupResult | undefined;
  await writeBackupFile(path, async ({ entry, rows }) => {
    const { header, tables } = await database.asOwner((db) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const last = await sql<{ last_value: number }>`select last_value from rev_seq`.execute(trx);
          const first: BackupHeader = {
            shipshape: 'backup',
            version: 1,
            at: clock().toISOString(),
            migrations: await migrationsOf(trx),
            revision: last.rows[0]?.last_value ?? 0,
          };
          await entry(first);
          return { header: first, tables: await readTables(trx, rows) };
        }),
    );
    const sums = createSums();
    for await (const names of files.names())
      for (const sha of names) {
        const bytes = await files.get(sha);
        if (!bytes) continue;
        sums.addContent(bytes.length);
        await entry({ content: sha }, bytes);
      }
    result = { header, sums: { ...sums.sums(), tables } };
    await entry(result.sums);
  });
  if (!result) throw new Error('The backup was not written');
  return result;
};
