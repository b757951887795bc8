import type { Kysely } from 'kysely';
import { createResourceTable } from './resourceTable.ts';

/** Month sheets of hours of rest, and the ledger of exceptions. */
export const up = async (db: Kysely<unknown>) => {
  await createResourceTable(
    db,
    'timesheets',
    [
      "user_id text generated always as (data->>'userID') stored",
      "month text generated always as (data->>'month') stored",
    ],
    ['month', 'user_id'],
  );
  await createResourceTable(db, 'hours');
};
