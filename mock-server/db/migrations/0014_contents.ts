import { type Kysely, sql } from 'kysely';
import { APP_ROLE } from './0011_rows_of_boats.ts';

const statements = [
  // What the check of a link and the sweep of contents look for.
  `create index files_thumb on files ((data->>'thumb'))`,
  `create index profiles_photo on profiles (split_part(split_part(data->>'profilePhoto', '?', 1), '/', 4))`,
  `create index profiles_signature on profiles (split_part(split_part(data->'signature'->>'url', '?', 1), '/', 4))`,
  'create table unused_contents (sha text primary key, since timestamptz(3) not null)',
  // Only housekeeping uses it, which signs in as the owner.
  `revoke all on unused_contents from ${APP_ROLE}`,
];

/** Contents that nothing refers to, and since when. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
