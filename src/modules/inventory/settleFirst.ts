import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { FIRST_ROWS, firstRows, noteFirstRows } from '#lib/firstRows.ts';
import type { Location } from '#modules/locations/contract.ts';
import { locationQueries } from '#modules/locations/queries.ts';
import { type InventoryItem, inventory } from './contract.ts';
import { inventoryQueries } from './queries.ts';
import { firstOf } from './rules/first.ts';
import { fullestSpot } from './rules.ts';

type Whole = { items: readonly InventoryItem[]; places: readonly Location[]; today: string };

/** The ids of the places of items, and of all that they are in. */
const placeIds = (items: readonly InventoryItem[], places: readonly Location[]): string[] => {
  const byID = new Map(places.map((place) => [place._id, place]));
  const ids = new Set<string>();
  for (const item of items)
    for (let id = fullestSpot(item).locationID; id !== '' && !ids.has(id); id = byID.get(id)?.parentID ?? '')
      ids.add(id);
  return [...ids];
};

/**
 * The whole list is there: the first rows beside it go, and the device notes which items and places the page opens with
 * next time.
 */
export const settleFirst = (client: QueryClient, boatID: string, { items, places, today }: Whole) => {
  const { shown, parts } = firstOf(items, today, FIRST_ROWS);
  const settle = (listKey: QueryKey, ids: readonly string[]) => {
    client.removeQueries({ queryKey: firstRows(listKey, inventory.name).queryKey, exact: true });
    noteFirstRows(listKey, inventory.name, location.pathname, ids);
  };
  settle(
    inventoryQueries.list(boatID).queryKey,
    [...shown, ...parts].map(({ _id }) => _id),
  );
  settle(locationQueries.list(boatID).queryKey, placeIds(shown, places));
};
