import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';

/**
 * Profiles are stored like every other resource: the whole item in `data`, its place, and who last changed each field.
 * The PIN is stored outside the item, so that no read of items can expose it. Cash is an append-only ledger.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    "update profiles set boat_id = '' where boat_id is null",
    `update profiles set data = data || jsonb_build_object('_id', _id, 'userID', user_id, 'boatID', boat_id, 'rev', rev,
      'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'updatedAt', to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'updatedBy', '')`,
    'alter table profiles drop column user_id',
    `alter table profiles add column user_id text not null generated always as (data->>'userID') stored,
      add column seq bigint not null default nextval('rev_seq'),
      add column field_revs jsonb not null default '{}',
      add column pin_hash text`,
    'create unique index profiles_user on profiles (user_id)',
    'create index profiles_seq on profiles (boat_id, seq)',
    `create table petty_cash (
      _id text primary key,
      boat_id text not null,
      user_id text not null,
      amount bigint not null,
      currency text not null,
      at timestamptz(3) not null,
      by_id text not null,
      by_name text not null)`,
    'create index petty_cash_user on petty_cash (user_id, at desc)',
  );
