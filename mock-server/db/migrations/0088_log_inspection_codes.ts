import type { Kysely } from 'kysely';
import { APP_ROLE } from './0011_rows_of_boats.ts';
import { run } from './resourceTable.ts';

/**
 * A link for an inspector may want a code beside it. `token_hash` is then of both together, and `link_hash` of the link alone,
 * so that wrong codes can be counted (docs/decisions/0111).
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `alter table log_inspections
      add column link_hash text unique,
      add column with_code boolean not null generated always as (link_hash is not null) stored,
      add column wrong_codes integer not null default 0`,
    `grant select (with_code, wrong_codes) on log_inspections to ${APP_ROLE}`,
  );
