import { sql } from 'kysely';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import { firstOf } from '#modules/inventory/rules/first.ts';
import { fullestSpot } from '#modules/inventory/rules.ts';
import { type Location, locations } from '#modules/locations/contract.ts';
import { idList } from '../../store/records.ts';
import type { Extras } from '../../store/resourceHandlers.ts';
import { itemsToSee, todayOn } from './attention.ts';

type First = NonNullable<Extras<InventoryItem>['first']>;

/** The places of these ids, and all that they are in. */
const placesOf = async ({ db }: Parameters<First>[0], boatID: string, ids: readonly string[]) => {
  const { rows } = await sql<{ data: unknown }>`
    with recursive up as (
      select _id, data from locations where boat_id = ${boatID} and _id in ${idList(ids)}
      union select l._id, l.data from locations l join up on l._id = up.data->>'parentID' where l.boat_id = ${boatID})
    select data from up`.execute(db);
  return rows.map(({ data }): Location => locations.item.parse(data));
};

/**
 * The first items of the stock list, what must be bought first, by the same rules as in the browser; with the parts of
 * kits among them, which say what a kit lacks. What is private is left out by the wall, as in the list. Where fewer need
 * attention the newest follow, so that of these as many are enough.
 */
export const firstItems: First = async (call, { boatID, most }) => {
  const today = await todayOn(call, boatID);
  const { shown, parts } = firstOf(await itemsToSee(call, boatID, today, most), today, most);
  const ids = shown.map((item) => fullestSpot(item).locationID).filter(Boolean);
  return {
    items: [...shown, ...parts],
    beside: ids.length > 0 ? await placesOf(call, boatID, [...new Set(ids)]) : [],
  };
};
