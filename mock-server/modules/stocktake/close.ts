import type { stocktakeCommands } from '#modules/stocktake/contract/counts.ts';
import { type Stocktake, stocktakes } from '#modules/stocktake/contract.ts';
import { stocktakeWords } from '#modules/stocktake/rules/words.ts';
import { countedLines, type LineState, mayReview, origin, varianceOf } from '#modules/stocktake/rules.ts';
import { languageOf } from '#modules/workorder/rules/language.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { lockItem, updateItem } from '../../store/records.ts';
import { type Booking, bookMovements } from '../movements/book.ts';
import { countsOf } from './counts.ts';

const bookingOf = (
  { _id }: Stocktake,
  { count, made }: LineState,
  words: ReturnType<typeof stocktakeWords>,
): Booking => {
  const counter = origin(count, made);
  return {
    _id: counter._id,
    inventoryID: count.inventoryID,
    kind: 'count',
    counted: count.counted,
    toLocation: count.spot,
    reason: [count.cause === 'none' ? '' : words.cause[count.cause], count.reason].filter(Boolean).join(', '),
    stocktakeID: _id,
    at: count.at,
    by: { _id: counter.userID, name: counter.userName },
  };
};

/** Books what was counted and is not booked yet, and closes the sheet: all lines or none. */
export const close = async (call: Call<typeof stocktakeCommands.close>): Promise<Stocktake> => {
  const row = await lockItem<Stocktake>(call, stocktakes, call.params.id);
  const sheet = row.data;
  if (sheet.status === 'cancelled') throw fail(400, 'stocktakeCancelled');
  if (!mayReview(call.viewer, sheet)) throw fail(403, 'stocktakeBlind');
  const lines = [...countedLines(await countsOf(call, sheet)).values()];
  const open = lines.find(({ state }) => state === 'differ');
  if (open) throw fail(409, 'countsDiffer', { name: open.count.itemName });
  const counted = lines.filter(({ state }) => state === 'counted');
  const words = stocktakeWords(languageOf(call.language.slice(0, 2).toLowerCase()));
  const { refused } = await bookMovements(
    call,
    sheet.boatID,
    counted.filter(({ count }) => count.booked === null).map((line) => bookingOf(sheet, line, words)),
  );
  // What was deleted meanwhile has no stock.
  const refusal = refused.find(({ error }) => error.status !== 404);
  if (refusal) {
    const line = counted.find(({ count, made }) => origin(count, made)._id === refusal._id);
    throw fail(409, 'countAgain', { name: line?.count.itemName ?? '' });
  }
  const closed = {
    at: call.doneAt,
    by: call.viewer.name,
    counted: counted.length,
    differ: counted.filter(({ count }) => varianceOf(count) !== 0).length,
    left: call.body.left,
  };
  return updateItem<Stocktake>(call, stocktakes, row, { status: 'closed', closed });
};

/** Gives a sheet up: nothing of it is booked. */
export const cancel = async (call: Call<typeof stocktakeCommands.cancel>): Promise<Stocktake> => {
  const row = await lockItem<Stocktake>(call, stocktakes, call.params.id);
  if (row.data.status === 'cancelled') return row.data;
  if (row.data.status === 'closed') throw fail(400, 'stocktakeClosed');
  const cancelled = { at: call.doneAt, by: call.viewer.name, reason: call.body.reason };
  return updateItem<Stocktake>(call, stocktakes, row, { status: 'cancelled', cancelled });
};

/** Opens a sheet again that was given up. */
export const reopen = async (call: Call<typeof stocktakeCommands.reopen>): Promise<Stocktake> => {
  const row = await lockItem<Stocktake>(call, stocktakes, call.params.id);
  if (row.data.status === 'closed') throw fail(400, 'stocktakeClosed');
  return updateItem<Stocktake>(call, stocktakes, row, { status: 'open', cancelled: null });
};
