import { nanoid } from 'nanoid';
import { nameKey, splitPath } from '#modules/imports/rules.ts';
import type { Location, Spot } from '#modules/locations/contract.ts';
import { kindOfName } from '#modules/locations/rules/kinds.ts';
import { PATH_SEPARATOR, pathsOf, spotPath } from '#modules/locations/rules.ts';

/** Deeper than any vessel's lockers, but shallow enough that a slip does not make a long chain of places. */
const MAX_DEPTH = 8;
const MAX_NAME = 80;

/** A place that is there, or that the import would make; `at` is what a spot of an item is. */
type Node = Pick<Location, '_id' | 'name' | 'parentID'>;
export type NewPlace = Node & { boatID: string; kind: Location['kind'] };

export type FoundPlace = Spot | 'unclear' | 'tooDeep' | 'tooLong';

/** A path for comparison; a slash within a name compares like one between names. */
const pathKey = (names: readonly string[]) =>
  names
    .map(nameKey)
    .join('/')
    .replace(/ ?\/ ?/g, '/');

/**
 * Finds places by path, whole or by its last names, and makes those that are missing. `spots` are where things lie: with
 * shelf and box, which are no places of their own.
 */
export const placeFinder = (boatID: string, places: readonly Node[], spots: readonly Spot[]) => {
  const paths = pathsOf(places);
  const nodes = places.map((node) => ({ node, key: pathKey(paths.get(node._id) ?? [node.name]) }));
  const made: NewPlace[] = [];
  const madePaths: string[] = [];
  const known = new Map<string, Spot>();
  for (const spot of spots) {
    const path = spotPath(paths, spot);
    if (path !== '') known.set(pathKey([path]), spot);
  }
  const names = new Set(places.map(({ name }) => nameKey(name)));

  const find = (parts: readonly string[]): Node | 'unclear' | undefined => {
    const key = pathKey(parts);
    const whole = nodes.find((each) => each.key === key);
    if (whole) return whole.node;
    const ends = nodes.filter((each) => each.key.endsWith(`/${key}`));
    return ends.length > 1 ? 'unclear' : ends[0]?.node;
  };

  const make = (parts: readonly string[], from: number, inside: Node | undefined): Node | undefined => {
    let parent = inside;
    for (const name of parts.slice(from)) {
      const place: NewPlace = {
        _id: nanoid(),
        boatID,
        name,
        parentID: parent?._id ?? '',
        kind: kindOfName(name),
      };
      const above = nodes.find(({ node }) => node === parent)?.key;
      nodes.push({ node: place, key: above === undefined ? pathKey([name]) : `${above}/${pathKey([name])}` });
      made.push(place);
      parent = place;
    }
    madePaths.push(parts.join(PATH_SEPARATOR));
    return parent;
  };

  /** The parts of a path that a person wrote; a name of a place may hold a slash. */
  const partsOf = (path: string) => splitPath(path, (text) => names.has(nameKey(text)));

  const resolve = (parts: readonly string[]): Node | Exclude<FoundPlace, Spot> | undefined => {
    if (parts.length > MAX_DEPTH) return 'tooDeep';
    if (parts.some((name) => name.length > MAX_NAME)) return 'tooLong';
    for (let count = parts.length; count > 0; count--) {
      const found = find(parts.slice(0, count));
      if (found === 'unclear') return found;
      if (found) return count === parts.length ? found : make(parts, count, found);
    }
    return make(parts, 0, undefined);
  };

  return {
    made,
    madePaths,
    /** The place of a path, found or made. */
    place: (path: string) => resolve(partsOf(path)),
    /** Whether a path is there, and which place it is. */
    there: (path: string) => find(partsOf(path)),
    /** Where something lies: a path, with a shelf and a box in columns of their own. */
    spot: (path: string, shelves: string, locationBox: string): FoundPlace => {
      const parts = partsOf(path);
      const exact = find(parts);
      if (exact === 'unclear') return exact;
      if (exact) return { locationID: exact._id, shelves, locationBox };
      const lies = known.get(pathKey([path]));
      if (lies) return lies;
      // The path of an exported list ends with shelf and box.
      const own = [...parts];
      for (const end of [locationBox, shelves])
        if (end !== '' && own.length > 1 && nameKey(own.at(-1) ?? '') === nameKey(end)) own.pop();
      const found = resolve(own);
      return typeof found === 'string' || !found
        ? (found ?? 'unclear')
        : { locationID: found._id, shelves, locationBox };
    },
  };
};
