import type { Stamped } from '#lib/resource.ts';
import type { Since } from '#modules/history/contract.ts';
import type { RowOutcomes } from '../http/rowOutcomes.ts';
import { deletions } from './newer.ts';
import { lockRows, type Row, type Stored, type WriteContext } from './records.ts';

/**
 * The named items of a boat, locked, in the given order. One that is missing, of another boat, or named twice refuses its
 * row; `field` is the field that names it.
 */
export const lockNamed = async <Item extends Stamped>(
  { db }: Pick<WriteContext, 'db'>,
  resource: Stored<Item>,
  boatID: string,
  ids: readonly string[],
  rows: RowOutcomes,
  field?: string,
): Promise<(Row<Item> | undefined)[]> => {
  const found = await lockRows<Item>(db, resource, ids);
  const more = field === undefined ? {} : { field };
  const seen = new Set<string>();
  const missing = ids.filter((id) => !found.has(id));
  const deleted = missing.length > 0 ? await deletions(db, resource.name, missing) : new Map<string, Since>();
  const items = ids.map((id, index) => {
    const row = found.get(id);
    const deletion = deleted.get(id);
    if (deletion) rows.refuse(index, 404, 'deletedBy', { ...more, params: { name: deletion.userName } });
    else if (!row) rows.refuse(index, 404, 'notFound', more);
    else if (row.data.boatID !== boatID) rows.refuse(index, 403, 'notYourBoat', more);
    else if (seen.has(id)) rows.refuse(index, 400, 'sameTwice', more);
    seen.add(id);
    return rows.isRefused(index) ? undefined : row;
  });
  rows.failUnlessByRow([...deleted.values()]);
  return items;
};
