import type { Kysely } from 'kysely';
import { createResourceTable, run } from './resourceTable.ts';

/** Certificates of people, and the expiry reminders already sent (step: days before). */
export const up = async (db: Kysely<unknown>) => {
  await createResourceTable(
    db,
    'certificates',
    [
      "user_id text not null generated always as (data->>'userID') stored",
      "expires_at text not null generated always as (coalesce(data->>'expiresAt', '')) stored",
    ],
    ['user_id', 'expires_at'],
  );
  await run(
    db,
    'create index certificates_person on certificates (user_id)',
    `create table certificate_told (
      certificate_id text not null,
      expires text not null,
      step integer not null,
      boat_id text not null,
      at timestamptz(3) not null,
      primary key (certificate_id, expires, step))`,
  );
};
