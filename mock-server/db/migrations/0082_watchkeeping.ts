import type { Kysely } from 'kysely';
import { createResourceTable } from './resourceTable.ts';

/** Watches, the plans they are made from, hand-overs, and orders. */
export const up = async (db: Kysely<unknown>) => {
  await createResourceTable(
    db,
    'watchkeeping',
    [
      "user_id text generated always as (data->>'userID') stored",
      `starts text collate "C" generated always as (data->>'start') stored`,
    ],
    ['starts'],
  );
  await createResourceTable(db, 'watchplans');
  await createResourceTable(
    db,
    'watchlogs',
    ["watch_id text generated always as (data->>'watchID') stored"],
    ['watch_id'],
  );
  await createResourceTable(db, 'watchorders');
};
