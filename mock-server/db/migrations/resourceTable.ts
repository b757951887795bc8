import { type Kysely, sql } from 'kysely';
import { rowRule } from './rowRule.ts';

/** Id, revision and change stamps of every table that users change. */
export const stamps = `_id text primary key,
  rev bigint not null default nextval('rev_seq'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  updated_by text`;

/** Runs statements given as text; for migrations, where everything is a constant. */
export const run = async (db: Kysely<unknown>, ...statements: string[]) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/**
 * Creates the table of a resource, with the indexes that lists and change feeds need. `columns` are further columns,
 * preferably generated ones (`parent_id text generated always as (data->>'parentID') stored`), since only `data` is
 * written; `indexes` are further keys, each prefixed with `boat_id`. A call sees only rows of its user's boats;
 * `furtherRows` is an SQL condition for others that it may see: see `rowRule`.
 */
export const createResourceTable = (
  db: Kysely<unknown>,
  name: string,
  columns: string[] = [],
  indexes: string[] = [],
  furtherRows?: string,
) =>
  run(
    db,
    `create table ${name} (
      ${[
        stamps,
        'boat_id text',
        "seq bigint not null default nextval('rev_seq')",
        'data jsonb not null',
        "field_revs jsonb not null default '{}'",
        ...columns,
      ].join(',\n')})`,
    `create index ${name}_rev on ${name} (boat_id, rev)`,
    `create index ${name}_seq on ${name} (boat_id, seq)`,
    ...indexes.map(
      (keys) => `create index ${name}_${keys.replace(/\W+/g, '_')} on ${name} (boat_id, ${keys})`,
    ),
    rowRule(name, furtherRows),
  );
