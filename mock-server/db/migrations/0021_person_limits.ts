import type { Kysely } from 'kysely';
import { APP_ROLE } from './0011_rows_of_boats.ts';
import { run } from './resourceTable.ts';

/** Counts of expensive calls by person and kind, for all processes together; calls of users cannot change them. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    'create table person_limits (key text primary key, count integer not null, since timestamptz(3) not null)',
    `revoke all on person_limits from ${APP_ROLE}`,
  );
