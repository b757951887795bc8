import type { Kysely } from 'kysely';
import { createResourceTable } from './resourceTable.ts';

/** Saved views of lists, private or shared with the vessel. */
export const up = (db: Kysely<unknown>) =>
  createResourceTable(
    db,
    'savedviews',
    [
      "list text not null generated always as (data->>'list') stored",
      "user_id text not null generated always as (data->>'userID') stored",
      "shared boolean not null generated always as ((data->>'shared')::boolean) stored",
    ],
    ['list'],
  );
