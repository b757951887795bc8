import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';

/** The few open jobs among thousands that keep stock, so that an item's sum is found without reading the others. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `create index worklist_keeps on worklist (boat_id)
      where jsonb_path_exists(data, '$.parts[*].inventoryID ? (@ != "")')
        and coalesce(data->>'status', '') not in ('done', 'cancelled')`,
  );
