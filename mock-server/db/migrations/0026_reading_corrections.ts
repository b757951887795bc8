import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';

/**
 * Readings that are corrected or struck: what was done to each (`changes`), the old meter's last figure of a replacement,
 * which the running hours are computed from again, and the work that a reading came with.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `alter table meter_readings
      add column old_value numeric,
      add column work_id text,
      add column struck boolean not null default false,
      add column changes jsonb not null default '[]'`,
    // What ran on the old meter after its last reading is in the running hours only.
    `update meter_readings r set old_value = coalesce(b.value_before + r.total - b.total_before, r.total)
      from (select _id, lag(value) over meter as value_before, lag(total) over meter as total_before
        from meter_readings window meter as (partition by equipment_id order by at, created_at, rev)) b
      where b._id = r._id and r.kind = 'replacement' and r.total > coalesce(b.total_before, 0)`,
    // The id of a reading that came with a work is made of the work's.
    `update meter_readings r set work_id = w._id from works w where w.equipment_id = r.equipment_id
      and r._id = left(translate(encode(sha256(convert_to('reading of ' || w._id, 'utf8')), 'base64'), '+/', '-_'), 21)`,
  );
