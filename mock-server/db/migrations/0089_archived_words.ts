import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';

/**
 * The archived forms of a boat that hold words. The operators of text search are not leakproof: under a row rule PostgreSQL
 * would read every form instead of their index. It answers for boats in reach only, and no answers of a form.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `create function archived_with(boat text, asked tsquery)
      returns table (_id text, category text, form_id text, archived_at text)
      language sql stable security definer set search_path = public, pg_temp as $$
      select f._id, f.category, f.form_id, f.archived_at from formarchives f
      where f.boat_id = boat and f.status = 'archived' and f.words @@ asked
        and (scope('all') = 'yes' or boat = any (array(select jsonb_array_elements_text(scope('boats')::jsonb)))) $$`,
  );
