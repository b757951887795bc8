import type { orderCommands } from '#modules/orders/contract/commands.ts';
import { type Order, orders } from '#modules/orders/contract.ts';
import { approvalBy, approvalHolds, approvedThing, mayApprove } from '#modules/orders/rules/approval.ts';
import { hasCome } from '#modules/orders/rules/receipts.ts';
import { totalsOf } from '#modules/orders/rules/totals.ts';
import { ApiError, fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { lockItem, updateItem } from '../../store/records.ts';
import { refreshOnOrder } from './figures.ts';
import { rulesOf } from './limits.ts';
import { notifyApprovers, notifyDecided } from './notices.ts';

/** Asks when the order has changed since the user saw its total. */
export const refuseIfChanged = (order: Order, total: number | undefined) => {
  if (total === undefined || totalsOf(order).total === total) return;
  throw new ApiError(409, [{ key: 'orderChanged', params: { name: order.updatedBy } }], { current: order });
};

/** The approval of an order as it is, in this state; it keeps who asked. */
export const approvalNow = (
  { viewer, doneAt }: Pick<Call, 'viewer' | 'doneAt'>,
  order: Order,
  state: 'asked' | 'agreed' | 'refused',
  reason = '',
) => {
  const asked = approvalHolds(order) ? order.approval : null;
  const decided = state !== 'asked';
  return {
    ...approvedThing(order),
    state,
    askedBy: (decided && asked?.askedBy) || viewer.name,
    askedByID: (decided && asked?.askedByID) || viewer._id,
    askedAt: (decided && asked?.askedAt) || doneAt,
    by: decided ? viewer.name : '',
    at: decided ? doneAt : null,
    reason,
  };
};

/** Requests, grants or refuses the approval of a draft as it is. */
export const approve = async (call: Call<typeof orderCommands.approve>): Promise<Order> => {
  const { step, reason, total } = call.body;
  const row = await lockItem<Order>(call, orders, call.params.id);
  const order = row.data;
  if (order.status !== 'draft') throw fail(400, 'orderNotDraft');
  if (order.lines.length === 0) throw fail(400, 'orderEmpty');
  refuseIfChanged(order, total);
  const by = approvalBy(order, await rulesOf(call, order.boatID));
  if (step !== 'ask' && !mayApprove(by, call.viewer)) throw fail(403, 'notApprover');
  const state = step === 'ask' ? 'asked' : step === 'agree' ? 'agreed' : 'refused';
  const changed = await updateItem<Order>(call, orders, row, {
    approval: approvalNow(call, order, state, reason),
  });
  if (step === 'ask') await notifyApprovers(call, changed, by);
  else await notifyDecided(call, changed);
  return changed;
};

/** Cancels an order of which nothing has come. */
export const cancel = async (call: Call<typeof orderCommands.cancel>): Promise<Order> => {
  const row = await lockItem<Order>(call, orders, call.params.id);
  const { status } = row.data;
  if (status === 'cancelled') return row.data;
  if (status !== 'draft' && (status !== 'sent' || hasCome(row.data))) throw fail(400, 'orderHasCome');
  const { viewer, doneAt } = call;
  const cancelled = { at: doneAt, by: viewer.name, reason: call.body.reason };
  const order = await updateItem<Order>(call, orders, row, { status: 'cancelled', cancelled });
  await refreshOnOrder(call, order);
  return order;
};

/** Makes a sent or cancelled order a draft again, if nothing of it has come. */
export const reopen = async (call: Call<typeof orderCommands.reopen>): Promise<Order> => {
  const row = await lockItem<Order>(call, orders, call.params.id);
  const { status } = row.data;
  if (status === 'draft') return row.data;
  if ((status !== 'sent' && status !== 'cancelled') || hasCome(row.data)) throw fail(400, 'orderHasCome');
  const fields = { status: 'draft', cancelled: null, sentAt: null, sentBy: '' };
  const order = await updateItem<Order>(call, orders, row, fields);
  await refreshOnOrder(call, order);
  return order;
};
