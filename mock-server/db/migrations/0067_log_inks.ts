import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';

/**
 * The drawn signature under a record is kept as long as the record, also when its person draws another: the stamp states
 * which one it was, and the sweep of contents asks for it here.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `alter table log_records add column ink_sha text generated always as (
      split_part(split_part(stamp::jsonb->'signer'->>'ink', '?', 1), '/', 4)) stored`,
    "create index log_records_ink on log_records (ink_sha) where ink_sha <> ''",
  );
