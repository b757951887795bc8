import { sql } from 'kysely';
import { type Location, locations } from '#modules/locations/contract.ts';
import { withInner } from '#modules/locations/rules.ts';
import { defineModule, serveResource } from '../defineModule.ts';
import { fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import { locationsImporter } from '../importers/locations.ts';
import { lockBoat, lockRow } from '../store/records.ts';
import type { Prepare } from '../store/restoreItem.ts';
import { placeLabels } from './inventory/labels.ts';

type Db = Call['db'];

/** Ids, names and parents of a boat's places. */
const treeOf = async (db: Db, boatID: string) => {
  const { rows } = await sql<{ _id: string; name: string; parentID: string }>`
    select _id, data->>'name' as name, coalesce(parent_id, '') as "parentID" from locations
    where boat_id = ${boatID}`.execute(db);
  return rows;
};

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** A place stands in one that exists, not in itself, and no other beside it has its name. */
const check = async ({ db }: { db: Db }, next: Location, before?: Location) => {
  if (before && next.parentID === before.parentID && next.name === before.name) return;
  // Two moves at the same moment could make a circle, or two places of one name.
  await lockBoat(db, next.boatID);
  const tree = await treeOf(db, next.boatID);
  if (next.parentID !== '' && next.parentID !== before?.parentID) {
    if (!tree.some(({ _id }) => _id === next.parentID)) throw fail(400, 'placeMissing', {}, 'parentID');
    if (withInner(next._id, tree).has(next.parentID)) throw fail(400, 'placeInside', {}, 'parentID');
  }
  const twin = tree.some(
    ({ _id, name, parentID }) => _id !== next._id && parentID === next.parentID && sameName(name, next.name),
  );
  if (twin) throw fail(400, 'placeThere', { name: next.name }, 'name');
};

/** A place goes only when it is empty: its stock and what is in it are moved first. */
const checkRemove = async ({ db }: { db: Db }, place: Location) => {
  await lockBoat(db, place.boatID);
  const { rows } = await sql<{ name: string }>`
    select data->>'name' as name from locations where boat_id = ${place.boatID} and parent_id = ${place._id}
    order by 1 limit 1`.execute(db);
  if (rows[0]) throw fail(409, 'placeHasPlaces', { name: rows[0].name });
  const stock = await sql<{ name: string; hidden: boolean }>`
    select name, hidden from stock_in(${place._id})`.execute(db);
  const [first] = stock.rows;
  if (first?.hidden) throw fail(409, 'placeHasPrivate');
  if (first) throw fail(409, 'placeHasStock', { name: first.name });
};

/** A place stands again where it was, under another name if that was taken meanwhile; at the top if its place is gone. */
const prepareRestored: Prepare<Location> = async ({ db }, place) => {
  const parent = place.parentID === '' || (await lockRow(db, locations, place.parentID));
  const parentID = parent ? place.parentID : '';
  const beside = (await treeOf(db, place.boatID)).filter((other) => other.parentID === parentID);
  const taken = (name: string) => beside.some((other) => sameName(other.name, name));
  let name = place.name;
  for (let n = 2; taken(name); n++) name = `${place.name.slice(0, 74)} (${n})`;
  return { ...place, parentID, name };
};

/** The places of a boat. */
export const locationsModule = defineModule({
  labels: { locations: placeLabels },
  serves: { locations: serveResource(locations, { check, checkRemove, prepareRestored }) },
  importers: { locations: locationsImporter },
});
