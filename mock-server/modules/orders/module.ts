import { sql } from 'kysely';
import { buying, forecastPart, forecastSchema } from '#modules/orders/contract/buying.ts';
import { orderCalls, orderCommands, orderPapers, orderRules } from '#modules/orders/contract/commands.ts';
import { approval, orderLine, orderMail, orderQuote, orders, receipt } from '#modules/orders/contract.ts';
import { isOnOrder } from '#modules/orders/rules/receipts.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { checkOrder, checkRemove } from './checks.ts';
import { approve, cancel, reopen } from './decide.ts';
import { draft } from './draft.ts';
import { refreshOnOrder } from './figures.ts';
import { forecastOf } from './forecast.ts';
import { noticeLateOrders } from './late.ts';
import { rulesOf, setRules } from './limits.ts';
import { fillNumbers } from './numbers.ts';
import { paper } from './paper.ts';
import { giveBack, receive, rest } from './receive.ts';
import { send } from './send.ts';

/** Orders to suppliers, their approval, deliveries and back orders. */
export const ordersModule = defineModule({
  hourly: [noticeLateOrders],
  cleanUp: ({ database: { db } }) =>
    sql`delete from order_told t where not exists (select 1 from orders o where o._id = t.order_id)`.execute(
      db,
    ),
  schemas: {
    Order: orders.item,
    OrderLine: orderLine,
    OrderQuote: orderQuote,
    OrderReceipt: receipt,
    OrderApproval: approval,
    OrderMail: orderMail,
    OrderRules: orderRules,
    Forecast: forecastSchema,
    ForecastPart: forecastPart,
  },
  serves: {
    orders: serveResource(orders, {
      check: checkOrder,
      checkRemove,
      fill: fillNumbers,
      hidden: sql`(select hidden_orders())`,
      // A supplier's new day changes when its items are expected.
      after: (call, order, before) =>
        isOnOrder(order) && order.expectedAt !== before?.expectedAt
          ? refreshOnOrder(call, order)
          : Promise.resolve(),
    }),
    orderCommands: serve(
      orderCommands,
      { approve, send, receive, giveBack, rest, cancel, reopen },
      { limits: { send: 'mail' } },
    ),
    orderCalls: serve(orderCalls, { rules: (call) => rulesOf(call, call.params.boatID), setRules }),
    buying: serve(buying, { draft, forecast: (call) => forecastOf(call, call.params.boatID) }),
    orderPapers: serve(orderPapers, { paper }, { limits: { paper: 'paper' } }),
  },
});
