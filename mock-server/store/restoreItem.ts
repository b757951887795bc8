import { sql } from 'kysely';
import type { Stamped } from '#lib/resource.ts';
import { allows } from '../auth/access.ts';
import { canAccessBoat } from '../auth/viewer.ts';
import { fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import { publishChange } from '../live/publish.ts';
import { tellFollowers } from './followers.ts';
import { writeHistories } from './historyRows.ts';
import { compact, lockRow, nextRev, type Row, type Stored } from './records.ts';

/** What one call restores, in the order in which it does. */
export type RestoredItems = { resource: string; id: string; rev: number }[];

/** Restores a deleted item of a resource, and returns it as its readers see it. */
export type Restorer = (call: Call, id: string, restored: RestoredItems) => Promise<Stamped>;

/** Makes a deleted item fit the boat as it is now: restores what it stood in, or fails with what stands against it. */
export type Prepare<Item> = (call: Call, item: Item, restored: RestoredItems) => Promise<Item>;

/** Items of the resource `of` hang on the item whose id is in their field `by`. */
export type Hanging = { of: string; by: string };

type Last = { boat_id: string; before: unknown; field_revs: Row<Stamped>['field_revs'] };

/** What hangs on the items of a resource, as far as the caller may restore it. */
export const hangingOn = ({ catalog, viewer }: Pick<Call, 'catalog' | 'viewer'>, resource: string) =>
  (catalog.hanging.get(resource) ?? []).filter(({ of }) => {
    const rule = catalog.histories.get(of);
    return rule !== undefined && allows(viewer, rule.access);
  });

/**
 * The last deletions of a boat's items of a resource and of what hangs on them, as a table; `parent` is the item that
 * one hung on.
 */
export const deletionsOf = (boatID: string, resource: string, hanging: readonly Hanging[]) => {
  const names = JSON.stringify([resource, ...hanging.map(({ of }) => of)]);
  const parents = hanging.map(({ of, by }) => sql`when t.resource = ${of} then h.before->>${by}::text`);
  const parent = parents.length > 0 ? sql`case ${sql.join(parents, sql` `)} end` : sql`null::text`;
  return sql`select distinct on (t.resource, t.item_id) h.resource, h.item_id, h.before, h.user_id, h.user_name, h.seq, t.rev,
      coalesce(h.done_at, h.at) as done, ${parent} as parent
    from tombstones t join history h on h.resource = t.resource and h.item_id = t.item_id and h.action = 'remove'
    where t.boat_id = ${boatID} and t.resource in (select jsonb_array_elements_text(${names}::jsonb))
    order by t.resource, t.item_id, h.seq desc`;
};

/**
 * Whether the deletion `part` was made for that of the item `whole` which it hung on: by the same person, at most an
 * hour before. What was deleted long before, or by somebody else, was deleted for itself.
 */
export const deletedTogether = sql`part.parent = whole.item_id and part.user_id = whole.user_id and part.seq < whole.seq
  and part.done > whole.done - interval '1 hour'`;

/** Restores what was deleted together with an item, each by its own rule. */
const restoreHanging = async (
  call: Call,
  { resource, boatID, id }: { resource: string; boatID: string; id: string },
  restored: RestoredItems,
) => {
  const hanging = hangingOn(call, resource);
  if (hanging.length === 0) return;
  const { rows } = await sql<{ resource: string; item_id: string }>`
    with gone as (${deletionsOf(boatID, resource, hanging)}),
      whole as (select item_id, user_id, seq, coalesce(done_at, at) as done from history
        where resource = ${resource} and item_id = ${id} and action = 'remove' order by seq desc limit 1)
    select part.resource, part.item_id from gone part join whole on ${deletedTogether} order by part.seq desc`.execute(
    call.db,
  );
  for (const { resource: of, item_id } of rows)
    await call.catalog.restorers.get(of)?.(call, item_id, restored);
};

/**
 * Restores a deleted item from its history, with what hangs on it: comments, photos, files, work and readings were never
 * deleted; items that were deleted together with it are restored too. It stands where a new item does, and knows who
 * last changed which field, so that conflicts with earlier changes are asked about. An item that exists is returned as
 * it is.
 */
export const restoreItem = async <Item extends Stamped>(
  call: Call,
  resource: Stored<Item>,
  id: string,
  restored: RestoredItems,
  prepare?: Prepare<Item>,
): Promise<Item> => {
  const { db, viewer, now } = call;
  const there = async () => {
    const row = await lockRow(db, resource, id);
    if (row && !canAccessBoat(viewer, row.data.boatID)) throw fail(403, 'notYourBoat');
    return row?.data;
  };
  const before = await there();
  if (before) return before;
  const { rows } = await sql<Last>`select h.boat_id, h.before, t.field_revs from tombstones t
    join history h on h.resource = t.resource and h.item_id = t.item_id and h.action = 'remove'
    where t.resource = ${resource.name} and t.item_id = ${id} order by h.seq desc limit 1`.execute(db);
  const [last] = rows;
  if (!last) throw fail(404, 'notFound');
  const { boat_id: boatID } = last;
  if (!canAccessBoat(viewer, boatID)) throw fail(403, 'notYourBoat');
  const deleted = resource.item.parse(last.before);
  const fitting = (await prepare?.(call, deleted, restored)) ?? deleted;
  // What it hung on may have been restored first, and this item with it.
  const meanwhile = prepare && (await there());
  if (meanwhile) return meanwhile;
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
  await tellFollowers(call, resource.name, boatID, { before: [], after: [item] });
  restored.push({ resource: resource.name, id, rev });
  await restoreHanging(call, { resource: resource.name, boatID, id }, restored);
  return item;
};
