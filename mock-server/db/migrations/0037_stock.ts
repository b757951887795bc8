import type { Kysely } from 'kysely';
import { APP_ROLE } from './0011_rows_of_boats.ts';
import { HOUSE_ROLE } from './0020_walls.ts';
import { createResourceTable, run } from './resourceTable.ts';
import { rowRule } from './rowRule.ts';

const place = (column: string, key: string) =>
  `${column} text generated always as (nullif(data->'${key}'->>'locationID', '')) stored`;

/** Rows of stock that the caller may not see are not there, whatever is queried. */
const wall = (table: string, condition: string) =>
  `create policy private_stock on ${table} as restrictive for select to ${APP_ROLE} using (${condition})`;

const hidden = '(select hidden_stock())::text[]';

/**
 * Places, stock, and the ledger of its movements, which nobody changes: neither calls nor housekeeping may update or
 * delete its rows. Private items are hidden by row rules (docs/decisions/0065).
 */
export const up = async (db: Kysely<unknown>) => {
  await createResourceTable(
    db,
    'locations',
    ["parent_id text generated always as (nullif(data->>'parentID', '')) stored"],
    ['parent_id'],
  );
  await createResourceTable(
    db,
    'inventory',
    [
      "location_id text generated always as (nullif(data->>'locationID', '')) stored",
      "exp_date text generated always as (data->>'expDate') stored",
    ],
    ['location_id', 'exp_date'],
  );
  await run(
    db,
    "create unique index locations_path on locations (boat_id, coalesce(parent_id, ''), lower(data->>'name'))",
    `create table movements (
      _id text primary key,
      boat_id text not null,
      inventory_id text not null,
      at timestamptz(3) not null,
      came_at timestamptz(3),
      seq bigint not null default nextval('rev_seq'),
      kind text not null,
      amount numeric not null,
      quantity numeric not null,
      user_id text not null,
      user_name text not null,
      data jsonb not null,
      job_id text generated always as (nullif(data->>'jobID', '')) stored,
      order_id text generated always as (nullif(data->>'orderID', '')) stored,
      reverses text generated always as (nullif(data->>'reverses', '')) stored,
      ${place('from_id', 'fromLocation')},
      ${place('to_id', 'toLocation')})`,
    rowRule('movements'),
    'create index movements_boat on movements (boat_id, at desc, seq desc)',
    'create index movements_item on movements (boat_id, inventory_id, at desc, seq desc)',
    'create index movements_user on movements (boat_id, user_id, at desc, seq desc)',
    'create index movements_job on movements (boat_id, job_id) where job_id is not null',
    'create index movements_order on movements (boat_id, order_id) where order_id is not null',
    'create index movements_from on movements (boat_id, from_id, at desc) where from_id is not null',
    'create index movements_to on movements (boat_id, to_id, at desc) where to_id is not null',
    'create unique index movements_reverses on movements (reverses) where reverses is not null',
    `revoke update, delete, truncate on movements from ${APP_ROLE}, ${HOUSE_ROLE}`,
    // Who may see a private item; it stays when the item is deleted.
    `create table private_stock (
      inventory_id text primary key,
      boat_id text not null,
      department text not null,
      made_by text)`,
    'create index private_stock_boat on private_stock (boat_id)',
    `alter table private_stock enable row level security`,
    `alter table private_stock force row level security`,
    `create policy house on private_stock to ${HOUSE_ROLE} using (true) with check (true)`,
    `revoke all on private_stock from ${APP_ROLE}`,
    `create function note_private_stock() returns trigger language plpgsql security definer
      set search_path = public, pg_temp as $$
    begin
      if coalesce((new.data->>'private')::boolean, false) then
        insert into private_stock (inventory_id, boat_id, department, made_by)
          values (new._id, new.boat_id, coalesce(new.data->>'department', ''), coalesce(
            (select h.user_id from history h where h.resource = 'inventory' and h.item_id = new._id
              and h.action in ('create', 'import') order by h.at limit 1), new.updated_by))
          on conflict (inventory_id) do update set department = excluded.department;
      elsif tg_op = 'UPDATE' then
        delete from private_stock where inventory_id = new._id;
      end if;
      return null;
    end $$`,
    `create trigger inventory_private after insert or update on inventory for each row execute function note_private_stock()`,
    `create function hidden_stock() returns text[] language sql stable security definer set search_path = public, pg_temp as $$
      select case when scope('all') = 'yes' or coalesce(scope('company'), '') <> '' then '{}'::text[] else coalesce((
        select array_agg(p.inventory_id) from private_stock p
        where p.boat_id = any (array(select jsonb_array_elements_text(scope('boats')::jsonb)))
          and p.made_by is distinct from scope('user')
          and not exists (select 1 from users u where u._id = scope('user') and (u.data->>'captain' = 'true'
            or (u.data->>'jobtitle' ~* '^(chief|head)\\M' and p.department <> '' and u.data->>'department' = p.department)))),
        '{}'::text[]) end $$`,
    wall('inventory', `_id <> all (${hidden})`),
    wall('movements', `inventory_id <> all (${hidden})`),
    wall('history', `resource <> 'inventory' or item_id <> all (${hidden})`),
    wall('files', `owner_resource <> 'inventory' or owner_id <> all (${hidden})`),
    // What lies in a place, of which private items show no name, so that it is not deleted under them.
    `create function stock_in(place text) returns table (name text, hidden boolean)
      language sql stable security definer set search_path = public, pg_temp as $$
      select i.data->>'name', i._id = any (hidden_stock()) from inventory i
      where i.boat_id = (select l.boat_id from locations l where l._id = place)
        and (i.location_id = place or i.data->'places' @> jsonb_build_array(jsonb_build_object('locationID', place)))
      order by 2, 1 limit 1 $$`,
  );
};
