import type { Kysely } from 'kysely';
import { APP_ROLE } from './0011_rows_of_boats.ts';
import { HOUSE_ROLE } from './0020_walls.ts';
import { createResourceTable, run } from './resourceTable.ts';
import { rowRule } from './rowRule.ts';

/** Count sheets, and their counts, which are only ever added. Those of private items are hidden like the items. */
export const up = async (db: Kysely<unknown>) => {
  await createResourceTable(db, 'stocktakes');
  await run(
    db,
    `create table stocktake_counts (
      _id text primary key,
      boat_id text not null,
      stocktake_id text not null,
      inventory_id text not null,
      at timestamptz(3) not null,
      came_at timestamptz(3),
      seq bigint not null default nextval('rev_seq'),
      user_id text not null,
      user_name text not null,
      data jsonb not null)`,
    rowRule('stocktake_counts'),
    'create index stocktake_counts_sheet on stocktake_counts (boat_id, stocktake_id)',
    'create index stocktake_counts_item on stocktake_counts (boat_id, inventory_id)',
    `revoke update, delete, truncate on stocktake_counts from ${APP_ROLE}, ${HOUSE_ROLE}`,
    `create policy private_stock on stocktake_counts as restrictive for select to ${APP_ROLE}
      using (inventory_id <> all ((select hidden_stock())::text[]))`,
  );
};
