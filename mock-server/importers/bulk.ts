import { type Kysely, sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { Stamped } from '#lib/resource.ts';
import { sameValue } from '#lib/sameValue.ts';
import type { Tables } from '../db/tables.ts';
import { type Deed, nextRev, nextRevs, type Stored } from '../records.ts';
import { refuse } from '../refusal.ts';
import type { Applied } from './importer.ts';

type Row<Item> = { data: Item; field_revs: Record<string, { rev: number; by: string; name: string }> };

/** All items of a boat in list order, locked until the end of the transaction. */
export const lockItemsOf = async <Item extends Stamped>(
  db: Kysely<Tables>,
  resource: Stored<Item>,
  boatID: string,
): Promise<Row<Item>[]> => {
  const { rows } = await sql<Row<Item>>`
    select data, field_revs from ${sql.table(resource.name)} where boat_id = ${boatID} order by _id for update`.execute(
    db,
  );
  return rows;
};

const entriesOf = (item: object) => new Map<string, unknown>(Object.entries(item));

/** Changes fields of many locked items of one boat, in four statements however many they are. */
export const updateItems = async <Item extends Stamped>(
  deed: Deed,
  resource: Stored<Item>,
  changes: readonly { row: Row<Item>; fields: object }[],
  action: 'import' | 'restore',
) => {
  const boatID = changes[0]?.row.data.boatID;
  if (boatID === undefined) return;
  const revs = await nextRevs(deed.db, boatID, changes.length);
  const rows = changes.map(({ row, fields }, index) => {
    const rev = revs[index];
    const old = entriesOf(row.data);
    const changed = Object.entries(fields).filter(
      ([key, value]) => value !== undefined && !sameValue(old.get(key), value),
    );
    const mark = { rev, by: deed.viewer._id, name: deed.viewer.name };
    return {
      history: nanoid(),
      data: resource.item.parse({
        ...row.data,
        ...Object.fromEntries(changed),
        rev,
        updatedAt: deed.now,
        updatedBy: deed.viewer.name,
      }),
      field_revs: { ...row.field_revs, ...Object.fromEntries(changed.map(([key]) => [key, mark])) },
      before: Object.fromEntries(changed.map(([key]) => [key, old.get(key) ?? null])),
      after: Object.fromEntries(changed),
    };
  });
  const list = JSON.stringify(rows);
  await sql`update ${sql.table(resource.name)} t set rev = (r->'data'->>'rev')::bigint, updated_at = ${deed.now},
      updated_by = ${deed.viewer._id}, data = r->'data', field_revs = r->'field_revs'
    from jsonb_array_elements(${list}::jsonb) r where t._id = r->'data'->>'_id'`.execute(deed.db);
  await sql`insert into history (_id, resource, item_id, boat_id, at, user_id, user_name, action, before, after)
    select r->>'history', ${resource.name}, r->'data'->>'_id', ${boatID}, ${deed.now}, ${deed.viewer._id}, ${deed.viewer.name},
      ${action}, r->'before', r->'after' from jsonb_array_elements(${list}::jsonb) r`.execute(deed.db);
};

/** Deletes many locked items of one boat and leaves tombstones; as `removeRow`, in a few statements. */
export const removeItems = async <Item extends Stamped>(
  deed: Deed,
  resource: Stored<Item>,
  items: readonly Item[],
) => {
  const boatID = items[0]?.boatID;
  if (boatID === undefined) return;
  const rev = await nextRev(deed.db, boatID);
  const list = JSON.stringify(items.map((data) => ({ data, history: nanoid() })));
  await sql`delete from ${sql.table(resource.name)}
    where _id in (select r->'data'->>'_id' from jsonb_array_elements(${list}::jsonb) r)`.execute(deed.db);
  await sql`insert into tombstones (resource, item_id, boat_id, rev, at)
    select ${resource.name}, r->'data'->>'_id', ${boatID}, ${rev}, ${deed.now} from jsonb_array_elements(${list}::jsonb) r
    on conflict (resource, item_id) do update set rev = excluded.rev, at = excluded.at`.execute(deed.db);
  await sql`insert into history (_id, resource, item_id, boat_id, at, user_id, user_name, action, before, after)
    select r->>'history', ${resource.name}, r->'data'->>'_id', ${boatID}, ${deed.now}, ${deed.viewer._id}, ${deed.viewer.name},
      'remove', r->'data', null from jsonb_array_elements(${list}::jsonb) r`.execute(deed.db);
};

const stamps = new Set(['rev', 'updatedAt', 'updatedBy']);

type Deeds = { item_id: string; before: Record<string, unknown> | null; after: Record<string, unknown> };

/** What an import at `at` wrote down of these items. */
const historyOf = async (db: Kysely<Tables>, resource: string, ids: readonly string[], at: string) => {
  const { rows } = await sql<Deeds>`select item_id, before, after from history
    where resource = ${resource} and action = 'import' and at = ${at}
      and item_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`.execute(db);
  return new Map(rows.map((row) => [row.item_id, row]));
};

const hasFilesSince = async (db: Kysely<Tables>, resource: string, ids: readonly string[], at: string) => {
  const { rows } =
    await sql`select 1 from history where resource = ${resource} and action = 'file' and at >= ${at}
    and item_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) limit 1`.execute(db);
  return rows.length > 0;
};

/**
 * Takes an import back: what it made goes, what it changed gets its old values. An item counts as changed since when a
 * value that the import gave it is another now; undoing imports in reverse order therefore works.
 * @throws Refusal `importTooLate`.
 */
export const undoItems = async <Item extends Stamped>(
  deed: Deed,
  resource: Stored<Item>,
  boatID: string,
  applied: Applied,
  at: string,
) => {
  const rows = new Map((await lockItemsOf(deed.db, resource, boatID)).map((row) => [row.data._id, row]));
  const written = await historyOf(deed.db, resource.name, [...applied.created, ...applied.updated], at);
  const untouched = (id: string) => {
    const now = entriesOf(rows.get(id)?.data ?? {});
    const after = Object.entries(written.get(id)?.after ?? {});
    return after.every(([key, value]) => stamps.has(key) || sameValue(now.get(key), value));
  };
  // What the import made and somebody deleted since is gone already.
  const created = applied.created.flatMap((id) => rows.get(id)?.data ?? []);
  const gone = applied.updated.some((id) => !rows.has(id));
  if (gone || ![...created.map(({ _id }) => _id), ...applied.updated].every(untouched))
    throw refuse(409, 'importTooLate');
  if (await hasFilesSince(deed.db, resource.name, applied.created, at)) throw refuse(409, 'importTooLate');
  const changes = applied.updated.flatMap((id) => {
    const row = rows.get(id);
    const before = written.get(id)?.before;
    return row && before ? [{ row, fields: before }] : [];
  });
  await updateItems(deed, resource, changes, 'restore');
  await removeItems(deed, resource, created);
};
