import { sql } from 'kysely';
import type { watchWaiting } from '#modules/watchkeeping/contract/waiting.ts';
import { watchorders } from '#modules/watchkeeping/contract.ts';
import { ordersToRead } from '#modules/watchkeeping/rules/orders.ts';
import type { Call } from '../../http/implement.ts';
import { todayOf } from '../worklist/jobs.ts';

/** How many orders in force the caller has not read, if they are of the crew, and how many swaps ask them. */
export const countWaiting = async (call: Call<typeof watchWaiting.count>) => {
  const { db, viewer, now } = call;
  const { boatID } = call.params;
  const asked = await sql<{ count: number }>`select count(*)::int as count from watchkeeping
    where boat_id = ${boatID} and starts > ${now} and data->'swap'->>'toID' = ${viewer._id}
      and not (data->'swap'->>'agreed')::boolean`.execute(db);
  const swaps = asked.rows[0]?.count ?? 0;
  if (viewer.role !== 'crew') return { count: swaps };
  const today = await todayOf(call, boatID);
  const { rows } = await sql<{ data: unknown }>`select data from watchorders where boat_id = ${boatID}
    and (data->>'until' is null or data->>'until' >= ${today})`.execute(db);
  const orders = rows.map(({ data }) => watchorders.item.parse(data));
  return { count: swaps + ordersToRead(orders, viewer._id, today).length };
};
