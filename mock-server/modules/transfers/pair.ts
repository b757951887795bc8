import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Transfer, transfers } from '#modules/transfers/contract.ts';
import { fail } from '../../http/apiError.ts';
import { publishChange } from '../../live/publish.ts';
import { compact, lockBoat, lockRows, nextRev, type Row, type WriteContext } from '../../store/records.ts';

/** The id of the row of the other vessel: a repetition makes the same. */
export const pairOf = (id: string) =>
  createHash('sha256').update(`pair of ${id}`).digest('base64url').slice(0, 21);

/** A transfer as the other vessel has it. */
export const mirrored = (row: Transfer, boatName: string) => ({
  ...row,
  _id: row.pairID,
  pairID: row._id,
  boatID: row.otherBoatID,
  otherBoatID: row.boatID,
  otherBoatName: boatName,
  inventoryID: row.otherInventoryID,
  otherInventoryID: row.inventoryID,
  direction: row.direction === 'in' ? ('out' as const) : ('in' as const),
});

/** Locks a transfer and the row of the other vessel, and then both vessels, always in the same order. */
export const lockPair = async ({ db }: Pick<WriteContext, 'db'>, row: Pick<Transfer, '_id' | 'pairID'>) => {
  const rows = await lockRows<Transfer>(db, transfers, [row._id, row.pairID]);
  const own = rows.get(row._id);
  const other = rows.get(row.pairID);
  if (!own) throw fail(404, 'notFound');
  return { own, other };
};

export const lockBoats = async ({ db }: Pick<WriteContext, 'db'>, row: Transfer) => {
  for (const boatID of [row.boatID, row.otherBoatID].sort()) await lockBoat(db, boatID);
};

/**
 * Writes what changed into the row of the other vessel, whose people learn of it. The caller need not belong to that
 * vessel: the row rule shows both rows to the people of both.
 */
export const writeOther = async (
  context: WriteContext,
  other: Row<Transfer> | undefined,
  fields: Pick<Transfer, 'status' | 'sent' | 'received' | 'lots' | 'steps' | 'quantity' | 'note'>,
) => {
  if (!other) return;
  const { boatID, _id } = other.data;
  const rev = await nextRev(context.db, boatID);
  const { status, sent, received, lots, steps, quantity, note } = fields;
  const row = transfers.item.parse({
    ...other.data,
    ...{ status, sent, received, lots, steps, quantity, note },
    rev,
    updatedAt: context.now,
    updatedBy: context.viewer.name,
  });
  await sql`update transfers set rev = ${rev}, updated_at = ${context.now}, updated_by = ${context.viewer._id},
    data = ${JSON.stringify(compact(transfers, row))}::jsonb where _id = ${_id}`.execute(context.db);
  await publishChange(context, transfers, boatID, [_id], rev);
};
