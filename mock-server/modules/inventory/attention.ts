import { type RawBuilder, sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import type { stockReads } from '#modules/inventory/contract/reads.ts';
import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import { attentionOf } from '#modules/inventory/rules/alerts.ts';
import { EXPIRY_STEPS } from '#modules/inventory/rules.ts';
import type { Call } from '../../http/implement.ts';
import { idList, type WriteContext } from '../../store/records.ts';
import { zoneOf } from '../worklist/jobs.ts';

type Db = Pick<WriteContext, 'db'>;

/** Today by the clocks of a boat. */
export const todayOn = async (context: Pick<WriteContext, 'db' | 'now'>, boatID: string) =>
  dayIn(context.now, await zoneOf(context, boatID));

const itemsAndParts = async ({ db }: Db, boatID: string, found: RawBuilder<unknown>) => {
  const { rows } = await sql<{ data: unknown }>`
    with found as (${found})
    select data from inventory where boat_id = ${boatID} and _id in (select _id from found union
      select p->>'inventoryID' from inventory k, jsonb_array_elements(k.data->'kitItems') p
      where k._id in (select _id from found) and k.boat_id = ${boatID} and (k.data->>'isKit')::boolean
        and jsonb_typeof(k.data->'kitItems') = 'array')
    order by seq desc`.execute(db);
  return rows.map(({ data }): InventoryItem => inventory.item.parse(data));
};

/**
 * Items of a boat that may be short or expire soon, its kits, and the parts of these, in the order of their list; the
 * conditions are those of the indexes. With `newest`, so many of the newest items too.
 */
export const itemsToSee = (call: Db, boatID: string, today: string, newest = 0) => {
  const last = new Date(Date.parse(today) + EXPIRY_STEPS[0] * 86_400_000).toISOString().slice(0, 10);
  return itemsAndParts(
    call,
    boatID,
    sql`select _id from inventory where boat_id = ${boatID}
        and coalesce((data->>'totalAmount')::numeric, 0) <= (data->>'minAmount')::numeric
      union select _id from inventory where boat_id = ${boatID} and exp_date <= ${last}
      union select _id from inventory where boat_id = ${boatID} and (data->>'isKit')::boolean
      union (select _id from inventory where boat_id = ${boatID} order by seq desc limit ${newest}::int)`,
  );
};

/** These items, the kits that they are parts of, and all parts of these. */
export const itemsWithKits = (call: Db, boatID: string, ids: readonly string[]) =>
  itemsAndParts(
    call,
    boatID,
    sql`select _id from inventory where _id in ${idList(ids)}
      union select k._id from inventory k where k.boat_id = ${boatID} and (k.data->>'isKit')::boolean
        and exists (select 1 from jsonb_array_elements(k.data->'kitItems') p where p->>'inventoryID' in ${idList(ids)})`,
  );

/** The most items that home shows. */
const MOST = 12;

/** What of a boat's stock needs attention, the worst first. */
export const attention = async (call: Call<typeof stockReads.attention>) => {
  const { boatID } = call.params;
  const today = await todayOn(call, boatID);
  const { count, soon, list } = attentionOf(await itemsToSee(call, boatID, today), today);
  return {
    count,
    soon,
    worst: list.slice(0, MOST).map(({ item, kit = null }) => ({ item, kit })),
  };
};
