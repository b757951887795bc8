import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';
import { rowRule } from './rowRule.ts';

/**
 * Which thresholds of items people were told of; a row goes when there is enough again, so that they are told anew. The
 * few items that need attention, and kits, are found without reading the others.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `create table stock_told (
      inventory_id text not null,
      threshold text not null,
      boat_id text not null,
      at timestamptz(3) not null,
      primary key (inventory_id, threshold))`,
    rowRule('stock_told'),
    'create index stock_told_boat on stock_told (boat_id)',
    `create index inventory_low on inventory (boat_id)
      where coalesce((data->>'totalAmount')::numeric, 0) <= (data->>'minAmount')::numeric`,
    "create index inventory_kits on inventory (boat_id) where (data->>'isKit')::boolean",
  );
