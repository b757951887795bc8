import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';

/** Mails written to people of a boat. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `create table crew_mails (
      _id text primary key,
      boat_id text not null,
      at timestamptz(3) not null,
      user_id text not null,
      data jsonb not null)`,
    'create index crew_mails_boat on crew_mails (boat_id, at desc)',
  );
