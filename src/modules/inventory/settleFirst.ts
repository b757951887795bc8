import type { QueryClient } from '@tanstack/react-query';
import { FIRST_ROWS } from '#lib/firstRows.ts';
import { settleFirstRows } from '#lib/settleFirstRows.ts';
import type { StoredFile } from '#modules/files/contract.ts';
import { fileQueries } from '#modules/files/queries/lists.ts';
import type { Location } from '#modules/locations/contract.ts';
import { locationQueries } from '#modules/locations/queries.ts';
import { type InventoryItem, inventory } from './contract.ts';
import { inventoryQueries } from './queries.ts';
import { firstOf } from './rules/first.ts';
import { fullestSpot } from './rules.ts';

type Whole = {
  items: readonly InventoryItem[];
  places: readonly Location[];
  /** Undefined until they are there: the page does not wait for them. */
  photos: readonly StoredFile[] | undefined;
  today: string;
};

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
 * The whole list is there: the first rows beside it go, and the device notes which items, places and photos the page
 * opens with next time.
 */
export const settleFirst = (client: QueryClient, boatID: string, { items, places, photos, today }: Whole) => {
  const { shown, parts } = firstOf(items, today, FIRST_ROWS);
  settleFirstRows(
    client,
    inventoryQueries.list(boatID).queryKey,
    inventory.name,
    [...shown, ...parts].map(({ _id }) => _id),
  );
  settleFirstRows(client, locationQueries.list(boatID).queryKey, inventory.name, placeIds(shown, places));
  if (!photos) return;
  const of = new Set(shown.map(({ _id }) => _id));
  // One at least, so that their column is there from the start.
  const any = photos.find(({ thumbUrl }) => thumbUrl)?._id;
  settleFirstRows(
    client,
    fileQueries.ofBoat(boatID, inventory.name).queryKey,
    inventory.name,
    photos.flatMap(({ _id, ownerID }) => (_id === any || of.has(ownerID) ? _id : [])),
  );
};
