import type { Kysely } from 'kysely';
import { APP_ROLE } from './0011_rows_of_boats.ts';
import { HOUSE_ROLE } from './0020_walls.ts';
import { run } from './resourceTable.ts';
import { rowRule } from './rowRule.ts';

/**
 * What is missing in books and was told; where the daily seals are mailed, and the seals of each day as they were mailed,
 * which are only ever added to.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `create table log_told (
      volume_id text not null,
      key text not null,
      since text not null,
      boat_id text not null,
      at timestamptz(3) not null,
      primary key (volume_id, key, since))`,
    rowRule('log_told'),
    `create table log_seal_rules (
      boat_id text primary key,
      addresses jsonb not null)`,
    rowRule('log_seal_rules'),
    `create table log_seals (
      boat_id text not null,
      day text not null,
      at timestamptz(3) not null,
      sent_to jsonb not null,
      lines jsonb not null,
      primary key (boat_id, day))`,
    rowRule('log_seals'),
    `revoke update, delete, truncate on log_seals from ${APP_ROLE}, ${HOUSE_ROLE}`,
    'create trigger keep_sealed before update or delete on log_seals for each row execute function keep_sealed()',
  );
