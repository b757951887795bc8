import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import { tidy } from '#modules/inventory/rules.ts';
import { sourcesOf } from '#modules/movements/rules.ts';
import { type Job, type Part, worklist } from '#modules/worklist/contract.ts';
import { followWrites } from '../../store/followers.ts';
import { lockRows, type WriteContext } from '../../store/records.ts';
import { addFigureSource, refreshFigures } from '../inventory/figures.ts';
import { type Booking, bookMovements } from '../movements/book.ts';

/** Jobs in these states keep no stock. */
const closed: readonly string[] = ['done', 'cancelled'] satisfies Job['status'][];

const linked = (parts: readonly Part[]) =>
  parts.filter(({ inventoryID, quantity }) => inventoryID !== '' && quantity > 0);

/** What open jobs keep: the parts of their lists. The index of migration 0041 knows these jobs. */
addFigureSource(
  'reserved',
  (ids) => sql`select p->>'inventoryID', (p->>'quantity')::numeric, null::text
    from worklist, jsonb_array_elements(data->'parts') p
    where jsonb_path_exists(data, '$.parts[*].inventoryID ? (@ != "")')
      and coalesce(data->>'status', '') not in ('done', 'cancelled') and p->>'inventoryID' in ${ids}`,
);

/** The sums that a job keeps, as text to compare. */
const keptBy = (job: object): string[] => {
  const { status = '', parts = [] }: Partial<Pick<Job, 'status' | 'parts'>> = Object(job);
  return closed.includes(status)
    ? []
    : linked(parts).map(({ inventoryID, quantity }) => `${inventoryID} ${quantity}`);
};

/** By whatever call or import jobs are written, what they keep follows. */
followWrites(worklist.name, async (context, boatID, { before, after }) => {
  const were = before.flatMap(keptBy);
  const are = after.flatMap(keptBy);
  const changed = [
    ...were.filter((each) => !are.includes(each)),
    ...are.filter((each) => !were.includes(each)),
  ];
  await refreshFigures(
    context,
    boatID,
    changed.map((each) => each.split(' ')[0] ?? ''),
  );
});

/** The movements of a work begin with this. */
const markOf = (workID: string) => createHash('sha256').update(workID).digest('base64url').slice(0, 21);

/** A work that takes parts, with the job's title as the reason. */
export type Taking = { workID: string; job: Pick<Job, '_id' | 'title'>; parts: readonly Part[] };

/**
 * Takes the parts of works out of stock, from their usual place first; never more than is there as booked, so that a
 * completion does not fail for want of stock. Returns how many were taken of each part that is an item of stock.
 */
export const takeParts = async (
  context: WriteContext,
  boatID: string,
  works: readonly Taking[],
): Promise<Map<string, number>> => {
  const wanted = works.flatMap(({ workID, job, parts }) =>
    linked(parts).map((part) => ({ workID, job, part })),
  );
  if (wanted.length === 0) return new Map();
  const rows = await lockRows<InventoryItem>(
    context.db,
    inventory,
    wanted.map(({ part }) => part.inventoryID),
  );
  const taken = new Map<string, number>();
  for (const [index, { workID, job, part }] of wanted.entries()) {
    const known = rows.get(part.inventoryID)?.data;
    const key = `${workID} ${part._id}`;
    taken.set(key, 0);
    if (known?.boatID !== boatID) continue;
    // Each movement changes what the next one finds.
    const now = await lockRows<InventoryItem>(context.db, inventory, [part.inventoryID]);
    const item = now.get(part.inventoryID)?.data ?? known;
    const there = item.places.reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0);
    const quantity = Math.min(part.quantity, tidy(Math.min(there, Math.max(0, item.totalAmount))));
    if (quantity <= 0) continue;
    const bookings = sourcesOf(item, quantity).map(
      (source, at): Booking => ({
        _id: `${markOf(workID)}-${index}-${at}`,
        inventoryID: item._id,
        kind: 'take',
        quantity: source.quantity,
        fromLocation: source.spot,
        reason: job.title,
        jobID: job._id,
      }),
    );
    const { booked } = await bookMovements(context, boatID, bookings);
    taken.set(key, tidy(booked.reduce((sum, { amount }) => sum + amount, 0)));
  }
  return taken;
};

/** Puts back what works took: each movement gets a row that takes its effect back. */
export const putBackParts = async (context: WriteContext, boatID: string, workIDs: readonly string[]) => {
  const bookings: Booking[] = [];
  for (const workID of workIDs) {
    const { rows } = await sql<{ _id: string; inventory_id: string; reason: string; job_id: string }>`
      select _id, inventory_id, data->>'reason' as reason, data->>'jobID' as job_id from movements
      where boat_id = ${boatID} and job_id = (select job_id from works where _id = ${workID})
        and starts_with(_id, ${`${markOf(workID)}-`}) and kind = 'take' and data->>'reverses' = ''
      order by seq`.execute(context.db);
    for (const row of rows)
      bookings.push({
        _id: `${row._id}-u`,
        reverses: row._id,
        inventoryID: row.inventory_id,
        kind: 'take',
        reason: row.reason,
        jobID: row.job_id,
      });
  }
  // An item that is gone keeps its movements; nothing can be put back.
  if (bookings.length > 0) await bookMovements(context, boatID, bookings);
};

/** Locks the items that jobs keep or take, before the boat's other writers wait. */
export const lockStock = (context: WriteContext, parts: readonly Part[]) => {
  const ids = linked(parts).map(({ inventoryID }) => inventoryID);
  return ids.length > 0 ? lockRows<InventoryItem>(context.db, inventory, ids) : undefined;
};
