import type { Location, Spot } from './contract.ts';

type Node = Pick<Location, '_id' | 'name' | 'parentID'>;

/** Between the parts of a path: "Engine room / Locker 3 / B". */
export const PATH_SEPARATOR = ' / ';

/** The names from the outermost place to each place, by id. A circle, which the server never lets be, ends where it closes. */
export const pathsOf = (places: readonly Node[]): ReadonlyMap<string, readonly string[]> => {
  const byID = new Map(places.map((place) => [place._id, place]));
  const known = new Map<string, readonly string[]>();
  const pathOf = (place: Node, above: ReadonlySet<string>): readonly string[] => {
    const there = known.get(place._id);
    if (there) return there;
    const parent = above.has(place.parentID) ? undefined : byID.get(place.parentID);
    const path = [...(parent ? pathOf(parent, new Set([...above, place._id])) : []), place.name];
    known.set(place._id, path);
    return path;
  };
  for (const place of places) pathOf(place, new Set([place._id]));
  return known;
};

/** The parts of the path to a spot: its place's names, shelf and box; empty if none is known. */
export const spotParts = (paths: ReadonlyMap<string, readonly string[]>, spot: Spot): readonly string[] =>
  [...(paths.get(spot.locationID) ?? []), spot.shelves, spot.locationBox].filter((part) => part !== '');

/** "Engine room / Locker 3 / B". */
export const spotPath = (paths: ReadonlyMap<string, readonly string[]>, spot: Spot): string =>
  spotParts(paths, spot).join(PATH_SEPARATOR);

/** Whether two spots are the same; the empty spot is only like itself. */
export const sameSpot = (a: Spot, b: Spot): boolean =>
  a.locationID === b.locationID && a.shelves === b.shelves && a.locationBox === b.locationBox;

/** The ids of a place and of all places in it. */
export const withInner = (
  id: string,
  places: readonly Pick<Node, '_id' | 'parentID'>[],
): ReadonlySet<string> => {
  const children = Map.groupBy(places, ({ parentID }) => parentID);
  const found = new Set<string>();
  const add = (each: string) => {
    if (found.has(each)) return;
    found.add(each);
    for (const child of children.get(each) ?? []) add(child._id);
  };
  add(id);
  return found;
};
