import { type Kysely, sql } from 'kysely';
import { APP_ROLE } from './0011_rows_of_boats.ts';

const statements = [
  // Who signed in on which device, by the hash of a token that the device keeps.
  `create table devices (
    token_hash text not null,
    user_id text not null,
    last_seen_at timestamptz(3) not null,
    primary key (token_hash, user_id))`,
  // Only sign-in uses it, as the owner.
  `revoke all on devices from ${APP_ROLE}`,
  // Whoever chose a password opened a link that was mailed to their address.
  `update users set data = data || '{"emailConfirmed": true}' where email <> '' and data->>'changePassword' = 'false'`,
  // Until now this title, so spelled, gave the powers of a captain; no other spelling did.
  `update users set data = data || '{"captain": true}' where role = 'crew' and data->>'jobtitle' = 'Captain'`,
  `create index users_new_email on users ((data->'newEmail'->>'hash')) where data->'newEmail' is not null`,
];

/** Known devices, confirmed addresses, and captains by a mark instead of by their title. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
