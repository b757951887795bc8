import { sql } from 'kysely';
import type { Order } from '#modules/orders/contract.ts';
import type { WriteContext } from '../../store/records.ts';
import { addFigureSource, refreshFigures } from '../inventory/figures.ts';

addFigureSource('onOrder', (ids) => sql`select inventory_id, quantity, day from open_orders(array(${ids}))`);

/** Tells the stock what is on order of the items of these orders, after something was sent, came or was cancelled. */
export const refreshOnOrder = async (context: WriteContext, ...changed: Order[]) => {
  const [order] = changed;
  if (!order) return;
  const ids = changed.flatMap(({ lines }) => lines.map(({ inventoryID }) => inventoryID));
  await refreshFigures(context, order.boatID, ids);
};
