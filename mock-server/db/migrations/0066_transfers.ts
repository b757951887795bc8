import type { Kysely } from 'kysely';
import { createResourceTable } from './resourceTable.ts';

/** Transfers between vessels: each has its own row, and the people of both may write both (docs/decisions/0090). */
export const up = (db: Kysely<unknown>) =>
  createResourceTable(
    db,
    'transfers',
    [
      "other_boat_id text generated always as (data->>'otherBoatID') stored",
      "inventory_id text generated always as (data->>'inventoryID') stored",
    ],
    ['inventory_id'],
    "other_boat_id = any (array(select jsonb_array_elements_text(current_setting('app.boats', true)::jsonb)))",
  );
