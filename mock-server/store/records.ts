import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Stamped } from '#lib/resource.ts';
import { sameValue } from '#lib/sameValue.ts';
import type { Since } from '#modules/history/contract.ts';
import { canAccessBoat } from '../auth/viewer.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError, fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import { publishChange } from '../live/publish.ts';
import type { Topic } from '../live/topics.ts';
import { tellFollowers } from './followers.ts';
import { type HistoryAction, type HistoryEntry, writeHistories } from './historyRows.ts';
import { type FieldMark, isOwn, sinceOf } from './marks.ts';
import { gone } from './newer.ts';

type Db = Kysely<Tables>;

/**
 * How a resource is stored: the table of its name holds the whole wire item in `data`, and the queried keys as columns.
 */
export type Stored<Item extends Stamped> = Topic & {
  order: 'newestFirst' | 'oldestFirst';
  item: { parse: (value: unknown) => Item };
  /** Fields that are left out of `data`, and so of lists, when they have these values: see `defineResource`. */
  empties: Readonly<Record<string, unknown>>;
};

/** An item as its table holds it, with the last change of each field. */
export type Row<Item> = { data: Item; field_revs: Record<string, FieldMark> };

/** Who makes a write, and when. Every call is such a context; an import or the demo data builds its own. */
export type WriteContext = {
  db: Db;
  now: string;
  /** When the user did it, if that was before it came. */
  doneAt?: string;
  viewer: { _id: string; name: string };
  opId?: string;
  device?: string;
};

/** The item as stored: without the fields that hold their empty default. */
export const compact = ({ empties }: Pick<Stored<Stamped>, 'empties'>, item: object) =>
  Object.fromEntries(
    Object.entries(item).filter(
      ([key, value]) => !(Object.hasOwn(empties, key) && sameValue(value, empties[key])),
    ),
  );

/** Writers of one boat queue here until their transaction ends. Rows are locked before, never after. */
export const lockBoat = (db: Db, boatID: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${boatID}))`.execute(db);

/** The next revision. Writers of one boat queue here, so that a reader never sees a higher one before a lower. */
export const nextRev = async (db: Db, boatID: string): Promise<number> => {
  const [rev = 0] = await nextRevs(db, boatID, 1);
  return rev;
};

/** Several revisions at once, ascending; there may be gaps between them. */
export const nextRevs = async (db: Db, boatID: string, count: number): Promise<number[]> => {
  await lockBoat(db, boatID);
  const { rows } = await sql<{
    rev: number;
  }>`select nextval('rev_seq') as rev from generate_series(1, ${count}::int)`.execute(db);
  return rows.map((row) => row.rev);
};

/** Adds a history row: `before` and `after` contain only the changed fields. */
export const writeHistory = (
  context: WriteContext,
  {
    resource,
    boatID,
    action,
    ...row
  }: HistoryEntry & { resource: string; boatID: string; action: HistoryAction },
) => writeHistories(context, { resource, boatID, action, rows: [row] });

/** Ids as a list for SQL's `in`, of any length. */
export const idList = (ids: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

const idsOf = (items: readonly Stamped[]) => items.map(({ _id }) => _id);

const locked = async <Item extends Stamped>(
  db: Db,
  resource: Stored<Item>,
  where: RawBuilder<unknown>,
): Promise<Row<Item>[]> => {
  const { rows } = await sql<{ data: unknown; field_revs: Row<Item>['field_revs'] }>`
    select data, field_revs from ${sql.table(resource.name)} where ${where} order by _id for update`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, data: resource.item.parse(row.data) }));
};

/** The row of an item, locked for the rest of the transaction. */
export const lockRow = async <Item extends Stamped>(db: Db, resource: Stored<Item>, id: string) => {
  const [row] = await locked(db, resource, sql`_id = ${id}`);
  return row;
};

/** The rows of several items by id, locked in an order that all writers share; missing items are not in the map. */
export const lockRows = async <Item extends Stamped>(
  db: Db,
  resource: Stored<Item>,
  ids: readonly string[],
): Promise<Map<string, Row<Item>>> => {
  const rows = await locked(db, resource, sql`_id in ${idList(ids)}`);
  return new Map(rows.map((row) => [row.data._id, row]));
};

/** All items of a boat, locked until the end of the transaction. */
export const lockItemsOf = <Item extends Stamped>(db: Db, resource: Stored<Item>, boatID: string) =>
  locked(db, resource, sql`boat_id = ${boatID}`);

/** The locked item, if it exists and the caller may access its boat; fails with 404 or 403 otherwise. */
export const lockItem = async <Item extends Stamped>(
  call: Pick<Call, 'db' | 'viewer'>,
  resource: Stored<Item>,
  id: string,
) => {
  const row = await lockRow(call.db, resource, id);
  if (!row) throw await gone(call.db, resource.name, id);
  if (!canAccessBoat(call.viewer, row.data.boatID)) throw fail(403, 'notYourBoat');
  return row;
};

export type Draft = object & { _id: string; boatID: string };

/** Adds server-generated fields to drafts, while all other writers of the boat wait. */
export type Fill = (
  ...given: [db: Db, boatID: string, drafts: readonly Draft[], viewer: WriteContext['viewer']]
) => Promise<readonly Draft[]>;

/** Inserts validated items of one boat in four statements; several at once keep their order in the list. */
export const insertItems = async <Item extends Stamped>(
  context: WriteContext,
  resource: Stored<Item>,
  given: readonly Draft[],
  action: HistoryAction = 'create',
  fill?: Fill,
): Promise<Item[]> => {
  const boatID = given[0]?.boatID;
  if (boatID === undefined) return [];
  const revs = await nextRevs(context.db, boatID, given.length);
  const drafts = (await fill?.(context.db, boatID, given, context.viewer)) ?? given;
  const stamps = {
    createdAt: context.doneAt ?? context.now,
    updatedAt: context.now,
    updatedBy: context.viewer.name,
  };
  const items = drafts.map((draft, index) => resource.item.parse({ ...draft, ...stamps, rev: revs[index] }));
  // The first of several stands first in its list: with newest first it needs the highest place.
  const rows = items.map((item, index) => ({
    data: compact(resource, item),
    seq: resource.order === 'newestFirst' ? revs[items.length - 1 - index] : revs[index],
  }));
  const list = JSON.stringify(rows);
  await sql`insert into ${sql.table(resource.name)} (_id, boat_id, rev, seq, created_at, updated_at, updated_by, data)
    select r->'data'->>'_id', ${boatID}, (r->'data'->>'rev')::bigint, (r->>'seq')::bigint, ${context.now}, ${context.now},
      ${context.viewer._id}, r->'data' from jsonb_array_elements(${list}::jsonb) r`.execute(context.db);
  const created = items.map((item) => ({ itemID: item._id, rev: item.rev, before: null, after: item }));
  await writeHistories(context, { resource: resource.name, boatID, action, rows: created });
  await publishChange(context, resource, boatID, idsOf(items), Math.max(...revs));
  await tellFollowers(context, resource.name, boatID, { before: [], after: items });
  return items;
};

const changedFields = (item: object, fields: object) => {
  const old = new Map<string, unknown>(Object.entries(item));
  return Object.entries(fields)
    .filter(([key, value]) => value !== undefined && !sameValue(old.get(key), value))
    .map(([key, value]: [string, unknown]) => ({ key, value, old: old.get(key) ?? null }));
};

/**
 * Changes fields of locked items of one boat in four statements. Returns the items in the given order; an item without
 * changes is returned as it is, without a new revision.
 */
export const updateItems = async <Item extends Stamped>(
  context: WriteContext,
  resource: Stored<Item>,
  changes: readonly { row: Row<Item>; fields: object }[],
  action: HistoryAction = 'update',
): Promise<Item[]> => {
  const requested = changes.map(({ row, fields }) => ({ row, changed: changedFields(row.data, fields) }));
  const real = requested.filter(({ changed }) => changed.length > 0);
  const boatID = real[0]?.row.data.boatID;
  if (boatID === undefined) return requested.map(({ row }) => row.data);
  const revs = await nextRevs(context.db, boatID, real.length);
  const after = new Map<string, Item>();
  const rows = real.map(({ row, changed }, index) => {
    const rev = revs[index];
    const fields = Object.fromEntries(changed.map(({ key, value }) => [key, value]));
    const mark = {
      rev,
      by: context.viewer._id,
      name: context.viewer.name,
      at: context.now,
      ...(context.device ? { device: context.device } : {}),
    };
    const item = resource.item.parse({
      ...row.data,
      ...fields,
      rev,
      updatedAt: context.now,
      updatedBy: context.viewer.name,
    });
    after.set(item._id, item);
    return {
      itemID: item._id,
      since: item.createdAt,
      rev,
      data: compact(resource, item),
      field_revs: { ...row.field_revs, ...Object.fromEntries(changed.map(({ key }) => [key, mark])) },
      before: Object.fromEntries(changed.map(({ key, old }) => [key, old])),
      after: fields,
    };
  });
  const list = JSON.stringify(rows);
  await sql`update ${sql.table(resource.name)} t set rev = (r->>'rev')::bigint, updated_at = ${context.now},
      updated_by = ${context.viewer._id}, data = r->'data', field_revs = r->'field_revs'
    from jsonb_array_elements(${list}::jsonb) r where t._id = r->>'itemID'`.execute(context.db);
  const changed = rows.map(({ data: _data, field_revs: _marks, ...row }) => row);
  await writeHistories(context, { resource: resource.name, boatID, action, rows: changed });
  await publishChange(context, resource, boatID, [...after.keys()], Math.max(...revs));
  const written = { before: real.map(({ row }) => row.data), after: [...after.values()] };
  await tellFollowers(context, resource.name, boatID, written);
  return requested.map(({ row }) => after.get(row.data._id) ?? row.data);
};

/**
 * Fails with 409 and the current item if another person or device changed one of the fields after `baseRev`, or if the
 * server never gave that revision; not for fields that already have the requested values.
 */
export const failIfTaken = <Item extends Stamped>(
  context: WriteContext,
  row: Row<Item>,
  fields: object,
  baseRev: number | undefined,
) => {
  if (baseRev === undefined) return;
  const changed = changedFields(row.data, fields);
  // The server never gave this revision: a backup was restored, and nobody knows what the change was based on.
  const unknown = baseRev > row.data.rev;
  const since: Since[] = [];
  const taken = changed.flatMap(({ key }): ApiError['items'] => {
    const last = row.field_revs[key];
    if (unknown) return [{ key: 'unknownBase' as const, path: key }];
    if (!last || last.rev <= baseRev || isOwn(last, context)) return [];
    const own = last.by === context.viewer._id;
    since.push(sinceOf(key, last, own));
    return own
      ? [{ key: 'changedOnOtherDevice' as const, path: key }]
      : [{ key: 'changedByOther' as const, params: { name: last.name }, path: key }];
  });
  if (taken.length > 0) throw new ApiError(409, taken, { current: row.data, since });
};

/**
 * Changes fields of a locked item. Fields that another person or device changed after `baseRev` fail with 409 and the
 * current item; other fields merge. Without changes the item is returned as it is, without a new revision.
 */
export const updateItem = async <Item extends Stamped>(
  context: WriteContext,
  resource: Stored<Item>,
  row: Row<Item>,
  fields: object,
  options: { baseRev?: number; action?: HistoryAction } = {},
): Promise<Item> => {
  failIfTaken(context, row, fields, options.baseRev);
  const [item = row.data] = await updateItems(context, resource, [{ row, fields }], options.action);
  return item;
};

/** Deletes locked items of one boat and leaves tombstones with a revision, so that clients learn of the deletion. */
export const removeItems = async <Item extends Stamped>(
  context: WriteContext,
  resource: Stored<Item>,
  items: readonly Item[],
) => {
  const boatID = items[0]?.boatID;
  if (boatID === undefined) return;
  const rev = await nextRev(context.db, boatID);
  const ids = idList(idsOf(items));
  await sql`insert into tombstones (resource, item_id, boat_id, rev, at, field_revs)
    select ${resource.name}, _id, ${boatID}, ${rev}, ${context.now}, field_revs from ${sql.table(resource.name)} where _id in ${ids}
    on conflict (resource, item_id) do update set rev = excluded.rev, at = excluded.at, field_revs = excluded.field_revs`.execute(
    context.db,
  );
  await sql`delete from ${sql.table(resource.name)} where _id in ${ids}`.execute(context.db);
  const removed = items.map((item) => ({ itemID: item._id, rev, before: item, after: null }));
  await writeHistories(context, { resource: resource.name, boatID, action: 'remove', rows: removed });
  await publishChange(context, resource, boatID, idsOf(items), rev);
  await tellFollowers(context, resource.name, boatID, { before: items, after: [] });
};
