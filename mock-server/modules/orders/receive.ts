import type { orderCommands } from '#modules/orders/contract/commands.ts';
import { type Order, orders, type Receipt, type ReceivedLine } from '#modules/orders/contract.ts';
import { isOnOrder, withoutRest, withReceipt } from '#modules/orders/rules/receipts.ts';
import { ApiError, fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import {
  insertItems,
  lockItem,
  lockRow,
  type Row,
  updateItem,
  type WriteContext,
} from '../../store/records.ts';
import { bookReceipt } from './booking.ts';
import { refreshOnOrder } from './figures.ts';
import { fillNumbers } from './numbers.ts';

const lineOf = (order: Order, id: string) => order.lines.find((line) => line._id === id);

/** The delivery, without what the user saw. */
const bare = (lines: readonly ReceivedLine[]): ReceivedLine[] =>
  lines.map(({ lineID, quantity, place }) => ({ lineID, quantity, place }));

/** Writes a receipt into the order and the stock. Items are locked after their order. */
const enter = async (call: WriteContext, row: Row<Order>, receipt: Receipt): Promise<Order> => {
  await bookReceipt(call, row.data, receipt);
  const order = await updateItem<Order>(call, orders, row, withReceipt(row.data, receipt));
  await refreshOnOrder(call, order);
  return order;
};

/** Enters a delivery. A line may bring more than was ordered. */
export const receive = async (call: Call<typeof orderCommands.receive>): Promise<Order> => {
  const { _id, note, lines, further } = call.body;
  const row = await lockItem<Order>(call, orders, call.params.id);
  const order = row.data;
  if (order.receipts.some((receipt) => receipt._id === _id)) return order;
  if (!isOnOrder(order) && order.status !== 'received') throw fail(400, 'orderNotSent');
  for (const [index, { lineID, was }] of lines.entries()) {
    const line = lineOf(order, lineID);
    if (!line) throw fail(400, 'lineMissing', {}, `lines.${index}.lineID`);
    if (!further && was !== undefined && was !== line.received)
      throw new ApiError(
        409,
        [
          {
            key: 'receivedMeanwhile',
            params: { name: order.updatedBy, line: line.name, count: line.received },
          },
        ],
        { current: order },
      );
  }
  const receipt: Receipt = {
    _id,
    kind: 'delivery',
    at: call.doneAt,
    by: call.viewer.name,
    note,
    lines: bare(lines),
  };
  return enter(call, row, receipt);
};

/** Takes received quantities off again: a return, or a mistake. */
export const giveBack = async (call: Call<typeof orderCommands.giveBack>): Promise<Order> => {
  const { _id, reason, lines } = call.body;
  const row = await lockItem<Order>(call, orders, call.params.id);
  const order = row.data;
  if (order.receipts.some((receipt) => receipt._id === _id)) return order;
  const receipt: Receipt = {
    _id,
    kind: 'return',
    at: call.doneAt,
    by: call.viewer.name,
    note: reason,
    lines: bare(lines),
  };
  for (const [index, { lineID }] of lines.entries())
    if (!lineOf(order, lineID)) throw fail(400, 'lineMissing', {}, `lines.${index}.lineID`);
  const after = withReceipt(order, receipt);
  const short = after.lines.find(({ received }) => received < 0);
  if (short) throw fail(400, 'notSoManyReceived', { line: short.name }, 'lines');
  return enter(call, row, receipt);
};

/** Moves what is open to a back order, or gives it up. */
export const rest = async (call: Call<typeof orderCommands.rest>): Promise<Order> => {
  const { backOrderID, expectedAt, reason } = call.body;
  const row = await lockItem<Order>(call, orders, call.params.id);
  const order = row.data;
  if (backOrderID !== '' && order.backOrderID === backOrderID) return order;
  if (order.status !== 'partReceived') throw fail(400, 'nothingOpen');
  const { lines, rest: open } = withoutRest(order.lines);
  if (backOrderID !== '') {
    if (await lockRow<Order>(call.db, orders, backOrderID)) throw fail(400, 'sameTwice', {}, 'backOrderID');
    const { lines: _lines, receipts: _receipts, mails: _mails, number: _number, ...kept } = order;
    const later = {
      ...kept,
      _id: backOrderID,
      status: 'sent',
      lines: open,
      expectedAt,
      freight: null,
      quotes: [],
      quoteID: '',
      receivedAt: null,
      backOrderOf: order._id,
      backOrderID: '',
    };
    await insertItems<Order>(call, orders, [later], 'create', fillNumbers);
  }
  const last = order.receipts.findLast(({ kind }) => kind === 'delivery');
  const remarks = reason === '' ? {} : { restReason: reason };
  const closed = await updateItem<Order>(call, orders, row, {
    ...remarks,
    lines,
    status: 'received',
    receivedAt: last?.at ?? call.doneAt,
    backOrderID,
  });
  await refreshOnOrder(call, closed);
  return closed;
};
