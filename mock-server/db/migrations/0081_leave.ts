import type { Kysely } from 'kysely';
import { createResourceTable } from './resourceTable.ts';

/** Leave that was asked for, the ledger beside it, and each vessel's safe manning. */
export const up = async (db: Kysely<unknown>) => {
  const user = ["user_id text generated always as (data->>'userID') stored"];
  await createResourceTable(db, 'leaves', user, ['user_id']);
  await createResourceTable(db, 'vacations', user, ['user_id']);
  await createResourceTable(db, 'manning');
};
