import { sql } from 'kysely';
import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import type { LotPart } from '#modules/inventory/rules/lots.ts';
import { tidy } from '#modules/inventory/rules/quantity.ts';
import {
  type Transfer,
  type TransferStatus,
  type transferCommands,
  transfers,
} from '#modules/transfers/contract.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { lockItem, lockRows, updateItem } from '../../store/records.ts';
import { mayWrite } from '../inventory/rights.ts';
import { type Booking, bookMovements } from '../movements/book.ts';
import { postNotices } from '../notices.ts';
import { lockBoats, lockPair, writeOther } from './pair.ts';

/** A call of any step. */
type Caller = Omit<Call, 'params' | 'body' | 'search'> & { params: { id: string } };

export const boatName = async ({ db }: Pick<Call, 'db'>, boatID: string) => {
  const { rows } = await sql<{ name: string }>`select name from boats where _id = ${boatID}`.execute(db);
  return rows[0]?.name ?? '';
};

/** The transfer with its row on the other vessel; `is` are the states in which the step is possible. */
const opened = async (call: Caller, is: TransferStatus, direction?: 'in' | 'out') => {
  const { data } = await lockItem<Transfer>(call, transfers, call.params.id);
  const pair = await lockPair(call, data);
  const row = pair.own.data;
  if (direction && row.direction !== direction) throw fail(400, 'transferOtherSide');
  if (row.status !== is) throw fail(409, 'transferIsOver');
  return pair;
};

/** Writes a step into both rows, and tells whoever proposed it. */
const enter = async (
  call: Caller,
  { own, other }: Awaited<ReturnType<typeof opened>>,
  fields: Partial<Transfer> & { status: TransferStatus },
  quantity: number | null,
  note = '',
): Promise<Transfer> => {
  const step = {
    step: fields.status,
    at: call.doneAt,
    by: call.viewer.name,
    boatName: await boatName(call, own.data.boatID),
    quantity,
    note,
  };
  const next = { ...fields, steps: [...own.data.steps, step] };
  const row = await updateItem<Transfer>(call, transfers, own, next);
  await writeOther(call, other, row);
  if (row.proposedByID && row.proposedByID !== call.viewer._id)
    await postNotices(call, [
      {
        userID: row.proposedByID,
        kind: 'transferStep',
        params: {
          step: fields.status,
          item: row.itemName,
          boat: step.boatName,
          count: String(quantity ?? row.quantity),
          unit: row.unit,
        },
        link: '/app/transfers',
      },
    ]);
  return row;
};

/** Books at the item of the caller's vessel; what cannot be booked refuses the step. */
const move = async (call: Caller, row: Transfer, bookings: readonly Booking[], path: string) => {
  await lockRows<InventoryItem>(call.db, inventory, [row.inventoryID]);
  await lockBoats(call, row);
  const { booked, refused } = await bookMovements(call, row.boatID, bookings, { as: call.viewer });
  const [refusal] = refused;
  if (!refusal) return booked;
  const { error } = refusal;
  throw fail(
    error.status,
    error.items[0]?.key ?? 'notFound',
    error.items[0]?.params ?? {},
    error.items[0]?.path === 'quantity' ? path : undefined,
  );
};

/** Takes it out of the stock of the vessel that has it. */
export const send = async (call: Call<typeof transferCommands.send>): Promise<Transfer> => {
  const { _id, quantity, fromLocation } = call.body;
  const known = await lockItem<Transfer>(call, transfers, call.params.id);
  if (known.data.status !== 'proposed' && known.data.sent === quantity) return known.data;
  const pair = await opened(call, 'proposed', 'out');
  const row = pair.own.data;
  const booked = await move(
    call,
    row,
    [
      {
        _id,
        inventoryID: row.inventoryID,
        kind: 'take',
        quantity,
        fromLocation,
        reason: `→ ${row.otherBoatName}`,
        at: call.doneAt,
      },
    ],
    'quantity',
  );
  const lots = booked.flatMap((each) => each.lots);
  return enter(call, pair, { status: 'sent', sent: quantity, lots }, quantity);
};

/** How much of what came is of which lot: as it was sent, as far as it came. */
const partsOf = (lots: readonly LotPart[], quantity: number): LotPart[] => {
  let open = quantity;
  const parts = lots.flatMap(({ lot, expDate, amount }) => {
    const part = tidy(Math.min(open, amount));
    open = tidy(open - part);
    return part > 0 ? [{ lot, expDate, amount: part }] : [];
  });
  return open > 0 ? [...parts, { lot: '', expDate: null, amount: open }] : parts;
};

/** Books it into the stock of the vessel that receives it. */
export const receive = async (call: Call<typeof transferCommands.receive>): Promise<Transfer> => {
  const { _id, quantity, toLocation } = call.body;
  const known = await lockItem<Transfer>(call, transfers, call.params.id);
  if (known.data.status === 'received' && known.data.received === quantity) return known.data;
  const pair = await opened(call, 'sent', 'in');
  const row = pair.own.data;
  await move(
    call,
    row,
    partsOf(row.lots, quantity).map(({ lot, expDate, amount }, index) => ({
      _id: index === 0 ? _id : `${_id}-${index}`,
      inventoryID: row.inventoryID,
      kind: 'receive' as const,
      quantity: amount,
      ...{ lot, expDate, toLocation },
      reason: `← ${row.otherBoatName}`,
      at: call.doneAt,
    })),
    'quantity',
  );
  return enter(call, pair, { status: 'received', received: quantity }, quantity);
};

/** Declines it, or withdraws it, on either vessel. */
export const decline = async (call: Call<typeof transferCommands.decline>): Promise<Transfer> => {
  const known = await lockItem<Transfer>(call, transfers, call.params.id);
  if (known.data.status === 'declined') return known.data;
  const pair = await opened(call, 'proposed');
  const items = await lockRows<InventoryItem>(call.db, inventory, [pair.own.data.inventoryID]);
  const item = items.get(pair.own.data.inventoryID)?.data;
  if (item && !mayWrite(call.viewer, item)) throw fail(403, 'otherDepartment');
  await lockBoats(call, pair.own.data);
  return enter(call, pair, { status: 'declined' }, null, call.body.reason);
};
