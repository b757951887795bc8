import type { Order, Receipt } from '#modules/orders/contract.ts';
import type { WriteContext } from '../../store/records.ts';
import { type Booking, bookMovements } from '../movements/book.ts';

/** The id of the movement of a line of a receipt: a repetition makes the same. */
const movementID = (receiptID: string, index: number) => `${receiptID}-${index}`;

/** The movements of a receipt; lines of what is not kept in stock have none. */
const bookingsOf = (order: Order, { _id, kind, at, note, lines }: Receipt): Booking[] =>
  lines.flatMap(({ lineID, quantity, place }, index) => {
    const line = order.lines.find((each) => each._id === lineID);
    if (!line || line.inventoryID === '') return [];
    const isReturn = kind === 'return';
    return [
      {
        _id: movementID(_id, index),
        inventoryID: line.inventoryID,
        kind: isReturn ? 'supplierReturn' : 'receive',
        quantity,
        ...(place ? (isReturn ? { fromLocation: place } : { toLocation: place }) : {}),
        orderID: order._id,
        ...(isReturn ? { reason: note } : { note }),
        unitPrice: line.price,
        currency: order.currency,
        at,
      },
    ];
  });

/**
 * Books a receipt of an order into stock, in the caller's transaction. An item that was deleted since has no stock; any
 * other refusal, such as a return of more than lies there, refuses the receipt.
 */
export const bookReceipt = async (context: WriteContext, order: Order, receipt: Receipt) => {
  const bookings = bookingsOf(order, receipt);
  if (bookings.length === 0) return;
  const { refused } = await bookMovements(context, order.boatID, bookings);
  const refusal = refused.find(({ error }) => error.status !== 404);
  if (refusal) throw refusal.error;
};
