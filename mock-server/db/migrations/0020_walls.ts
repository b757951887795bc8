import type { Kysely } from 'kysely';
import { APP_ROLE } from './0011_rows_of_boats.ts';
import { run } from './resourceTable.ts';

/** The role of everything that no signed-in user asked for: sign-in, housekeeping, live changes (docs/decisions/0044). */
export const HOUSE_ROLE = 'shipshape_house';

const me = "(select scope('user'))";
const isAll = "(select scope('all')) = 'yes'";
const visible = 'exists (select 1 from users u where u._id = user_id)';

const createRole = (role: string) =>
  `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`;

/** The tables' owner holds the role, so that its functions pass forced row rules; a superuser passes anyway. */
const grantToOwner = (role: string) =>
  `do $$ begin execute format('grant ${role} to %I', current_user); exception when others then
    if not (select rolsuper from pg_roles where rolname = current_user) then raise; end if; end $$`;

/** Whom a transaction is for, as the server sealed it; null if the seal is missing or wrong. */
const scope = [
  'create schema shipshape_private',
  'create table shipshape_private.seal (key text not null)',
  "insert into shipshape_private.seal values (encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'utf8')), 'hex'))",
  'create table shipshape_private.sign_ins (role text primary key, password text not null)',
  `create function scope(name text) returns text language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
  declare
    said text := current_setting('app.scope', true);
    sealed_by text;
  begin
    if coalesce(said, '') = '' then return null; end if;
    select s.key into sealed_by from shipshape_private.seal s;
    if encode(sha256(convert_to(sealed_by || encode(sha256(convert_to(sealed_by || said, 'utf8')), 'hex'), 'utf8')), 'hex')
      is distinct from current_setting('app.seal', true) then return null; end if;
    return said::jsonb ->> name;
  end $$`,
];

/** Every rule reads the sealed scope instead of settings that any statement may change. */
const sealRules = `do $do$
  declare
    p record;
    sealed_using text;
    sealed_check text;
  begin
    for p in select * from pg_policies where schemaname = current_schema() loop
      sealed_using := regexp_replace(replace(p.qual, ' AS current_setting', ''),
        $$current_setting\\('app\\.(\\w+)'::text, true\\)$$, $$scope('\\1')$$, 'g');
      sealed_check := regexp_replace(replace(p.with_check, ' AS current_setting', ''),
        $$current_setting\\('app\\.(\\w+)'::text, true\\)$$, $$scope('\\1')$$, 'g');
      execute format('drop policy %I on %I', p.policyname, p.tablename);
      execute format('create policy %I on %I for %s to ${APP_ROLE}%s%s', p.policyname, p.tablename, p.cmd,
        ' using (' || sealed_using || ')', ' with check (' || sealed_check || ')');
    end loop;
  end $do$`;

const forceAll = `do $do$
  declare t record;
  begin
    for t in select c.relname from pg_class c
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relrowsecurity loop
      execute format('alter table %I force row level security', t.relname);
      execute format('create policy house on %I to ${HOUSE_ROLE} using (true) with check (true)', t.relname);
    end loop;
  end $do$`;

/** Tables that had no rule: what calls of signed-in users need of them, and nothing else. */
const narrow = [
  ...['sessions', 'reset_tokens', 'applied_ops', 'themes', 'presets'].map(
    (table) => `alter table ${table} enable row level security`,
  ),
  `revoke all on sessions, reset_tokens, login_failures, presets from ${APP_ROLE}`,
  `do $$ begin execute 'revoke all on kysely_migration, kysely_migration_lock from ${APP_ROLE}';
    exception when undefined_table then null; end $$`,
  // Sign-in alone creates sessions; users see and end their own.
  `grant select, delete on sessions to ${APP_ROLE}`,
  `create policy own on sessions to ${APP_ROLE} using (user_id = ${me})`,
  // A welcome link is only for somebody who has not chosen a password yet.
  `grant select (user_id), insert, delete on reset_tokens to ${APP_ROLE}`,
  `create policy welcome on reset_tokens for insert to ${APP_ROLE} with check (exists (select 1 from users u
    where u._id = user_id and (u.data->>'changePassword')::boolean and (not u.superadmin or ${isAll})))`,
  `create policy of_visible on reset_tokens for select to ${APP_ROLE} using (${visible})`,
  `create policy end_links on reset_tokens for delete to ${APP_ROLE} using (${visible})`,
  `create policy own on applied_ops to ${APP_ROLE} using (user_id = ${me}) with check (user_id = ${me})`,
  `revoke delete on applied_ops from ${APP_ROLE}`,
  `create policy own on themes to ${APP_ROLE} using (user_id = ${me}) with check (user_id = ${me})`,
  `grant select, insert, update, delete on presets to ${APP_ROLE}`,
  `create policy read on presets for select to ${APP_ROLE} using (true)`,
  `create policy change on presets to ${APP_ROLE} using (${isAll}) with check (${isAll})`,
];

/** All columns of a table but these, as a list for `grant`. */
const grantAllBut = (rights: string, table: string, ...columns: string[]) =>
  `do $do$ begin
    execute (select format('grant ${rights} on ${table} to ${APP_ROLE}', string_agg(quote_ident(attname), ', '))
      from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped
        and attname not in (${columns.map((column) => `'${column}'`).join(', ')}));
  end $do$`;

const columns = [
  `revoke select, update on users, profiles from ${APP_ROLE}`,
  grantAllBut('select (%1$s), update (%1$s)', 'users', 'password_hash'),
  grantAllBut('select (%1$s)', 'profiles', 'pin_hash'),
  `grant update on profiles to ${APP_ROLE}`,
];

/**
 * Rights of an account change by these rules, whatever statement changes them. The application refuses first, in words;
 * this holds if a statement was never meant to be.
 */
const guard = [
  `create function guard_account() returns trigger language plpgsql set search_path = public, pg_temp as $$
  declare
    caller text := scope('user');
    company text := scope('company');
    held jsonb;
    was jsonb := case when tg_op = 'INSERT' then '{}' else old.data->'flags' end;
  begin
    if pg_has_role(current_user, '${HOUSE_ROLE}', 'usage') or scope('all') = 'yes' then return new; end if;
    if new.superadmin or new.role = 'superadmin' then
      raise insufficient_privilege using message = 'Only a superadmin makes a superadmin';
    end if;
    if tg_op = 'UPDATE' and old.superadmin then
      raise insufficient_privilege using message = 'Only a superadmin changes a superadmin';
    end if;
    select u.data->'flags' into held from users u where u._id = caller;
    if exists (select 1 from jsonb_each(coalesce(new.data->'flags', '{}')) f
      where f.value = 'true' and was->f.key is distinct from 'true' and held->f.key is distinct from 'true') then
      raise insufficient_privilege using message = 'Nobody gives a right that they do not hold';
    end if;
    if new.boat_id is distinct from (case when tg_op = 'UPDATE' then old.boat_id end) and new.boat_id is not null
      and not coalesce(scope('boats')::jsonb ? new.boat_id, false) then
      raise insufficient_privilege using message = 'Nobody is moved to a boat that the caller does not reach';
    end if;
    if new.management_id is distinct from (case when tg_op = 'UPDATE' then old.management_id end)
      and new.management_id is distinct from company and new.management_id is not null then
      raise insufficient_privilege using message = 'Nobody joins a company that is not the caller''s';
    end if;
    if coalesce(new.data->>'captain', '') = 'true' and coalesce(company, '') = ''
      and not exists (select 1 from users u where u._id = caller and u.data->>'captain' = 'true')
      and (tg_op = 'INSERT' or coalesce(old.data->>'captain', '') <> 'true') then
      raise insufficient_privilege using message = 'Only a captain or the office makes a captain';
    end if;
    if new.role = 'management' and (tg_op = 'INSERT' or old.role <> 'management') and coalesce(company, '') = '' then
      raise insufficient_privilege using message = 'Only people of a company take others in';
    end if;
    if tg_op = 'UPDATE' and old._id = caller and (new.role <> old.role or new.management_id is distinct from old.management_id
      or new.soft_deleted <> old.soft_deleted or new.data->'flags' is distinct from old.data->'flags') then
      raise insufficient_privilege using message = 'Nobody changes their own rights';
    end if;
    return new;
  end $$`,
  'create trigger users_guard before insert or update on users for each row execute function guard_account()',
  // A deleted account has no sessions and no open links, whoever deletes it.
  `create function end_account() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    delete from sessions where user_id = new._id;
    delete from reset_tokens where user_id = new._id;
    return null;
  end $$`,
  `create trigger users_end after update on users for each row when (new.soft_deleted and not old.soft_deleted)
    execute function end_account()`,
];

/** The wall of rows stands by itself: forced, sealed, and without tables that calls need not read. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    createRole(HOUSE_ROLE),
    grantToOwner(HOUSE_ROLE),
    ...scope,
    sealRules,
    ...narrow,
    ...columns,
    forceAll,
    ...guard,
    `grant usage on schema public to ${HOUSE_ROLE}`,
    `grant select, insert, update, delete on all tables in schema public to ${HOUSE_ROLE}`,
    `grant usage, select, update on all sequences in schema public to ${HOUSE_ROLE}`,
    `alter default privileges in schema public grant select, insert, update, delete on tables to ${HOUSE_ROLE}`,
    `alter default privileges in schema public grant usage, select, update on sequences to ${HOUSE_ROLE}`,
  );
