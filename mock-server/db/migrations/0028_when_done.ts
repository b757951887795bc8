import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';

/** What was done without a link keeps when it was done, beside when it came. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    'alter table history add column done_at timestamptz(3)',
    'alter table job_comments add column came_at timestamptz(3)',
  );
