import { sql } from 'kysely';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import { ApiError, fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { idList } from '../../store/records.ts';
import { mayWrite, seesPrivate } from './rights.ts';

type Caller = Pick<Call, 'db' | 'viewer'>;

/** Whether all these rows of a table are of the boat; they stay locked against deletion until the item is written. */
const allThere = async (
  { db }: Caller,
  table: 'locations' | 'suppliers' | 'inventory',
  boatID: string,
  ids: readonly string[],
) => {
  if (ids.length === 0) return true;
  const { rows } = await sql<{ _id: string }>`select _id from ${sql.table(table)}
    where _id in ${idList(ids)} and boat_id = ${boatID} for share`.execute(db);
  return new Set(ids).size === rows.length;
};

/** Who made the item, from its first history row. */
export const madeBy = async ({ db }: Pick<Caller, 'db'>, id: string) => {
  const { rows } = await sql<{ user_id: string | null }>`
    select user_id from history where resource = 'inventory' and item_id = ${id} and action in ('create', 'import')
    order by at limit 1`.execute(db);
  return rows[0]?.user_id;
};

/** Validates an item beyond its schema: rights by department, references, and stock that only movements change. */
export const checkItem = async (call: Caller, next: InventoryItem, before?: InventoryItem) => {
  const { viewer } = call;
  if (!mayWrite(viewer, next) || (before && !mayWrite(viewer, before)))
    throw fail(403, 'otherDepartment', {}, 'department');
  const problems: ApiError['items'] = [];
  if (before && next.totalAmount !== before.totalAmount)
    problems.push({ key: 'stockByMovements', path: 'totalAmount' });
  // Nobody hides an item from themself.
  if (
    next.private &&
    (!before?.private || next.department !== before.department) &&
    !seesPrivate(viewer, next.department) &&
    before &&
    (await madeBy(call, next._id)) !== viewer._id
  )
    problems.push({ key: 'privateNotYours', path: 'private' });
  const changed = (key: 'locationID' | 'supplierID') => next[key] !== '' && next[key] !== before?.[key];
  if (changed('locationID') && !(await allThere(call, 'locations', next.boatID, [next.locationID])))
    problems.push({ key: 'placeMissing', path: 'locationID' });
  if (changed('supplierID') && !(await allThere(call, 'suppliers', next.boatID, [next.supplierID])))
    problems.push({ key: 'supplierMissing', path: 'supplierID' });
  const known = new Set(before?.kitItems.map(({ inventoryID }) => inventoryID));
  const parts = next.kitItems.map(({ inventoryID }) => inventoryID);
  if (parts.includes(next._id)) problems.push({ key: 'kitInside', path: 'kitItems' });
  if (new Set(parts).size < parts.length) problems.push({ key: 'sameTwice', path: 'kitItems' });
  const added = [...new Set(parts.filter((id) => !known.has(id) && id !== next._id))];
  if (!(await allThere(call, 'inventory', next.boatID, added)))
    problems.push({ key: 'kitItemMissing', path: 'kitItems' });
  if (problems.length > 0) throw new ApiError(400, problems);
};

/** What is on board is written off or moved to another item first: a deleted item takes nothing with it. */
export const checkRemove = async ({ viewer }: Caller, item: InventoryItem) => {
  if (!mayWrite(viewer, item)) throw fail(403, 'otherDepartment');
  if (item.places.length > 0) throw fail(409, 'stillOnBoard', { amount: item.totalAmount });
};
