import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import { type Order, orders } from '#modules/orders/contract.ts';
import { daysLate } from '#modules/orders/rules/receipts.ts';
import type { Services } from '../../services.ts';
import type { WriteContext } from '../../store/records.ts';
import { postNotices } from '../notices.ts';
import { buyersOf, linkOf } from './notices.ts';

type NoticeContext = Pick<WriteContext, 'db' | 'now'>;
type Boat = { _id: string; zone: string };

const lateOrders = async ({ db, now }: NoticeContext, { _id, zone }: Boat) => {
  const today = dayIn(now, zone || 'UTC');
  const { rows } = await sql<{ data: unknown }>`
    select data from orders o where boat_id = ${_id} and status in ('sent', 'partReceived')
      and coalesce(data->>'expectedAt', data->>'wantedBy') < ${today}
      and not exists (select 1 from order_told t where t.order_id = o._id
        and t.day = coalesce(data->>'expectedAt', data->>'wantedBy')::date)
    order by seq`.execute(db);
  return rows.flatMap(({ data }) => {
    const order = orders.item.parse(data);
    const days = daysLate(order, today);
    return days === null ? [] : [{ order, days }];
  });
};

/** Marks orders as told; returns those that were not yet: of several processes, one tells. */
const claim = async (
  { db, now }: NoticeContext,
  boatID: string,
  late: readonly { order: Order; days: number }[],
) => {
  const list = JSON.stringify(
    late.map(({ order }) => ({ id: order._id, day: order.expectedAt ?? order.wantedBy })),
  );
  const { rows } = await sql<{ order_id: string }>`
    insert into order_told (order_id, day, boat_id, at)
    select o->>'id', (o->>'day')::date, ${boatID}, ${now}::timestamptz from jsonb_array_elements(${list}::jsonb) o
    on conflict do nothing returning order_id`.execute(db);
  const mine = new Set(rows.map((row) => row.order_id));
  return late.filter(({ order }) => mine.has(order._id));
};

const notifyBoat = async (context: NoticeContext, boat: Boat) => {
  const late = await lateOrders(context, boat);
  const fresh = late.length === 0 ? [] : await claim(context, boat._id, late);
  if (fresh.length === 0) return;
  const buyers = await buyersOf(context.db, boat._id);
  await postNotices(
    context,
    buyers.flatMap((userID) =>
      fresh.map(({ order, days }) => ({
        userID,
        kind: 'orderLate' as const,
        params: { order: orders.nameOf(order), days: String(days) },
        link: linkOf(order),
      })),
    ),
  );
};

/** Tells who writes orders of deliveries that are overdue, once for each order and expected day. */
export const noticeLateOrders = async ({ database: { db }, clock }: Services) => {
  const now = clock().toISOString();
  const { rows } = await sql<Boat>`
    select _id, coalesce(data->>'timeZone', '') as zone from boats b where free <> ${EXPIRED}
      and exists (select 1 from orders o where o.boat_id = b._id and o.status in ('sent', 'partReceived'))
    order by _id`.execute(db);
  for (const boat of rows) await db.transaction().execute((trx) => notifyBoat({ db: trx, now }, boat));
};
