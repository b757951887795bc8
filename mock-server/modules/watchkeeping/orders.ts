import { type WatchOrders, type watchorderCommands, watchorders } from '#modules/watchkeeping/contract.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { lockItem, updateItem } from '../../store/records.ts';

export const checkOrders = async (_: unknown, { from, until }: WatchOrders) => {
  if (until !== null && until < from) throw fail(400, 'exceptionBackwards', {}, 'until');
};

/** Another text has to be read again. */
export const askAgain = (viewer: Viewer, next: WatchOrders, before: WatchOrders): Partial<WatchOrders> =>
  next.text === before.text ? {} : { readings: [], by: viewer.name };

/** Says that the caller has read orders, as they were known to the caller. */
export const acknowledge = async (
  call: Call<typeof watchorderCommands.acknowledge>,
): Promise<WatchOrders> => {
  const { viewer, body, doneAt } = call;
  const row = await lockItem<WatchOrders>(call, watchorders, call.params.id);
  const { data: orders } = row;
  if (orders.readings.some(({ userID }) => userID === viewer._id)) return orders;
  // Readings of others raise the revision too: only a later text has to be read again.
  if ((row.field_revs.text?.rev ?? 0) > body.rev) throw fail(400, 'ordersChanged');
  const reading = { userID: viewer._id, name: viewer.name, at: doneAt };
  return updateItem<WatchOrders>(call, watchorders, row, { readings: [...orders.readings, reading] });
};
