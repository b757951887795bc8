import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** The migrations that a database has had, in order; none if it is new. */
export const migrationsOf = async (db: Kysely<Tables>): Promise<string[]> => {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/** Fails in one sentence if a database has migrations that this program does not know. */
export const refuseNewer = (had: readonly string[], what: string) => {
  const unknown = had.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new Error(
      `${what} was last used by a newer version of this program (${unknown.at(-1)}): start that version, or go back to a backup made before it.`,
    );
};

/**
 * Brings the tables up to date, or to the migration `last`; of several processes that start at once, one migrates and the
 * others wait.
 */
export const migrate = async (db: Kysely<Tables>, last?: string) => {
  refuseNewer(await migrationsOf(db), 'The database');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(failed ? `Migration ${failed} failed` : 'The migrations could not run', { cause: error });
};
