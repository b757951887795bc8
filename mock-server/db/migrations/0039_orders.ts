import type { Kysely } from 'kysely';
import { APP_ROLE } from './0011_rows_of_boats.ts';
import { createResourceTable, run } from './resourceTable.ts';
import { rowRule } from './rowRule.ts';

/** Rows about orders that the caller may not see are not there, whatever is queried. */
const wall = (table: string, id: string, resource?: string) =>
  `create policy private_orders on ${table} as restrictive for select to ${APP_ROLE}
    using (${resource ? `${resource} <> 'orders' or ` : ''}${id} <> all ((select hidden_orders())::text[]))`;

/** Orders with their numbers, the limits for their approval, and which overdue deliveries people were told of. */
export const up = async (db: Kysely<unknown>) => {
  await createResourceTable(
    db,
    'orders',
    [
      "number integer generated always as ((data->>'number')::integer) stored",
      "status text not null generated always as (coalesce(data->>'status', 'draft')) stored",
      "supplier_id text generated always as (nullif(data->>'supplierID', '')) stored",
      // The items in stock that it is about.
      "items jsonb not null generated always as (jsonb_path_query_array(data, '$.lines[*].inventoryID')) stored",
    ],
    ['status', 'supplier_id'],
  );
  await run(
    db,
    'create unique index orders_number on orders (boat_id, number)',
    'create table order_numbers (boat_id text primary key, last integer not null)',
    rowRule('order_numbers'),
    "create table order_rules (boat_id text primary key, rev bigint not null default nextval('rev_seq'), data jsonb not null)",
    rowRule('order_rules'),
    `create table order_told (
      order_id text not null,
      day date not null,
      boat_id text not null,
      at timestamptz(3) not null,
      primary key (order_id, day))`,
    rowRule('order_told'),
    'create index movements_job_last on movements (boat_id, job_id, at desc) where job_id is not null',
    // An order with a private item is there only for those who see the item (docs/decisions/0065).
    `create function hidden_orders() returns text[] language sql stable security definer set search_path = public, pg_temp as $$
      select case when h.ids = '{}' then h.ids else coalesce((
        select array_agg(o._id) from orders o where o.items ?| h.ids
          and o.boat_id = any (array(select jsonb_array_elements_text(scope('boats')::jsonb)))), '{}'::text[]) end
      from (select hidden_stock() as ids) h $$`,
    wall('orders', '_id'),
    wall('history', 'item_id', 'resource'),
    wall('files', 'owner_id', 'owner_resource'),
    // What is on its way of items, of all orders: what is open of each line, and when it is expected.
    `create function open_orders(wanted text[]) returns table (inventory_id text, quantity numeric, day text)
      language sql stable security definer set search_path = public, pg_temp as $$
      select i._id, greatest(0, coalesce((l->>'quantity')::numeric, 1) - coalesce((l->>'received')::numeric, 0)
          - coalesce((l->>'dropped')::numeric, 0)), coalesce(o.data->>'expectedAt', o.data->>'wantedBy')
      from inventory i join orders o on o.boat_id = i.boat_id and o.status in ('sent', 'partReceived')
        and o.items ? i._id
      cross join jsonb_array_elements(o.data->'lines') l
      where i._id = any (wanted) and l->>'inventoryID' = i._id $$`,
  );
};
