import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';

/** Access of outside users to jobs of a boat, and sets of permission flags. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    // `kind`: a job of the worklist, or one of a shipyard.
    `create table job_access (
      user_id text not null,
      job_id text not null,
      boat_id text not null,
      kind text not null check (kind in ('worklist', 'shipyard')),
      at timestamptz(3) not null,
      by_id text not null,
      primary key (user_id, kind, job_id))`,
    'create index job_access_job on job_access (boat_id, kind, job_id)',
    "create table presets (_id text primary key, name text not null, flags jsonb not null default '[]')",
  );
