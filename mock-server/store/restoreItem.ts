import { sql } from 'kysely';
import type { Stamped } from '#lib/resource.ts';
import { canAccessBoat } from '../auth/viewer.ts';
import { fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import { publishChange } from '../live/publish.ts';
import { writeHistories } from './historyRows.ts';
import { compact, lockRow, nextRev, type Row, type Stored } from './records.ts';

/** Restores a deleted item of a resource, and returns it as its readers see it. */
export type Restorer = (call: Call, id: string) => Promise<Stamped>;

/** Makes a deleted item fit the boat as it is now: restores what it stood in, or fails with what stands against it. */
export type Prepare<Item> = (call: Call, item: Item) => Promise<Item>;

type Last = { boat_id: string; before: unknown; field_revs: Row<Stamped>['field_revs'] };

/**
 * Restores a deleted item from its history, with what hangs on it: comments, photos, files, work and readings were never
 * deleted. It stands where a new item does, and knows who last changed which field, so that conflicts with earlier
 * changes are asked about. An item that exists is returned as it is.
 */
export const restoreItem = async <Item extends Stamped>(
  call: Call,
  resource: Stored<Item>,
  id: string,
  prepare?: Prepare<Item>,
): Promise<Item> => {
  const { db, viewer, now } = call;
  const there = await lockRow(db, resource, id);
  if (there && !canAccessBoat(viewer, there.data.boatID)) throw fail(403, 'notYourBoat');
  if (there) return there.data;
  const { rows } = await sql<Last>`select h.boat_id, h.before, t.field_revs from tombstones t
    join history h on h.resource = t.resource and h.item_id = t.item_id and h.action = 'remove'
    where t.resource = ${resource.name} and t.item_id = ${id} order by h.seq desc limit 1`.execute(db);
  const [last] = rows;
  if (!last) throw fail(404, 'notFound');
  const { boat_id: boatID } = last;
  if (!canAccessBoat(viewer, boatID)) throw fail(403, 'notYourBoat');
  const deleted = resource.item.parse(last.before);
  const fitting = (await prepare?.(call, deleted)) ?? deleted;
  const rev = await nextRev(db, boatID);
  const item = resource.item.parse({ ...fitting, rev, updatedAt: now, updatedBy: viewer.name });
  await sql`insert into ${sql.table(resource.name)} (_id, boat_id, rev, seq, created_at, updated_at, updated_by, data, field_revs)
    values (${id}, ${boatID}, ${rev}, ${rev}, ${item.createdAt}, ${now}, ${viewer._id},
      ${JSON.stringify(compact(resource, item))}::jsonb, ${JSON.stringify(last.field_revs)}::jsonb)`.execute(
    db,
  );
  await sql`delete from tombstones where resource = ${resource.name} and item_id = ${id}`.execute(db);
  const row = { itemID: id, rev, before: null, after: null };
  await writeHistories(call, { resource: resource.name, boatID, action: 'restore', rows: [row] });
  await publishChange(call, resource, boatID, [id], rev);
  return item;
};
