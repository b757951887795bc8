import { type Kysely, sql } from 'kysely';

/**
 * An address belongs to one account, even if two are created at the same moment. Of accounts that share one, which only
 * such a moment could create, the oldest keeps it.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`update users u set email = '' where email <> '' and exists (
    select 1 from users o where lower(o.email) = lower(u.email) and (o.created_at, o._id) < (u.created_at, u._id))`.execute(
    db,
  );
  await sql`create unique index users_by_address on users (lower(email)) where email <> ''`.execute(db);
};
