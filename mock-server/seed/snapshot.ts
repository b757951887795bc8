import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { storePhotos } from './photos.ts';
import { emptyDatabase, type SeedServices, seed } from './seed.ts';

/**
 * A copy is valid within the half hour in which it was seeded, because demo dates count in days of the vessels' zones.
 */
const SLOT_MS = 30 * 60_000;

/** The number of the half hour in which data are seeded at a time. */
export const seedSlot = (now: Date) => Math.floor(now.getTime() / SLOT_MS);

const slotOf = async (db: Kysely<Tables>): Promise<string | null> => {
  const { rows } = await sql<{ slot: string | null }>`
    select obj_description(to_regnamespace('seeded'), 'pg_namespace') as slot`.execute(db);
  return rows[0]?.slot ?? null;
};

/**
 * Copies every table into the schema `seeded`, with a function that restores them. It skips unchanged tables: those
 * with the same number of rows and none from a later transaction.
 */
const storeCopy = async (db: Kysely<Tables>, slot: string) => {
  await db.transaction().execute(async (trx) => {
    for (const statement of [
      'drop schema if exists seeded cascade',
      'create schema seeded',
      'create table seeded.copies (name text, columns text, rows bigint, xid bigint)',
      `insert into seeded.copies select table_name, string_agg(quote_ident(column_name), ', ' order by ordinal_position), 0, 0
        from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
        where table_schema = current_schema() and is_generated = 'NEVER'
          and table_name not in ('kysely_migration', 'kysely_migration_lock', 'settings') group by 1`,
      `create function seeded.keep() returns void language plpgsql as $$
      declare one record;
      begin
        for one in select * from seeded.copies loop
          execute format('create table seeded.%I as select %s from %I', 'of_' || one.name, one.columns, one.name);
          execute format('update seeded.copies set rows = (select count(*) from %I) where name = %L', one.name, one.name);
        end loop;
        update seeded.copies set xid = txid_current();
      end $$`,
      'select seeded.keep()',
      `create function seeded.restore() returns void language plpgsql as $$
      declare one record; touched boolean;
      begin
        for one in select * from seeded.copies loop
          execute format('select count(*) <> $1 or coalesce(max(xmin::text::bigint), 0) > $2 from %I', one.name)
            into touched using one.rows, one.xid;
          if touched then
            execute format('delete from %I', one.name);
            execute format('insert into %I (%s) select %s from seeded.%I', one.name, one.columns, one.columns, 'of_' || one.name);
            update seeded.copies set xid = txid_current() where name = one.name;
          end if;
        end loop;
      end $$`,
    ])
      await sql.raw(statement).execute(trx);
    await sql`comment on schema seeded is ${sql.lit(slot)}`.execute(trx);
  });
};

const restoreCopy = (db: Kysely<Tables>) =>
  db.transaction().execute(async (trx) => {
    // Triggers are off: restoring the state before the test is not a change by a user.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`select seeded.restore()`.execute(trx);
  });

/**
 * Fresh demo data for a test: seeded once, then restored from the copy, which is much faster. The database user has to
 * be a superuser, as that of the tests is.
 */
export const resetDemo = async (services: SeedServices, demo: string) => {
  const { database, clock, files } = services;
  const slot = `${demo} ${seedSlot(clock())}`;
  if ((await slotOf(database.db)) === slot) {
    await storePhotos(files);
    await database.asOwner(restoreCopy);
    return;
  }
  await emptyDatabase(database);
  await seed(services, demo);
  await database.asOwner((db) => storeCopy(db, slot));
};
