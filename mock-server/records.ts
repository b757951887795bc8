import { type Kysely, sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { Stamped } from '#lib/resource.ts';
import { sameValue } from '#lib/sameValue.ts';
import type { Tables } from './db/tables.ts';
import type { Call } from './implement.ts';
import { Refusal, refuse } from './refusal.ts';
import { reaches } from './viewer.ts';

type Db = Kysely<Tables>;
type HistoryAction = 'create' | 'update' | 'remove' | 'restore' | 'hours' | 'import' | 'file';

/** A resource as its rows are kept: the table of its name holds the whole wire item in `data`, and the queried keys. */
export type Stored<Item extends Stamped> = {
  name: string;
  order: 'newestFirst' | 'oldestFirst';
  item: { parse: (value: unknown) => Item };
};

type Row<Item> = { data: Item; field_revs: Record<string, { rev: number; by: string; name: string }> };

/** Whose deed is written down, and when: every call is one; an import or the demo data says it itself. */
export type Deed = { db: Db; now: string; viewer: { _id: string; name: string } };

/** The next revision. Writers of one boat queue here, so that a reader never sees a higher one before a lower. */
export const nextRev = async (db: Db, boatID: string): Promise<number> => {
  const [rev = 0] = await nextRevs(db, boatID, 1);
  return rev;
};

/** Several revisions at once, ascending; there may be gaps between them. */
export const nextRevs = async (db: Db, boatID: string, count: number): Promise<number[]> => {
  await sql`select pg_advisory_xact_lock(hashtext(${boatID}))`.execute(db);
  const { rows } = await sql<{
    rev: number;
  }>`select nextval('rev_seq') as rev from generate_series(1, ${count}::int)`.execute(db);
  return rows.map((row) => row.rev);
};

/** Writes down who did what: `before` and `after` hold only the fields that changed. */
export const writeHistory = (
  { db, now, viewer }: Deed,
  row: {
    resource: string;
    itemID: string;
    boatID: string;
    action: HistoryAction;
    before: object | null;
    after: object | null;
  },
) =>
  sql`insert into history (_id, resource, item_id, boat_id, at, user_id, user_name, action, before, after)
    values (${nanoid()}, ${row.resource}, ${row.itemID}, ${row.boatID}, ${now}, ${viewer._id}, ${viewer.name}, ${row.action},
      ${json(row.before)}::jsonb, ${json(row.after)}::jsonb)`.execute(db);

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

/** The row of an item, locked for the rest of the transaction. */
export const lockRow = async <Item extends Stamped>(db: Db, resource: Stored<Item>, id: string) => {
  const { rows } = await sql<Row<Item>>`
    select data, field_revs from ${sql.table(resource.name)} where _id = ${id} for update`.execute(db);
  return rows[0];
};

/** The locked item, if it is there and of a boat the caller reaches; refuses with 404 or 403 otherwise. */
export const lockItem = async <Item extends Stamped>(
  call: Pick<Call, 'db' | 'viewer'>,
  resource: Stored<Item>,
  id: string,
) => {
  const row = await lockRow(call.db, resource, id);
  if (!row) throw refuse(404, 'notFound');
  if (!reaches(call.viewer, row.data.boatID)) throw refuse(403, 'notYourBoat');
  return row;
};

/**
 * Inserts items of one boat, checked by the contract; several at once keep their order in the list, in four statements
 * however many they are.
 */
export const insertItems = async <Item extends Stamped>(
  deed: Deed,
  resource: Stored<Item>,
  drafts: readonly (object & { _id: string; boatID: string })[],
  action: HistoryAction = 'create',
): Promise<Item[]> => {
  const boatID = drafts[0]?.boatID;
  if (boatID === undefined) return [];
  const revs = await nextRevs(deed.db, boatID, drafts.length);
  const stamps = { createdAt: deed.now, updatedAt: deed.now, updatedBy: deed.viewer.name };
  const items = drafts.map((draft, index) => resource.item.parse({ ...draft, ...stamps, rev: revs[index] }));
  // The first of several stands first in its list: newest first means it needs the highest place.
  const rows = items.map((data, index) => ({
    data,
    seq: resource.order === 'newestFirst' ? revs[items.length - 1 - index] : revs[index],
    history: nanoid(),
  }));
  const list = JSON.stringify(rows);
  await sql`insert into ${sql.table(resource.name)} (_id, boat_id, rev, seq, created_at, updated_at, updated_by, data)
    select r->'data'->>'_id', ${boatID}, (r->'data'->>'rev')::bigint, (r->>'seq')::bigint, ${deed.now}, ${deed.now},
      ${deed.viewer._id}, r->'data' from jsonb_array_elements(${list}::jsonb) r`.execute(deed.db);
  await sql`insert into history (_id, resource, item_id, boat_id, at, user_id, user_name, action, before, after)
    select r->>'history', ${resource.name}, r->'data'->>'_id', ${boatID}, ${deed.now}, ${deed.viewer._id}, ${deed.viewer.name},
      ${action}, null, r->'data' from jsonb_array_elements(${list}::jsonb) r`.execute(deed.db);
  return items;
};

const changedFields = (item: object, fields: object) => {
  const old = new Map(Object.entries(item));
  return Object.entries(fields).filter(
    ([key, value]) => value !== undefined && !sameValue(old.get(key), value),
  );
};

/**
 * Changes fields of a locked item. Fields that somebody else changed after `baseRev` are refused with 409 and the
 * item as it stands; other fields merge. Nothing changed answers the item as it is, without a new revision.
 */
export const updateItem = async <Item extends Stamped>(
  deed: Deed,
  resource: Stored<Item>,
  row: Row<Item>,
  fields: object,
  options: { baseRev?: number; action?: HistoryAction } = {},
): Promise<Item> => {
  const changed = changedFields(row.data, fields);
  if (changed.length === 0) return row.data;
  const baseRev = options.baseRev ?? row.data.rev;
  const taken = changed.flatMap(([key]) => {
    const last = row.field_revs[key];
    return last && last.rev > baseRev && last.by !== deed.viewer._id ? [{ key, name: last.name }] : [];
  });
  if (taken.length > 0)
    throw new Refusal(
      409,
      taken.map(({ key, name }) => ({ key: 'changedByOther' as const, params: { name }, path: key })),
      { current: row.data },
    );
  const rev = await nextRev(deed.db, row.data.boatID);
  const item = resource.item.parse({
    ...row.data,
    ...Object.fromEntries(changed),
    rev,
    updatedAt: deed.now,
    updatedBy: deed.viewer.name,
  });
  const mark = { rev, by: deed.viewer._id, name: deed.viewer.name };
  const fieldRevs = { ...row.field_revs, ...Object.fromEntries(changed.map(([key]) => [key, mark])) };
  await sql`update ${sql.table(resource.name)} set rev = ${rev}, updated_at = ${deed.now}, updated_by = ${deed.viewer._id},
    data = ${JSON.stringify(item)}::jsonb, field_revs = ${JSON.stringify(fieldRevs)}::jsonb where _id = ${item._id}`.execute(
    deed.db,
  );
  const old = new Map(Object.entries(row.data));
  await writeHistory(deed, {
    resource: resource.name,
    itemID: item._id,
    boatID: item.boatID,
    action: options.action ?? 'update',
    before: Object.fromEntries(changed.map(([key]) => [key, old.get(key) ?? null])),
    after: Object.fromEntries(changed),
  });
  return item;
};

/** Deletes a locked item and leaves a tombstone with a revision, so that others learn of it. */
export const removeRow = async <Item extends Stamped>(deed: Deed, resource: Stored<Item>, row: Row<Item>) => {
  const { _id, boatID } = row.data;
  const rev = await nextRev(deed.db, boatID);
  await sql`delete from ${sql.table(resource.name)} where _id = ${_id}`.execute(deed.db);
  await sql`insert into tombstones (resource, item_id, boat_id, rev, at) values (${resource.name}, ${_id}, ${boatID}, ${rev}, ${deed.now})
    on conflict (resource, item_id) do update set rev = excluded.rev, at = excluded.at`.execute(deed.db);
  await writeHistory(deed, {
    resource: resource.name,
    itemID: _id,
    boatID,
    action: 'remove',
    before: row.data,
    after: null,
  });
};
