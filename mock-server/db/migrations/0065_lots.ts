import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';

/**
 * The first expiry date of an item is that of its lots, which are kept in their order, or its own (docs/decisions/0089).
 * Movements of one kind are found by an index of their own.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    'alter table inventory drop column exp_date',
    "alter table inventory add column exp_date text generated always as (least(data->>'expDate', data->'lots'->0->>'expDate')) stored",
    'create index inventory_exp_date on inventory (boat_id, exp_date)',
    'create index movements_kind on movements (boat_id, kind, at desc, seq desc)',
  );
