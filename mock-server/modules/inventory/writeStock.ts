import { sql } from 'kysely';
import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import { publishChange } from '../../live/publish.ts';
import { compact, nextRevs, type WriteContext } from '../../store/records.ts';

/**
 * Writes the figures of locked items that follow from the ledger, from jobs and from orders, each with a new revision.
 * They are in no history: the ledger is theirs. Returns the items as they are now.
 */
export const writeStock = async (
  context: WriteContext,
  boatID: string,
  items: readonly InventoryItem[],
): Promise<InventoryItem[]> => {
  if (items.length === 0) return [];
  const revs = await nextRevs(context.db, boatID, items.length);
  const written = items.map((item, index) => ({
    ...item,
    rev: revs[index] ?? item.rev,
    updatedAt: context.now,
    updatedBy: context.viewer.name,
  }));
  const list = JSON.stringify(written.map((item) => compact(inventory, item)));
  await sql`update inventory i set rev = (r->>'rev')::bigint, updated_at = ${context.now},
      updated_by = ${context.viewer._id}, data = r
    from jsonb_array_elements(${list}::jsonb) r where i._id = r->>'_id'`.execute(context.db);
  await publishChange(
    context,
    inventory,
    boatID,
    written.map(({ _id }) => _id),
    Math.max(...revs),
  );
  return written;
};
