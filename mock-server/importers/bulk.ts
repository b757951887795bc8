import { type Kysely, sql } from 'kysely';
import type { Stamped } from '#lib/resource.ts';
import { sameValue } from '#lib/sameValue.ts';
import type { Tables } from '../db/tables.ts';
import { fail } from '../http/apiError.ts';
import { lockItemsOf, removeItems, type Stored, updateItems, type WriteContext } from '../store/records.ts';
import type { Applied } from './importer.ts';

/** All items of a boat that the caller may see, without locks, for the dry run. */
export const itemsOf = async <Item extends Stamped>(
  db: Kysely<Tables>,
  resource: Stored<Item>,
  boatID: string,
): Promise<Item[]> => {
  const { rows } = await sql<{ data: unknown }>`select data from ${sql.table(resource.name)}
    where boat_id = ${boatID} order by _id`.execute(db);
  return rows.map(({ data }) => resource.item.parse(data));
};

const entriesOf = (item: object) => new Map<string, unknown>(Object.entries(item));

const stamps = new Set(['rev', 'updatedAt', 'updatedBy']);

type HistoryChange = {
  item_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
};

/** The history that an import at `at` wrote for these items. */
const historyOf = async (db: Kysely<Tables>, resource: string, ids: readonly string[], at: string) => {
  const { rows } = await sql<HistoryChange>`select item_id, before, after from history
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
 * Undoes an import: deletes what it created and restores what it changed. An item counts as changed since the import if
 * a value that the import set is different now; so imports can be undone in reverse order. `between` runs when that is
 * known and before anything is written; it may change the items. @throws ApiError `importTooLate`.
 */
export const undoItems = async <Item extends Stamped>(
  context: WriteContext,
  resource: Stored<Item>,
  boatID: string,
  applied: Pick<Applied, 'created' | 'updated'>,
  at: string,
  between?: () => Promise<void>,
) => {
  const lockAll = async () =>
    new Map((await lockItemsOf(context.db, resource, boatID)).map((row) => [row.data._id, row]));
  let rows = await lockAll();
  const written = await historyOf(context.db, resource.name, [...applied.created, ...applied.updated], at);
  const untouched = (id: string) => {
    const now = entriesOf(rows.get(id)?.data ?? {});
    const after = Object.entries(written.get(id)?.after ?? {});
    return after.every(([key, value]) => stamps.has(key) || sameValue(now.get(key), value));
  };
  // An item that the import created may have been deleted since.
  const there = () => applied.created.flatMap((id) => rows.get(id)?.data ?? []);
  const gone = applied.updated.some((id) => !rows.has(id));
  if (gone || ![...there().map(({ _id }) => _id), ...applied.updated].every(untouched))
    throw fail(409, 'importTooLate');
  if (await hasFilesSince(context.db, resource.name, applied.created, at)) throw fail(409, 'importTooLate');
  if (between) {
    await between();
    rows = await lockAll();
  }
  const changes = applied.updated.flatMap((id) => {
    const row = rows.get(id);
    const before = written.get(id)?.before;
    return row && before ? [{ row, fields: before }] : [];
  });
  await updateItems(context, resource, changes, 'restore');
  await removeItems(context, resource, there());
};
