import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';

/**
 * The general log reads all books in the order in which their entries arrived. A stamp is canonical, so that it begins with
 * `{"arrivedAt":"` and the instant.
 */
export const up = (db: Kysely<unknown>) =>
  run(db, 'create index log_records_arrived on log_records (boat_id, substr(stamp, 15, 24), n)');
