import { sql } from 'kysely';
import { sameValue } from '#lib/sameValue.ts';
import { fixedWhenSent, type Order } from '#modules/orders/contract.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { idList } from '../../store/records.ts';

type Checked = Pick<Call, 'db' | 'viewer'>;

/** Refuses changes of what the supplier has on paper, and quantities that only deliveries may change. */
export const checkOrder = async (call: Checked, next: Order, before?: Order): Promise<void> => {
  const changed = fixedWhenSent.filter((field) => !sameValue(next[field], before?.[field]));
  if (before && before.status !== 'draft' && changed.length > 0)
    throw fail(400, 'orderNotDraft', {}, changed[0]);
  await checkJob(call, next, before);
  if (!changed.includes('lines')) return;
  const ids = new Set<string>();
  for (const [index, { _id, received, dropped }] of next.lines.entries()) {
    if (ids.has(_id)) throw fail(400, 'sameTwice', {}, `lines.${index}`);
    ids.add(_id);
    if (received + dropped > 0) throw fail(400, 'receivedByDelivery', {}, `lines.${index}.received`);
  }
  await checkItems(call, next, before);
};

/** A job that an order is newly for is one of the same vessel. */
const checkJob = async ({ db }: Checked, { jobID, boatID }: Order, before?: Order) => {
  if (jobID === '' || jobID === before?.jobID) return;
  const { rows } = await sql`select 1 from worklist where _id = ${jobID} and boat_id = ${boatID}`.execute(db);
  if (rows.length === 0) throw fail(400, 'orderJobMissing', {}, 'jobID');
};

/** New lines are about items of the same vessel that the caller may see; an old one may have lost its item. */
const checkItems = async ({ db }: Checked, next: Order, before?: Order) => {
  const known = new Set(before?.lines.map(({ inventoryID }) => inventoryID));
  const named = next.lines.flatMap(({ inventoryID }, index) =>
    inventoryID === '' || known.has(inventoryID) ? [] : [{ inventoryID, index }],
  );
  if (named.length === 0) return;
  const { rows } = await sql<{ _id: string }>`select _id from inventory where boat_id = ${next.boatID}
    and _id in ${idList(named.map(({ inventoryID }) => inventoryID))}`.execute(db);
  const there = new Set(rows.map(({ _id }) => _id));
  const missing = named.find(({ inventoryID }) => !there.has(inventoryID));
  if (missing) throw fail(400, 'orderItemMissing', {}, `lines.${missing.index}.inventoryID`);
};

/** What was sent to a supplier stays on record. */
export const checkRemove = async (_call: Checked, { status, sentAt }: Order): Promise<void> => {
  if (status !== 'draft' && !(status === 'cancelled' && sentAt === null)) throw fail(409, 'orderStays');
};
