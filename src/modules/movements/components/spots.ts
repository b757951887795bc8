import type { InventoryItem } from '#modules/inventory/contract.ts';
import type { Spot } from '#modules/locations/contract.ts';
import { sameSpot, spotPath } from '#modules/locations/rules.ts';
import { quantityAt } from '../rules.ts';

/** A spot as the value of a field. */
export const keyOf = ({ locationID, shelves, locationBox }: Spot): string =>
  JSON.stringify([locationID, shelves, locationBox]);

type Paths = ReadonlyMap<string, readonly string[]>;

/** A spot to choose; `here`: some of the item lies there, or has its place there. */
export type SpotOption = { value: string; label: string; spot: Spot; here: boolean };

/** Where an item lies or belongs, with what is there, and then every place of the vessel. */
export const spotOptions = (
  item: InventoryItem,
  paths: Paths,
  places: readonly { value: string; label: string }[],
  noPlace: string,
): SpotOption[] => {
  const { locationID, shelves, locationBox } = item;
  const usual = { locationID, shelves, locationBox };
  const lies = item.places.filter((place) => !sameSpot(place, usual));
  const here = [usual, ...lies].map(({ locationID: id, shelves: shelf, locationBox: box }) => {
    const spot = { locationID: id, shelves: shelf, locationBox: box };
    const path = spotPath(paths, spot) || noPlace;
    return { value: keyOf(spot), label: `${path}: ${quantityAt(item, spot)}`, spot, here: true };
  });
  const known = new Set(here.map(({ value }) => value));
  const others = places.flatMap(({ value: id, label }) => {
    const spot = { locationID: id, shelves: '', locationBox: '' };
    return known.has(keyOf(spot)) ? [] : [{ value: keyOf(spot), label, spot, here: false }];
  });
  return [...here, ...others];
};
