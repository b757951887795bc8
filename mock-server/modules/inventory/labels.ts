import { sql } from 'kysely';
import { inventory } from '#modules/inventory/contract.ts';
import { labelOfPlace, labelOfStock } from '#modules/labels/rules/label.ts';
import { locations } from '#modules/locations/contract.ts';
import { PATH_SEPARATOR, pathsOf, spotParts } from '#modules/locations/rules.ts';
import { type FindLabels, storedThings } from '../../documents/labelKinds.ts';

/** The names from the outermost place to each place of the boat. */
const paths = async ({ db, boatID }: Pick<Parameters<FindLabels>[0], 'db' | 'boatID'>) => {
  const { rows } = await sql<{ _id: string; name: string; parentID: string }>`
    select _id, data->>'name' as name, coalesce(parent_id, '') as "parentID" from locations
    where boat_id = ${boatID}`.execute(db);
  return pathsOf(rows);
};

/** Labels of items: part number, maker, and where it usually lies. */
export const stockLabels: FindLabels = async (asked) => {
  const known = await paths(asked);
  return (await storedThings(asked, inventory)).map((item) => labelOfStock(item, spotParts(known, item)));
};

/** Labels of places: the places that it is in. */
export const placeLabels: FindLabels = async (asked) => {
  const known = await paths(asked);
  return (await storedThings(asked, locations)).map((place) =>
    labelOfPlace(place, (known.get(place.parentID) ?? []).join(PATH_SEPARATOR)),
  );
};
