import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';

/** Job numbers, which are never reused even after a delete, and sent reminders, so that each is sent once. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    'create table job_numbers (boat_id text primary key, last integer not null)',
    `create table job_told (
      job_id text not null,
      due text not null,
      boat_id text not null,
      at timestamptz(3) not null,
      primary key (job_id, due))`,
  );
