import type { Kysely } from 'kysely';
import { createResourceTable, run } from './resourceTable.ts';

/** Jobs, the work done on them, and comments. */
export const up = async (db: Kysely<unknown>) => {
  await createResourceTable(
    db,
    'worklist',
    [
      "equipment_id text generated always as (nullif(data->>'equipmentID', '')) stored",
      "status text not null generated always as (coalesce(data->>'status', '')) stored",
      "no integer generated always as ((data->>'no')::integer) stored",
    ],
    ['equipment_id', 'status', 'no'],
  );
  await run(
    db,
    // `before`: the values that the completion replaced, for undo; `undone_at`: when it was undone.
    `create table works (
      _id text primary key,
      boat_id text not null,
      job_id text not null,
      equipment_id text,
      date date not null,
      at timestamptz(3) not null,
      user_id text not null,
      user_name text not null,
      undone_at timestamptz(3),
      rev bigint not null default nextval('rev_seq'),
      before jsonb not null,
      data jsonb not null)`,
    'create index works_job on works (boat_id, job_id, at desc)',
    'create index works_equipment on works (boat_id, equipment_id, date desc)',
    'create index works_date on works (boat_id, date desc)',
    `create table job_comments (
      _id text primary key,
      boat_id text not null,
      job_id text not null,
      at timestamptz(3) not null,
      user_id text not null,
      user_name text not null,
      text text not null,
      mentions jsonb not null default '[]',
      rev bigint not null default nextval('rev_seq'))`,
    'create index job_comments_job on job_comments (boat_id, job_id, at)',
  );
};
