import type { Kysely } from 'kysely';
import { APP_ROLE } from './0011_rows_of_boats.ts';
import { HOUSE_ROLE } from './0020_walls.ts';
import { run } from './resourceTable.ts';
import { rowRule } from './rowRule.ts';

const columns = '_id, boat_id, for_whom, volumes, user_id, name, rank, opened_at, expires_at, ended_at';

/**
 * Links by which an inspector reads chosen volumes, each known by the hash of its token alone, and the record of who looked
 * at the books, which is only ever added to (docs/decisions/0078).
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `create table log_inspections (
      _id text primary key,
      boat_id text not null,
      token_hash text not null unique,
      for_whom text not null,
      volumes jsonb not null,
      user_id text not null,
      name text not null,
      rank text not null,
      opened_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      ended_at timestamptz(3))`,
    'create index log_inspections_boat on log_inspections (boat_id, opened_at)',
    rowRule('log_inspections'),
    `revoke all on log_inspections from ${APP_ROLE}`,
    `grant select (${columns}), insert, update (ended_at) on log_inspections to ${APP_ROLE}`,
    `create table log_access (
      _id text primary key,
      boat_id text not null,
      at timestamptz(3) not null,
      user_id text not null,
      who text not null,
      inspection_id text not null,
      deed text not null,
      volume_id text not null,
      page integer not null)`,
    'create index log_access_boat on log_access (boat_id, at)',
    "create index log_access_inspection on log_access (inspection_id, at) where inspection_id <> ''",
    rowRule('log_access'),
    `revoke update, delete, truncate on log_access from ${APP_ROLE}, ${HOUSE_ROLE}`,
    'create trigger keep_sealed before update or delete on log_access for each row execute function keep_sealed()',
  );
