import type { Kysely } from 'kysely';
import { createResourceTable } from './resourceTable.ts';

/** Pay by person and month, and how each vessel pays. */
export const up = async (db: Kysely<unknown>) => {
  await createResourceTable(
    db,
    'payrolls',
    [
      "user_id text generated always as (data->>'userID') stored",
      "month text generated always as (left(data->>'startDate', 7)) stored",
      "locked boolean generated always as (coalesce(data->>'lockedAt', '') <> '') stored",
    ],
    ['month', 'user_id'],
  );
  await createResourceTable(db, 'paysettings');
};
