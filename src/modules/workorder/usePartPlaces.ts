import { useInventory } from '#modules/inventory/queries.ts';
import { fullestSpot } from '#modules/inventory/rules.ts';
import { spotPath } from '#modules/locations/rules.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import type { Job } from '#modules/worklist/contract.ts';

/** Where the parts of a job lie, by the id of the item; nothing for those who do not read stock. */
export const usePartPlaces = (parts: Job['parts']): Readonly<Record<string, string>> => {
  const { data: items = [] } = useInventory();
  const { paths } = usePlaces();
  const wanted = new Set(parts.map(({ inventoryID }) => inventoryID));
  return Object.fromEntries(
    items.filter(({ _id }) => wanted.has(_id)).map((item) => [item._id, spotPath(paths, fullestSpot(item))]),
  );
};
